import type { Page } from '@playwright/test';
import { servePage } from '../../dev/proof/browser/served-pages.ts';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { CardPage } from '../../widget/e2e/card-page.ts';
import { messages as en } from '../../widget/languages/en/messages.ts';
import { builtPages } from './built-pages.ts';

/** The HTML of /docs/places, which contains the code of an `<iframe>`. */
const page = builtPages.find(({ path }) => path === '/docs/places')?.html ?? '';
const [recipe = ''] = /&lt;iframe[\s\S]*?&lt;\/iframe&gt;/.exec(page) ?? [];

/**
 * Opens a page of the server `around` that contains the guide's iframe. The iframe shows the card's page at `address`.
 */
async function openFrame(page: Page, around: string, address: string) {
  const frame = recipe
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/src="[^"]*"/, `src="${address}"`);
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Around</title>${frame}`;
  await page.goto(await servePage(around, body));
  return page.frameLocator('iframe').locator('acct-auth-card');
}

for (const inside of ['httpsPartner', 'httpsOutside'] as const) {
  test(`a sign-up with the card on ${inside} in the guide’s iframe creates a hand-off, and the application replaces the outer page`, {
    tag: inside === 'httpsOutside' ? [] : '@proof:rare',
  }, async ({ page, services, visitor }) => {
    let records = 0;
    page.on('request', (request) => {
      if (request.postData()?.includes('session_handoffs/')) records += 1;
    });
    const attributes = { 'app-url': services.httpsApp, 'cookie-domain': '.acct.localhost' };
    const address = await new CardPage(page).open(services[inside], attributes);
    const around = services[inside === 'httpsOutside' ? 'httpsPartner' : 'httpsOutside'];
    const card = await openFrame(page, around, address);
    for (const [field, value] of [
      [en.fields.name, visitor.name],
      [en.fields.company, 'A & B Traders (Pune)'],
      [en.fields.email, visitor.email],
      [en.fields.newPassword, visitor.password],
    ] as const)
      await card.getByLabel(field, { exact: true }).fill(value);
    await expect(card.getByText(en.humanCheck.testModeSolved)).toBeVisible();
    await card.getByRole('button', { name: en.createAccount }).click();
    await expect(card.getByRole('button', { name: en.continueToApp })).toBeVisible();
    expect(records).toBe(0);
    await card.getByRole('button', { name: en.continueToApp }).click();
    if (inside === 'httpsOutside') await page.getByRole('button', { name: /^Continue/ }).click();
    await page.waitForURL(`${services.httpsApp}/`);
    await expect(page.getByText(visitor.email).first()).toBeVisible();
    expect(records).toBe(1);
  });
}
