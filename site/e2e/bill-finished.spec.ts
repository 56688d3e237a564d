import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import jsqr from 'jsqr';
import { languageCodes, pathInLanguage } from '../../account/languages.ts';
import { findAccessibilityViolations } from '../../dev/proof/browser/find-accessibility-violations.ts';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { findPdfToTextProgram } from '../../dev/services/set-up/prepare-browser.ts';
import type { Catalogue } from '../content/catalogue.ts';
import { catalogues } from '../content/catalogues.ts';
import {
  exampleShop,
  fillBillItem,
  fillBillItems,
  fillHeaderField,
  findBillForm,
  findBillTotal,
  findItemField,
  hydrateBillMaker,
} from './bill-fixture.ts';

type Language = (typeof languageCodes)[number];

/** Fills in a bill with two GST rates from Maharashtra to Karnataka, with a discount and a UPI id. */
async function makeBill(page: Page, language: Language = 'en'): Promise<void> {
  const text = catalogues[language].bill;
  await hydrateBillMaker(page);
  const fill = (field: keyof typeof text.fields, value: string) => fillHeaderField(page, text, field, value);
  await fill('sellerName', exampleShop.name);
  await fill('sellerGstin', exampleShop.gstin);
  await fill('sellerAddress', exampleShop.address);
  await fill('sellerUpi', exampleShop.upi);
  await fill('buyerName', exampleShop.buyer);
  await fill('buyerGstin', exampleShop.buyerGstin);
  await fill('buyerAddress', exampleShop.buyerAddress);
  await fill('number', exampleShop.number);
  await fill('date', '2026-11-22');
  await fillBillItems(page, text);
  await fillBillItem(page, text, 1, { discount: '10', gst: '18' });
  // The first item costs 7,400 less 10 % plus 18 % GST. The other two items cost 12,200 plus 5 % GST.
  await expect(findBillTotal(page)).toHaveText('₹20,669.00');
}

test('each pixel of the bill’s QR code is black or white, and the code requests the bill’s total as a payment', async ({
  page,
  services,
}) => {
  await page.goto(`${services.site}/gst-bill-maker`);
  await makeBill(page);
  const code = page.locator('[data-bill]').getByRole('img', { name: catalogues.en.bill.qr });
  const { width, height, data } = await pixelsOf(page, await code.screenshot({ scale: 'css' }));
  const points = Array.from({ length: width * height }, (_, at) => data.subarray(4 * at, 4 * at + 3));
  const grey = points.filter(([red = 0, green, blue]) => red === green && red === blue && red > 0 && red < 255);
  expect(grey.length, `grey pixels of ${points.length}`).toBe(0);
  expect(jsqr(data, width, height)?.data).toBe(
    'upi://pay?pa=asha@okbank&pn=Asha%20Traders&am=20669.00&cu=INR&tn=Bill%202026-27%2F0007&tr=2026270007',
  );
});

/**
 * Returns the pixels of a picture. A blank page reads it, because the site's policy does not let its pages load a
 * picture from memory.
 */
async function pixelsOf(page: Page, picture: Buffer) {
  const reader = await page.context().newPage();
  const read = await reader.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    canvas?.drawImage(bitmap, 0, 0);
    const points = canvas?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
    return { width: bitmap.width, height: bitmap.height, data: Array.from(points) };
  }, picture.toString('base64'));
  await reader.close();
  return { ...read, data: Uint8ClampedArray.from(read.data) };
}

/** The margins with which browsers print by default. */
const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };

test('the sums leave out an invalid field, and the printed text names that field', async ({ page, services }) => {
  const { bill } = catalogues.en;
  await page.goto(`${services.site}/gst-bill-maker`);
  await makeBill(page);
  await findItemField(page, bill, 2, bill.columns.rate).fill('1,2');
  await expect(findBillForm(page).getByText(bill.unread(1))).toBeVisible();
  // Prints like the browser's menu, without a press of the bill's Print button.
  const text = readPdf(await page.pdf({ format: 'A5', margin }));
  expect(text).toContain('Not printed: Item 2, Rate:');
  expect(text).not.toContain('20,669.00');
});

