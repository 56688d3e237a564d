import type { Page } from '@playwright/test';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { languageCodes, localPath } from '../../widget/languages/languages.ts';
import { catalogues } from '../content/catalogues.ts';
import { holdScript, itemField, shop, total, wake } from './bill-fixture.ts';

const { bill } = catalogues.en;
const field = (page: Page, name: keyof typeof bill.fields) => page.getByLabel(bill.fields[name], { exact: true });

for (const language of languageCodes) {
  const text = catalogues[language].bill;

  for (const path of ['/', '/features', '/gst-bill-maker'] as const) {
    test(`${localPath(path, language)}: the sample becomes the visitor’s bill at the first touch`, async ({
      page,
      services,
    }) => {
      await page.goto(services.site + localPath(path, language));
      await expect(total(page)).toHaveText('₹20,580.00');
      await itemField(page, text, 1, text.columns.quantity).fill('5');
      // 21,450 and 5 per cent of it.
      await expect(total(page)).toHaveText('₹22,523.00');
      await expect(page.locator('[data-bill]').getByText(text.inWords(22_523))).toBeVisible();
      await expect(page.getByRole('cell', { name: '0.50', exact: true })).toBeVisible();
      await page.getByRole('button', { name: text.addItem }).click();
      await expect(itemField(page, text, 4, text.columns.name)).toBeFocused();
      await itemField(page, text, 4, text.columns.rate).fill('1,000');
      await expect(total(page)).toHaveText('₹23,573.00');
    });
  }
}

test('the first touch is answered at once, and what is typed and pressed before React arrives counts', async ({
  page,
  services,
}) => {
  const release = await holdScript(page, 'mount-bill');
  await page.goto(`${services.site}/gst-bill-maker`);
  const waking = page.getByText(catalogues.en.tools.waking);
  await field(page, 'sellerName').focus();
  await expect(waking).toBeVisible();
  await field(page, 'sellerName').pressSequentially('Asha Traders');
  await field(page, 'sellerAddress').fill('4 MG Road\nPune');
  await field(page, 'buyerState').selectOption('29');
  await itemField(page, bill, 2, bill.columns.quantity).fill('7');
  for (const _ of [4, 5]) await page.getByRole('button', { name: bill.addItem }).click();
  await expect(page.getByRole('group', { name: bill.itemNumber(4) })).toBeHidden();
  release();
  // Each press is made up for.
  await expect(itemField(page, bill, 5, bill.columns.name)).toBeFocused();
  await expect(waking).toBeHidden();
  await expect(field(page, 'sellerName')).toHaveValue('Asha Traders');
  await expect(field(page, 'sellerAddress')).toHaveValue('4 MG Road\nPune');
  await expect(itemField(page, bill, 2, bill.columns.quantity)).toHaveValue('7');
  // 20,920 to Karnataka: IGST 1,046.
  await expect(page.getByRole('row', { name: 'IGST 5% 1,046.00' })).toBeVisible();
  await expect(total(page)).toHaveText('₹21,966.00');
});

test('a bill maker that hangs says so after ten seconds, and comes when it is there', { tag: '@proof:rare' }, async ({
  page,
  services,
}) => {
  const release = await holdScript(page, 'mount-bill');
  await page.clock.install();
  await page.goto(services.site);
  await field(page, 'sellerName').fill('Asha Traders');
  const said = page.getByRole('alert').filter({ hasText: bill.failed });
  await page.clock.runFor(9000);
  await expect(said).toBeHidden();
  await page.clock.runFor(1000);
  await expect(said).toBeVisible();
  release();
  await page.clock.resume();
  await expect(page.locator('[data-bill][data-awake]')).toBeAttached();
  await expect(field(page, 'sellerName')).toHaveValue('Asha Traders');
  await expect(said).toBeHidden();
});

