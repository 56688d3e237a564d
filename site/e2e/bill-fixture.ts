import type { Page } from '@playwright/test';
import { expect } from '../../dev/proof/browser/test.ts';
import type { BillDraft } from '../bill/tax/bill-draft.ts';
import { draftOf, gstinIn, headOf } from '../bill/tax/testing/draft-of.ts';
import type { Catalogue } from '../content/catalogue.ts';
import { keptBillKey } from '../typed-in.ts';

/** Waits until the bill answers: React has taken over its markup. */
export async function wake(page: Page): Promise<void> {
  await page.locator('[data-bill]').getByRole('textbox').first().focus();
  await expect(page.locator('[data-bill][data-awake]')).toBeAttached();
}

/** Holds back an island's script, such as `mount-bill`. Returns the function that releases it. */
export async function holdScript(page: Page, name: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/assets/${name}*`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Fills in a field of the bill's head; a phone folds it away until its line is touched. */
export async function fillHead(page: Page, text: Catalogue['bill'], name: keyof typeof text.fields, value: string) {
  const field = page.getByLabel(text.fields[name], { exact: true });
  if (await field.isHidden()) await page.locator('.bill-part', { has: field }).locator('.bill-line').click();
  await field.fill(value);
}

/** Locates a field of the bill's item at `position`, from 1. */
export const itemField = (page: Page, text: Catalogue['bill'], position: number, label: string) =>
  page.getByRole('group', { name: text.itemNumber(position), exact: true }).getByLabel(label, { exact: true });

export const total = (page: Page) => page.locator('[data-bill]').getByRole('status', { name: /^(Total|कुल)$/ });

export const shop = {
  name: 'Asha Traders',
  gstin: gstinIn('27'),
  address: '4 MG Road, Pune 411001',
  upi: 'asha@okbank',
  number: '2026-27/0007',
  buyer: 'Kaveri Stores',
  buyerGstin: gstinIn('29'),
  buyerAddress: '9 Fort Road, Mysuru 570001',
} as const;

/** Opens a bill stored in this tab, from Maharashtra to Karnataka; every item has its own name and amount. */
export async function openBill(
  page: Page,
  address: string,
  names: readonly string[],
  other: Partial<BillDraft['head']> = {},
): Promise<void> {
  const sale = { ...headOf('27>29'), sellerName: shop.name, sellerAddress: shop.address, number: shop.number };
  const rows = names.map((_, index) => `2 x ${1001 + index} @ 5`);
  const { head, items } = draftOf(rows.join(' | '), { ...sale, sellerUpi: shop.upi, ...other });
  const draft: BillDraft = { head, items: items.map((item, index) => ({ ...item, name: names[index] ?? '' })) };
  const kept = JSON.stringify({ draft, good: draft });
  await page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [keptBillKey, kept] as const);
  await page.goto(address);
  await expect(page.locator('[data-bill][data-awake]')).toBeAttached();
}
