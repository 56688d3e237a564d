import type { Page } from '@playwright/test';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { languageCodes, localPath } from '../../widget/languages/languages.ts';
import { catalogues } from '../content/catalogues.ts';
import { holdScript } from './bill-fixture.ts';

const { debts } = catalogues.en;
const box = (page: Page, text = debts) => page.getByLabel(text.label);
const result = (page: Page) => page.locator('[data-debts] [data-result]');

test.use({ timezoneId: 'Asia/Kolkata' });
test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-22T10:00:00+05:30'));

for (const language of languageCodes) {
  const text = catalogues[language].debts;

  test(`a pasted list becomes the picture, with what could not be read (${language})`, async ({ page, services }) => {
    await page.goto(services.site + localPath('/who-owes-me', language));
    await expect(result(page)).toContainText('₹1,20,000');
    await box(page, text).fill(
      [
        'Sharma Stores\t05/11/2026\t12,500',
        'शर्मा स्टोर्स; १/१०/२०२६; १,२०,०००.५०',
        '₹8,200  12 Sep 2026  sharma stores',
        'Ram 5 Nov 500',
        'Sharma 31/02/2026 500',
      ].join('\n'),
    );
    await expect(result(page).getByRole('row', { name: 'Sharma Stores ₹20,700' })).toBeVisible();
    await expect(result(page)).toContainText(text.ages.upTo30('₹12,500'));
    await expect(result(page)).toContainText(text.ages.over60('₹8,200'));
    await expect(result(page)).toContainText(text.ages.upTo60('₹1,20,000.50'));
    await expect(result(page).getByRole('row', { name: `${text.total} ₹1,40,700.50` })).toBeVisible();
    await expect(result(page)).toContainText(text.oldest(71, 'sharma stores', '₹8,200'));
    const unread = result(page).getByRole('listitem');
    await expect(unread).toHaveCount(2);
    await expect(unread.nth(0)).toContainText(`${text.lineNumber(4)} Ram 5 Nov 500 ${text.issues.noDate}`);
    await expect(unread.nth(1)).toContainText(`${text.lineNumber(5)} Sharma 31/02/2026 500 ${text.issues.badDate}`);
  });
}

test('the sample lines make the sample picture, and an empty box brings it back', async ({ page, services }) => {
  await page.goto(`${services.site}/who-owes-me`);
  await page.getByRole('button', { name: debts.trySample }).click();
  await expect(result(page).getByRole('row', { name: 'Total ₹1,20,000' })).toBeVisible();
  await expect(result(page)).toContainText(debts.oldest(75, 'Party A', '₹26,200'));
  await box(page).fill('');
  await expect(result(page)).toContainText(catalogues.en.samples.sample);
  await expect(result(page)).not.toContainText('Oldest');
  await box(page).fill('Iqbal, 05/11/2026, 7,654');
  await expect(result(page).getByRole('row', { name: 'Total ₹7,654' })).toBeVisible();
});

test('what is pasted before the script arrives is read when it does', async ({ page, services }) => {
  const release = await holdScript(page, 'mount-debts');
  await page.goto(`${services.site}/who-owes-me`);
  await box(page).fill('Iqbal, 05/11/2026, 7,654');
  await expect(page.getByRole('status')).toHaveText(catalogues.en.tools.waking);
  release();
  await expect(result(page).getByRole('row', { name: 'Iqbal ₹7,654' })).toBeVisible();
});

test('a reminder is copied in either language, with the name on the bill of this tab', async ({
  page,
  context,
  services,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(services.site);
  await page.getByLabel(catalogues.en.bill.fields.sellerName, { exact: true }).fill('Asha Traders');
  await expect(page.locator('[data-bill][data-awake]')).toBeAttached();
  await page.goto(`${services.site}/who-owes-me`);
  await box(page).fill('Iqbal, 05/11/2026, 7,654');
  await page.getByText(debts.reminderFor('Iqbal')).first().click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: debts.copy, exact: true }).click();
  await expect(page.getByText(debts.copied)).toBeVisible();
  expect(await copied()).toBe(debts.reminder(1, 'Iqbal', '₹7,654', '5 November 2026', 'Asha Traders'));
  await page.getByRole('button', { name: 'हिन्दी', exact: true }).click();
  await expect(page.getByRole('textbox', { name: debts.reminderFor('Iqbal') })).toHaveAttribute('lang', 'hi');
  await page.getByRole('button', { name: debts.copy, exact: true }).click();
  await expect(page.getByText(debts.copied)).toBeVisible();
  expect(await copied()).toBe(catalogues.hi.debts.reminder(1, 'Iqbal', '₹7,654', '5 नवंबर 2026', 'Asha Traders'));
});

test('where the clipboard refuses, the text is marked and a sentence says what to press', async ({
  page,
  services,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto(`${services.site}/who-owes-me`);
  await box(page).fill('Iqbal, 05/11/2026, 7,654');
  await page.getByText(debts.reminderFor('Iqbal')).first().click();
  await page.getByRole('button', { name: debts.copy, exact: true }).click();
  await expect(page.getByText(debts.copyByHand)).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(
    debts.reminder(1, 'Iqbal', '₹7,654', '5 November 2026', ''),
  );
});
