import { readFileSync } from 'node:fs';
import type { Page, Response } from '@playwright/test';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { catalogues } from '../content/catalogues.ts';
import { fillBillItem, hydrateBillMaker } from './bill-fixture.ts';
import { computeBrotliSize } from './built-pages.ts';

const { billAtTouch, billPdf, debtsBesideReact, debtsReader } = JSON.parse(readFileSync('budgets.json', 'utf8'))
  .site as {
  billAtTouch: number;
  billPdf: number;
  debtsBesideReact: number;
  debtsReader: number;
};

/** Returns the compressed size of each script that the page loads while `act` runs, keyed by its path. */
async function scriptsOf(page: Page, act: () => Promise<void>): Promise<ReadonlyMap<string, number>> {
  const bodies: Promise<readonly [string, number]>[] = [];
  const note = (response: Response) => {
    if (response.request().resourceType() !== 'script') return;
    bodies.push(response.body().then((body) => [new URL(response.url()).pathname, computeBrotliSize(body)] as const));
  };
  page.on('response', note);
  await act();
  page.off('response', note);
  return new Map(await Promise.all(bodies));
}

const sum = (bytes: Iterable<number>): number => Array.from(bytes).reduce((all, each) => all + each, 0);

test('the bill maker’s scripts fit their budget, and the scripts of the PDF load only when Share opens', async ({
  page,
  services,
}) => {
  const { bill } = catalogues.en;
  await page.goto(`${services.site}/gst-bill-maker`);
  const atTouch = await scriptsOf(page, () => hydrateBillMaker(page));
  expect(atTouch.size).toBeGreaterThan(2);
  expect(sum(atTouch.values())).toBeLessThanOrEqual(billAtTouch);
  await fillBillItem(page, bill, 1, { name: 'Ghee', quantity: '1', rate: '100', gst: '5' });
  const atShare = await scriptsOf(page, async () => {
    await page.getByRole('button', { name: bill.share, exact: true }).click();
    await expect(page.getByRole('link', { name: bill.pdf.download })).toBeVisible();
  });
  expect(atShare.size).toBeGreaterThan(0);
  expect(sum(atShare.values())).toBeLessThanOrEqual(billPdf);
});

test('the scripts of "Who owes me" fit their budgets, and the scripts that read a list load only after the first text is entered', async ({
  page,
  services,
}) => {
  await page.goto(`${services.site}/who-owes-me`);
  const loaded = await scriptsOf(page, async () => {
    await page.getByLabel(catalogues.en.debtsPage.label).focus();
    await expect(page.locator('[data-debts][data-awake]')).toBeAttached();
  });
  const react = Math.max(...loaded.values());
  expect(react).toBeGreaterThan(40_000);
  expect(sum(loaded.values()) - react).toBeLessThanOrEqual(debtsBesideReact);
  const atText = await scriptsOf(page, async () => {
    await page.locator('#debts-lines').fill('Asha 500');
    await expect(page.locator('.debts-figure')).toBeVisible();
  });
  expect(atText.size).toBeGreaterThan(0);
  expect(sum(atText.values())).toBeLessThanOrEqual(debtsReader);
});