test('a line is made and removed by keyboard alone', { tag: '@proof:rare' }, async ({ page, services }) => {
  await page.goto(`${services.site}/gst-bill-maker`);
  const next = async (times = 1) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press('Tab');
  };
  await itemField(page, bill, 1, bill.columns.name).focus();
  await expect(page.locator('[data-bill][data-awake]')).toBeAttached();
  for (const text of ['Ghee', '0405', '2.5']) {
    await page.keyboard.type(text);
    await next();
  }
  await page.keyboard.press('ArrowDown');
  await next();
  await page.keyboard.type('640');
  await next();
  await page.keyboard.type('10');
  await next(3);
  await expect(page.getByRole('button', { name: bill.removeItem(1) })).toBeFocused();
  await expect(page.getByRole('group', { name: bill.itemNumber(1) })).toContainText('1,440.00');
  // The lines below go: each removal leaves the focus where the next one is.
  await page.getByRole('button', { name: bill.removeItem(2) }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: bill.removeItem(2) })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: bill.addItem })).toBeFocused();
});

test('a bad number is marked with a sentence, the last good total stays, and nothing is printed', async ({
  page,
  services,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto(`${services.site}/gst-bill-maker`);
  const rate = itemField(page, bill, 1, bill.columns.rate);
  await rate.fill('2000');
  await expect(total(page)).toHaveText('₹21,210.00');
  await rate.fill('-2000');
  await expect(rate).toHaveAttribute('aria-invalid', 'true');
  await expect(rate).toHaveAccessibleDescription(bill.issues.negative);
  await expect(total(page)).toHaveText('₹21,210.00');
  await page.getByRole('button', { name: bill.print }).click();
  await expect(rate).toBeFocused();
  await expect(page.getByText(bill.printIssues)).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-printed');
  await rate.fill('99,99,99,999');
  await expect(rate).toHaveAccessibleDescription(bill.issues.totalTooLarge);
  await rate.fill('1850');
  await expect(rate).not.toHaveAttribute('aria-invalid');
  await itemField(page, bill, 1, bill.columns.discount).fill('101');
  await expect(itemField(page, bill, 1, bill.columns.discount)).toHaveAccessibleDescription(
    bill.issues.discountAboveAmount,
  );
  await itemField(page, bill, 1, bill.columns.discountIn).selectOption('rupees');
  // 19,499 and 5 per cent of it.
  await expect(total(page)).toHaveText('₹20,474.00');
  await page.getByRole('button', { name: bill.print }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
});

test('a GSTIN is judged when the field is left, and brings its state', async ({ page, services }) => {
  await page.goto(`${services.site}/gst-bill-maker`);
  await wake(page);
  const gstin = field(page, 'buyerGstin');
  await gstin.fill('29AAAAA');
  await expect(gstin).not.toHaveAttribute('aria-invalid');
  await gstin.blur();
  await expect(gstin).toHaveAccessibleDescription(bill.issues.gstinForm);
  await gstin.fill('29AAAAA0000A1Z1');
  await expect(gstin).toHaveAccessibleDescription(bill.issues.gstinCheck);
  await gstin.fill(shop.buyerGstin.toLowerCase());
  await expect(field(page, 'buyerState')).toHaveValue('29');
  const place = page.locator('[data-bill] .bill-supply');
  await expect(place).toContainText('Karnataka (29)');
  await gstin.fill('');
  await expect(place).toContainText('Maharashtra (27)');
  await field(page, 'sellerGstin').fill('');
  await expect(page.locator('[data-bill]').getByText(bill.treatments.unregistered)).toBeVisible();
  await expect(total(page)).toHaveText('₹19,600.00');
});

test('a bill is marked a sample until shop, number and GSTIN are the visitor’s', { tag: '@proof:rare' }, async ({
  page,
  services,
}) => {
  await page.goto(`${services.site}/gst-bill-maker`);
  await wake(page);
  const mark = page.locator('[data-bill] .sample-note');
  await field(page, 'sellerName').fill(shop.name);
  await field(page, 'number').fill(shop.number);
  await expect(mark).toHaveText(bill.sample);
  const { sellerAddress, sellerGstin } = bill.missing;
  await expect(page.getByText(bill.sampleUntil(`${sellerAddress}, ${sellerGstin}`))).toBeVisible();
  await field(page, 'sellerGstin').fill('');
  await expect(mark).toBeHidden();
});
