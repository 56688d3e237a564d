import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import jsqr from 'jsqr';
import { pathInLanguage } from '../../account/languages.ts';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { findPdfToTextProgram } from '../../dev/services/set-up/prepare-browser.ts';
import { catalogues } from '../content/catalogues.ts';
import { exampleShop, openStoredBill } from './bill-fixture.ts';

const pagesOf = (input: Buffer): readonly (readonly string[])[] =>
  execFileSync(findPdfToTextProgram(), ['-', '-'], { input, encoding: 'utf8' })
    .split('\f')
    .slice(0, -1)
    .map((page) => page.split(/\s+/).filter(Boolean));

/** Presses "Share" and downloads the PDF that is offered. */
async function savedPdf(page: Page, language: 'en' | 'hi'): Promise<{ readonly name: string; readonly pdf: Buffer }> {
  const { bill } = catalogues[language];
  await page.getByRole('button', { name: bill.share, exact: true }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: bill.pdf.download }).click();
  const download = await saved;
  return { name: download.suggestedFilename(), pdf: readFileSync(await download.path()) };
}

for (const [count, language] of Object.entries({ 1: 'hi', 30: 'en', 100: 'hi' } as const)) {
  const { bill } = catalogues[language];

  test(`the PDF of a bill contains the same words as its print on A4 (${language}, ${count})`, {
    tag: count === '100' ? '@proof:rare' : [],
  }, async ({ page, services }) => {
    const words = ['Ghee', 'घी', 'चक्की आटा', 'क्षीर '.repeat(30)];
    const names = Array.from({ length: Number(count) }, (_, index) => `${words[index % 4]} ${index + 1001}`);
    await openStoredBill(page, services.site + pathInLanguage('/gst-bill-maker', language), names, {
      buyerName: '🪔 श्री एंड संस',
      terms: 'M'.repeat(200),
    });
    const { name, pdf } = await savedPdf(page, language);
    expect(name).toBe(`${bill.kinds.taxInvoice} ${exampleShop.number.replace('/', '-')} ${exampleShop.name}.pdf`);
    const printed = pagesOf(await page.pdf({ format: 'A4', margin: { left: '10mm', right: '10mm' } }));
    const shared = pagesOf(pdf);
    const letters = (pages: typeof shared) => Array.from(pages.flat().join('')).sort().join('');
    if (language === 'en') expect(letters(shared)).toBe(letters(printed));
    for (const [index, all] of shared.entries()) {
      expect(all.slice(-3)).toEqual([`${index + 1}`, '/', `${shared.length}`]);
      expect(all).toContain(exampleShop.number);
      expect(all.filter((word) => /^1\d{3}$/.test(word)).length, 'no page without an item').toBeGreaterThan(0);
    }
    const items = shared.flat().filter((word) => /^1[01]\d\d$/.test(word));
    expect(items).toEqual(names.map((_, index) => `${index + 1001}`));
  });
}

/** Returns true if a double line, thinner than 2 mm, crosses the column of the sums. */
function hasDoubleRule(dots: Uint8ClampedArray, width: number, height: number): boolean {
  const isDark = (row: number): boolean => {
    const column = (part: number): number => Math.round(width * part);
    for (let x = column(0.6); x < column(0.9); x += 1) if ((dots[4 * (row * width + x)] ?? 255) > 160) return false;
    return true;
  };
  const rows = Array.from({ length: height }, (_, row) => (isDark(row) ? '#' : '.')).join('');
  return /\.#{1,5}\.{1,5}#{1,5}\./.test(rows);
}

for (const means of ['CompressionStream', 'JPEG']) {
  test(`the QR code in the PDF of a bill requests the bill’s total as a payment (${means})`, {
    tag: means === 'JPEG' ? '@proof:rare' : [],
  }, async ({ page, services }) => {
    if (means === 'JPEG') await page.addInitScript(() => Reflect.deleteProperty(window, 'CompressionStream'));
    await openStoredBill(page, `${services.site}/gst-bill-maker`, ['Ghee']);
    const { pdf: input } = await savedPdf(page, 'en');
    const toPicture = findPdfToTextProgram().replace(/pdftotext(?=[^/]*$)/, 'pdftoppm');
    const picture = execFileSync(toPicture, ['-r', '200', '-'], { input, maxBuffer: 1e8 });
    const [head = '', width, height] = /^P6\n(\d+) (\d+)\n255\n/.exec(picture.toString('latin1', 0, 40)) ?? [];
    const size = [Number(width), Number(height)] as const;
    const dots = Uint8ClampedArray.from({ length: 4 * size[0] * size[1] }, (_, at) =>
      at % 4 === 3 ? 255 : (picture[head.length + 3 * Math.floor(at / 4) + (at % 4)] ?? 0),
    );
    expect(jsqr(dots, ...size)?.data).toContain('upi://pay?pa=asha@okbank&pn=Asha%20Traders&am=2102.00');
    expect(hasDoubleRule(dots, ...size), 'the PDF draws the double rule below the total').toBe(true);
  });
}

test('the bill’s PDF is shared without a text, and the page offers printing instead if the browser falsifies the pixels of a canvas', async ({
  page,
  services,
}) => {
  const { bill } = catalogues.en;
  await page.addInitScript(() => {
    navigator.canShare = () => true;
    navigator.share = async (data) => {
      document.title = `${Object.keys(data ?? {})} ${data?.files?.[0]?.type}`;
      throw new DOMException('', 'NotAllowedError');
    };
    window.print = () => {
      document.title = 'printed';
    };
  });
  await openStoredBill(page, `${services.site}/gst-bill-maker`, ['Ghee']);
  const share = page.getByRole('button', { name: bill.share, exact: true });
  await share.click();
  for (const _ of [1, 2]) {
    await page.getByRole('button', { name: bill.pdf.share }).click();
    await expect(page).toHaveTitle('files application/pdf');
  }
  await page.evaluate(() => {
    CanvasRenderingContext2D.prototype.getImageData = (_x, _y, width, height) =>
      new ImageData(new Uint8ClampedArray(4 * width * height).fill(255), width, height);
  });
  await share.click();
  await share.click();
  await page.getByRole('button', { name: bill.print }).last().click();
  await expect(page).toHaveTitle('printed');
  await expect(page.getByRole('button', { name: bill.pdf.share })).toBeHidden();
});

test('the message about a bill lists ten items, and the WhatsApp link has the customer’s number', async ({
  page,
  services,
}) => {
  const { bill } = catalogues.en;
  const names = Array.from({ length: 22 }, (_, index) => `Ghee ${index + 1}`);
  await openStoredBill(page, `${services.site}/gst-bill-maker`, names, {
    buyerPhone: '०98765-43210',
    buyerName: 'Hari',
  });
  await page.getByRole('button', { name: bill.share, exact: true }).click();
  const message = await page.getByLabel(bill.shareLabel).inputValue();
  expect(message).toContain(`${exampleShop.name}\nBill to: Hari\n1. Ghee 1, 2 nos: ₹2,002.00\n`);
  expect(message).toContain('10. Ghee 10, 2 nos: ₹2,020.00\nand 12 more\nTaxable value:');
  expect(message).toMatch(/\nTotal: ₹46,731\.00\nTo pay by UPI: asha@okbank$/);
  const link = page.getByRole('link', { name: bill.whatsApp('+91 98765 43210') });
  expect(await link.getAttribute('href')).toBe(
    `https://wa.me/919876543210?text=${encodeURIComponent(message).replace(/\(/g, '%28').replace(/\)/g, '%29')}`,
  );
});
