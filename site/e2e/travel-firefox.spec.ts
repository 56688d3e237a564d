import { type Browser, launch, type Page } from 'puppeteer-core';
import { test as base, expect } from '../../dev/proof/browser/test.ts';
import { findFirefox } from '../../dev/proof/set-up/find-browser.ts';
import { catalogues } from '../content/catalogues.ts';

const { session: text } = catalogues.en;

/** Playwright cannot drive a stock Firefox; puppeteer can, over WebDriver BiDi. */
const test = base.extend<{ readonly firefox: Browser }>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const executablePath = findFirefox();
      if (executablePath === undefined) throw new Error('No Firefox found: install firefox-esr, or set FIREFOX_PATH.');
      const firefox = await launch({ browser: 'firefox', executablePath, headless: true, acceptInsecureCerts: true });
      await use(firefox);
      await firefox.close();
    },
    { timeout: 60_000 },
  ],
});
test.setTimeout(90_000);

test('in Firefox, too, a sign-up on another site arrives signed in, and is renewed without typing', {
  tag: '@proof:session',
}, async ({ firefox, services, visitor, backend }) => {
  const page = await firefox.newPage();
  await page.goto(`${services.httpsOutside}/plain`);
  const type = async (field: string, value: string) => {
    const input = await page.waitForSelector(`acct-auth-card >>> [name=${field}]`);
    await input?.type(value);
  };
  await type('name', visitor.name);
  await type('company', 'Chai & Co');
  await type('email', visitor.email);
  await type('newPassword', visitor.password);
  const submit = await page.waitForSelector('acct-auth-card >>> [type=submit]');
  // The emulator's check solves itself a moment after the first touch; before it, a press waits for it.
  await submit?.press('Enter');
  const onward = await page.waitForSelector(`::-p-aria([name="${text.continueAs.action}"][role="button"])`);
  expect(page.url()).toBe(`${services.httpsSite}/session`);
  expect(await shown(page)).toContain(visitor.email);
  await onward?.press('Enter');
  await arrive(page, `${services.httpsApp}/`, visitor.email);
  const uid = await backend.uidOf(visitor.email);
  const names = async () =>
    (await firefox.cookies()).map(({ name }) => name).filter((name) => name.startsWith('acct_'));
  expect((await names()).sort()).toEqual(['acct_auth_token', 'acct_company_id', 'acct_user_id']);
  expect((await firefox.cookies()).find(({ name }) => name === 'acct_company_id')?.value).toBe(
    `chai-co-${uid.slice(0, 6)}`,
  );

  // As after the hour of the token and the twelve of the application's own session; and in another tab, since a renewal in the same one
  // right after the first would be an application that refuses it.
  await firefox.deleteCookie(...(await firefox.cookies()));
  const later = await firefox.newPage();
  await later.goto(`${services.httpsApp}/account`).catch(ignoreReplaced);
  await arrive(later, `${services.httpsApp}/account`, 'Signed in with');
  expect((await names()).sort()).toEqual(['acct_auth_token', 'acct_company_id', 'acct_user_id']);
});

const shown = (page: Page): Promise<string> => page.evaluate(() => document.body.innerText);

/** A page that goes on at once may end the navigation that was asked for. */
function ignoreReplaced(error: Error): void {
  if (!/aborted|NS_BINDING|navigation/i.test(error.message)) throw error;
}

async function arrive(page: Page, address: string, words: string): Promise<void> {
  await page
    .waitForFunction(
      (url, text) => location.href === url && document.body?.innerText.includes(text),
      {},
      address,
      words,
    )
    .catch(async (cause) => {
      throw new Error(`Instead of ${address} stands ${page.url()}: ${await shown(page)}`, { cause });
    });
}
