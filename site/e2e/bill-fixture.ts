import type { Page } from '@playwright/test';
import { expect } from '../../dev/proof/browser/test.ts';
import { storedBillKey } from '../base/typed-in.ts';
import type { Catalogue } from '../content/catalogue.ts';
import type { BillDraft } from '../tools/bill/tax/bill-draft.ts';
import { testDraft, testGstin, testHeader } from '../tools/bill/tax/testing/test-draft.ts';
import { billEntry } from '../tools/browser/browser-storage.ts';

/** Waits until the bill answers: React has taken over its markup. */
export async function activateBill(page: Page): Promise<void> {
  await page.locator('[data-bill]').getByRole('textbox').first().focus();
  await expect(page.locator('[data-bill][data-awake]')).toBeAttached();
}

/** Holds back an island's script, such as `mount-bill`. Returns the function that releases it. */
export async function delayScript(page: Page, name: string): Promise<() => void> {
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

/** Unfolds the steps, to write into any field. */
export const openAllSteps = (page: Page) =>
  page.locator('details.bill-part').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const each of all) each.open = true;
  });

/** The form, without the paper, which says some of the same. */
export const billForm = (page: Page) => page.locator('[data-bill] .bill-write');

/** A line of the sums on the paper, such as `CGST 2.5% 490.00`. */
export const totalRow = (page: Page, words: string) =>
  page.locator('.bill-shown .paper-sums div').filter({ hasText: words });

/** Presses one of the bill's actions; most of them stand behind "More". */
export async function pressBillAction(
  page: Page,
  text: Catalogue['bill'],
  action: 'newBill' | 'copyBill' | 'undo' | 'clear',
) {
  const button = page.locator('.bill-menu').getByRole('button', { name: text[action] });
  if (await button.isHidden()) await page.locator('.bill-menu summary').click();
  await button.click();
}

/** Fills in a field of the bill's head, which is folded away until its line is touched. */
export async function fillHeaderField(
  page: Page,
  text: Catalogue['bill'],
  name: keyof typeof text.fields,
  value: string,
) {
  const field = page.getByLabel(text.fields[name], { exact: true });
  if (await field.isHidden()) await page.locator('.bill-part', { has: field }).locator('.bill-line').click();
  await field.fill(value);
}

/** Locates a field of the bill's item at `position`, from 1. */
export const itemField = (page: Page, text: Catalogue['bill'], position: number, label: string) =>
  page.getByRole('group', { name: text.itemNumber(position), exact: true }).getByLabel(label, { exact: true });

/** An item as it is typed; a unit may stand behind its quantity. */
export type TypedItem = Readonly<Partial<Record<'name' | 'hsn' | 'quantity' | 'rate' | 'discount' | 'gst', string>>>;

/** Types an item into its row, which a phone opens for the rarer fields. */
export async function fillItem(page: Page, text: Catalogue['bill'], position: number, item: TypedItem): Promise<void> {
  const row = page.getByRole('group', { name: text.itemNumber(position), exact: true });
  await expect(row).toBeVisible();
  for (const [column, value] of Object.entries(item)) {
    const field = row.getByLabel(text.columns[column as keyof TypedItem], { exact: true });
    if (await field.isHidden()) await row.getByRole('button', { expanded: false }).click();
    await field.fill(value);
  }
}

/** Three items of a grocer, 19,600.00 without tax. */
export const groceryItems = [
  { name: 'Ghee 1 L', hsn: '0405', quantity: '4 box', rate: '1,850', gst: '5' },
  { name: 'Flour', hsn: '1101', quantity: '6 bag', rate: '1,320', gst: '5' },
  { name: 'Sugar', hsn: '1701', quantity: '2 bag', rate: '2,140', gst: '5' },
] as const;

/** Types items into an empty bill. */
export async function fillItems(
  page: Page,
  text: Catalogue['bill'],
  items: readonly TypedItem[] = groceryItems,
): Promise<void> {
  for (const [index, item] of items.entries()) {
    if (index > 0) await page.getByRole('button', { name: text.addItem }).click();
    await fillItem(page, text, index + 1, item);
  }
}

export const billTotal = (page: Page) => page.locator('[data-bill]').getByRole('status', { name: /^(Total|कुल)$/ });

export const testShop = {
  name: 'Asha Traders',
  gstin: testGstin('27'),
  address: '4 MG Road, Pune 411001',
  upi: 'asha@okbank',
  number: '2026-27/0007',
  buyer: 'Kaveri Stores',
  buyerGstin: testGstin('29'),
  buyerAddress: '9 Fort Road, Mysuru 570001',
} as const;

/** Opens a bill stored in this tab, from Maharashtra to Karnataka; every item has its own name and amount. */
export async function openStoredBill(
  page: Page,
  address: string,
  names: readonly string[],
  other: Partial<BillDraft['head']> = {},
): Promise<void> {
  const sale = {
    ...testHeader('27>29'),
    sellerName: testShop.name,
    sellerAddress: testShop.address,
    number: testShop.number,
  };
  const rows = names.map((_, index) => `2 x ${1001 + index} @ 5`);
  const { head, items } = testDraft(rows.join(' | '), { ...sale, sellerUpi: testShop.upi, ...other });
  const draft: BillDraft = { head, items: items.map((item, index) => ({ ...item, name: names[index] ?? '' })) };
  const kept = JSON.stringify({ draft, version: billEntry.version });
  await page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [storedBillKey, kept] as const);
  await page.goto(address);
  await expect(page.locator('[data-bill][data-awake]')).toBeAttached();
}
