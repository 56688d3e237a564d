import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test as fixture } from '../../../dev/proof/browser/test.ts';
import { appCheckBuildFolderName, readTestRun } from '../../../dev/proof/browser/test-run.ts';
import type { TestServices } from '../../../dev/proof/browser/test-services.ts';
import { type CardAttributes, CardPage } from '../../../widget/e2e/card-page.ts';
import { FakeAppCheck } from './fake-app-check.ts';

/** Extends the browser test fixture with a fake of Google's App Check. */
export const test = fixture.extend<{
  readonly appCheck: FakeAppCheck;
  /**
   * Opens a filled-in card on a page where the card cannot set cookies. A sign-up there ends with a message about the
   * cookies.
   */
  readonly openFilled: (attributes?: CardAttributes) => Promise<CardPage>;
}>({
  appCheck: async ({ context, services }, use) => {
    // The host to which this build's /login reports failures.
    await context.route('https://watch.test/**', (route) => route.fulfill({ status: 204 }));
    await use(await FakeAppCheck.start(context, services));
  },
  openFilled: ({ page, services, visitor }, use) =>
    use(async (attributes) => {
      const card = await openCardWithAppCheck(page, services, { handoff: 'never', ...attributes });
      await card.fillSignUp(visitor);
      return card;
    }),
});

/** Folders of the builds with and without App Check. */
export const appCheckBuilds = {
  with: join(readTestRun().folder, appCheckBuildFolderName),
  without: join(readTestRun().folder, 'https'),
};

/** Opens the card built with App Check, on a plain page of another site. */
export async function openCardWithAppCheck(
  page: Page,
  services: TestServices,
  attributes: CardAttributes = {},
): Promise<CardPage> {
  await page.route(`${services.httpsOutside}/widget/v1/**`, (route) =>
    route.fulfill({
      path: join(appCheckBuilds.with, 'widget', new URL(route.request().url()).pathname.slice('/widget/v1/'.length)),
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  const card = new CardPage(page);
  await card.open(services.httpsOutside, {
    'app-url': services.httpsApp,
    'cookie-domain': '.acct.localhost',
    ...attributes,
  });
  return card;
}

export { expect };