test('a sample printed from the browser’s menu contains only the sentence "Not printed: this is a sample."', async ({
  page,
  services,
}) => {
  const { bill } = catalogues.en;
  await page.goto(`${services.site}/gst-bill-maker`);
  await page.getByRole('button', { name: bill.fillSample }).click();
  await expect(findBillTotal(page)).toHaveText('₹20,580.00');
  const text = readPdf(await page.pdf({ format: 'A4', margin }));
  // The browser prints the page number, which is the only text below "this is a sample".
  expect(text.trim()).toMatch(/^Not printed: this is a sample\.\s+1 ?\/ ?1$/);
});

test('a bill printed on A5 is one page that contains only the bill', { tag: '@proof:rare' }, async ({
  page,
  services,
}) => {
  await page.goto(`${services.site}/gst-bill-maker`);
  await makeBill(page);
  const text = readPdf(await page.pdf({ format: 'A5', margin }));
  for (const words of [
    'Tax invoice',
    exampleShop.name,
    exampleShop.gstin,
    exampleShop.address,
    exampleShop.buyer,
    exampleShop.buyerAddress,
    exampleShop.buyerGstin,
    exampleShop.number,
    '22 November 2026',
    'Karnataka (29)',
    'Ghee 1 L',
    '1,850.00',
    '740.00',
    '6,660.00',
    '18%',
    '7,920.00',
    'IGST 5% on 12,200.00',
    '610.00',
    'IGST 18% on 6,660.00',
    '1,198.80',
    'Round-off',
    '0.20',
    '20,669.00',
    'Rupees Twenty Thousand Six Hundred Sixty Nine Only',
    'Tax payable on reverse charge: No',
    exampleShop.upi,
    'Authorised signatory',
  ]) {
    expect(text).toContain(words);
  }
  expect(text).not.toMatch(/sample|incomplete|Acct|Features|Print/i);
  // In the text of a PDF, a form feed ends each page.
  expect(text.split('\f')).toHaveLength(2);
});

/** Returns the text of a PDF in its layout, with single spaces. */
const readPdf = (pdf: Buffer): string =>
  execFileSync(findPdfToTextProgram(), ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' }).replace(
    /[^\S\f]+/g,
    ' ',
  );

/** Enters a customer from abroad, so that the form asks for the place of supply. */
async function askForPlace(page: Page, text: Catalogue['bill']): Promise<void> {
  await fillHeaderField(page, text, 'buyerCountry', text.countries.GB);
  await expect(page.getByLabel(text.whereHandedOver, { exact: true })).toBeVisible();
}

for (const language of languageCodes) {
  const text = catalogues[language].bill;

  test(`an unfinished bill is accessible in the light and in the dark theme (${language})`, {
    tag: '@proof:rare',
  }, async ({ page, services }) => {
    await page.goto(services.site + pathInLanguage('/gst-bill-maker', language));
    await hydrateBillMaker(page);
    await findItemField(page, text, 1, text.columns.rate).fill('x');
    await expect(findItemField(page, text, 1, text.columns.rate)).toHaveAttribute('aria-invalid', 'true');
    await askForPlace(page, text);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await findAccessibilityViolations(page, { within: '[data-bill]' })).toEqual([]);
    }
  });

  test(`a finished bill fits a screen of 320 px (${language})`, { tag: '@proof:rare' }, async ({ page, services }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(services.site + pathInLanguage('/gst-bill-maker', language));
    await makeBill(page, language);
    await fillHeaderField(page, text, 'buyerGstin', '');
    await askForPlace(page, text);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const cut = await page
      .locator('[data-bill] :is(output, .bill-amount b, .paper-sums dt, button, label)')
      .evaluateAll((all) =>
        all
          .filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 1)
          .map((each) => each.outerHTML),
      );
    expect(cut).toEqual([]);
  });
}

test('with forced colours each field of the bill has a border, and an error is recognizable without its colour', {
  tag: '@proof:rare',
}, async ({ page, services }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${services.site}/gst-bill-maker`);
  await hydrateBillMaker(page);
  const rate = findItemField(page, catalogues.en.bill, 1, catalogues.en.bill.columns.rate);
  await rate.fill('x');
  const borders = await page
    .locator('[data-bill] :is(input, select, textarea)')
    .evaluateAll((fields) => fields.map((field) => getComputedStyle(field).borderBottomStyle));
  expect(new Set(borders)).toEqual(new Set(['solid']));
  expect(await rate.evaluate((field) => getComputedStyle(field).borderTopWidth)).toBe('2px');
  await expect(rate).toHaveAccessibleDescription(catalogues.en.bill.issues.notANumber);
});
