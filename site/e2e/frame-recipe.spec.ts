import type { Page } from '@playwright/test';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { CardPage } from '../../widget/e2e/card-page.ts';
import { messages as en } from '../../widget/languages/en/messages.ts';
import { builtPages } from './built-pages.ts';

/** The frame of the guide as it stands on /frameworks. */
const page = builtPages.find(({ path }) => path === '/frameworks')?.html ?? '';
const [recipe = ''] = /&lt;iframe[\s\S]*?&lt;\/iframe&gt;/.exec(page) ?? [];

/** A page with the guide's frame around the card of `inside`; `without`: a word of the sandbox that is left out. */
async function openFrame(page: Page, around: string, inside: string, without = '') {
  const frame = recipe
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/src="[^"]*"/, `src="${inside}/card"`)
    .replace(new RegExp(`${without || 'nothing'}(?=[ "])`), '');
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Around</title>${frame}`;
  await page.route(`${around}/around`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${around}/around`);
  return page.frameLocator('iframe').locator('acct-auth-card');
}

const appOf = (services: { readonly httpsApp: string }) => ({
  'app-url': services.httpsApp,
  'cookie-domain': '.acct.localhost',
});

for (const inside of ['httpsPartner', 'httpsOutside'] as const) {
  test(`the guide’s frame around a card on ${inside}: a sign-up, then a press takes the whole window to the application`, {
    tag: '@proof:rare',
  }, async ({ page, services, visitor }) => {
    await new CardPage(page).open(services[inside], appOf(services));
    const around = services[inside === 'httpsOutside' ? 'httpsPartner' : 'httpsOutside'];
    const card = await openFrame(page, around, services[inside]);
    for (const [field, value] of [
      [en.fields.name, visitor.name],
      [en.fields.company, 'A & B Traders (Pune)'],
      [en.fields.email, visitor.email],
      [en.fields.newPassword, visitor.password],
    ] as const)
      await card.getByLabel(field, { exact: true }).fill(value);
    await expect(card.getByText(en.captcha.testModeSolved)).toBeVisible();
    await card.getByRole('button', { name: en.createAccount }).click();
    await card.getByRole('button', { name: en.continueToApp }).click();
    if (inside === 'httpsOutside') await page.getByRole('button', { name: /^Continue/ }).click();
    await page.waitForURL(`${services.httpsApp}/`);
    await expect(page.getByText(visitor.email).first()).toBeVisible();
  });
}

test('without the words for forms and popups in the sandbox, form and Google’s window do nothing', {
  tag: '@proof:rare',
}, async ({ page, services, visitor, allowConsole }) => {
  allowConsole(/sandbox|auth\/popup-blocked|popup/i);
  await new CardPage(page).open(services.httpsPartner, { ...appOf(services), tab: 'signin' });
  const noForms = await openFrame(page, services.httpsOutside, services.httpsPartner, 'allow-forms');
  await noForms.getByLabel(en.fields.identifier, { exact: true }).fill(visitor.email);
  await noForms.getByLabel(en.fields.password, { exact: true }).fill(visitor.password);
  await expect(noForms.getByText(en.captcha.testModeSolved)).toBeVisible();
  const refused = page.waitForEvent('console', (line) => /Blocked form submission/.test(line.text()));
  await noForms.getByRole('button', { name: en.signIn, exact: true }).click();
  await refused;

  const noPopups = await openFrame(page, services.httpsOutside, services.httpsPartner, 'allow-popups');
  await noPopups.getByRole('button', { name: en.google }).focus();
  await expect(noPopups.getByText(en.captcha.testModeSolved)).toBeVisible();
  await noPopups.getByRole('button', { name: en.google }).click();
  await expect(noPopups.getByRole('status')).toContainText(en.popupFailures.popupBlocked('Google'));
});
