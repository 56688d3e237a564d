import type { Page } from '@playwright/test';
import { expect } from '../../dev/proof/browser/test.ts';
import { storedBillKey } from '../base/entered-fields.ts';
import type { Catalogue } from '../content/catalogue.ts';
import type { BillDraft } from '../tools/bill/tax/bill-draft.ts';
import { createTestDraft, createTestGstin, createTestHeader } from '../tools/bill/tax/testing/create-test-draft.ts';
import { billStorageEntry } from '../tools/browser/browser-storage.ts';

/** Focuses the bill maker and waits until React has hydrated it. */
export async function hydrateBillMaker(page: Page): Promise<void> {
  await page.locator('[data-bill]').getByRole('textbox').first().focus();
  await expect(page.locator('[data-bill][data-awake]')).toBeAttached();
}

/** Delays an island's script, such as `mount-bill`, until the returned function is called. */
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

/** Opens all steps of the form, so that every field can be filled in. */
export const openAllBillSteps = (page: Page) =>
  page.locator('details.bill-part').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const each of all) each.open = true;
  });

/** Locates the form, without the printed bill, which contains some of the same words. */
export const findBillForm = (page: Page) => page.locator('[data-bill] .bill-write');

/** Locates a row of the sums in the bill's preview, such as `CGST 2.5% 490.00`. */
export const findTotalRow = (page: Page, words: string) =>
  page.locator('.bill-shown .paper-sums div').filter({ hasText: words });

/** Presses one of the bill's actions. Opens the menu first if the action is in it. */
export async function pressBillAction(
  page: Page,
  text: Catalogue['bill'],
  action: 'newBill' | 'copyBill' | 'undo' | 'clear',
) {
  const button = page.locator('.bill-menu').getByRole('button', { name: text[action] });
  if (await button.isHidden()) await page.locator('.bill-menu summary').click();
  await button.click();
}

/** Fills in a field outside the items. Opens the field's step first if the step is collapsed. */
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
export const findItemField = (page: Page, text: Catalogue['bill'], position: number, label: string) =>
  page.getByRole('group', { name: text.itemNumber(position), exact: true }).getByLabel(label, { exact: true });

/** The values to type into an item's fields. A unit may follow the quantity. */
export type ItemFieldValues = Readonly<
  Partial<Record<'name' | 'hsn' | 'quantity' | 'rate' | 'discount' | 'gst', string>>
>;

/** Fills in an item. Opens its less frequent fields first if they are hidden. */
export async function fillBillItem(
  page: Page,
  text: Catalogue['bill'],
  position: number,
  item: ItemFieldValues,
): Promise<void> {
  const row = page.getByRole('group', { name: text.itemNumber(position), exact: true });
  await expect(row).toBeVisible();
  for (const [column, value] of Object.entries(item)) {
    const field = row.getByLabel(text.columns[column as keyof ItemFieldValues], { exact: true });
    if (await field.isHidden()) await row.getByRole('button', { expanded: false }).click();
    await field.fill(value);
  }
}

/** Three items of a grocer, which cost 19,600.00 rupees without tax. */
export const groceryItems = [
  { name: 'Ghee 1 L', hsn: '0405', quantity: '4 box', rate: '1,850', gst: '5' },
  { name: 'Flour', hsn: '1101', quantity: '6 bag', rate: '1,320', gst: '5' },
  { name: 'Sugar', hsn: '1701', quantity: '2 bag', rate: '2,140', gst: '5' },
] as const;

/** Types items into an empty bill. */
export async function fillBillItems(
  page: Page,
  text: Catalogue['bill'],
  items: readonly ItemFieldValues[] = groceryItems,
): Promise<void> {
  for (const [index, item] of items.entries()) {
    if (index > 0) await page.getByRole('button', { name: text.addItem }).click();
    await fillBillItem(page, text, index + 1, item);
  }
}

export const findBillTotal = (page: Page) => page.locator('[data-bill]').getByRole('status', { name: /^(Total|कुल)$/ });

export const exampleShop = {
  name: 'Asha Traders',
  gstin: createTestGstin('27'),
  address: '4 MG Road, Pune 411001',
  upi: 'asha@okbank',
  number: '2026-27/0007',
  buyer: 'Kaveri Stores',
  buyerGstin: createTestGstin('29'),
  buyerAddress: '9 Fort Road, Mysuru 570001',
} as const;

/** Opens a bill from Maharashtra to Karnataka that is stored in this tab. Each item has its own name and amount. */
export async function openStoredBill(
  page: Page,
  address: string,
  names: readonly string[],
  other: Partial<BillDraft['head']> = {},
): Promise<void> {
  const sale = {
    ...createTestHeader('27>29'),
    sellerName: exampleShop.name,
    sellerAddress: exampleShop.address,
    number: exampleShop.number,
  };
  const rows = names.map((_, index) => `2 x ${1001 + index} @ 5`);
  const { head, items } = createTestDraft(rows.join(' | '), { ...sale, sellerUpi: exampleShop.upi, ...other });
  const draft: BillDraft = { head, items: items.map((item, index) => ({ ...item, name: names[index] ?? '' })) };
  const stored = JSON.stringify({ draft, version: billStorageEntry.version });
  await page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [storedBillKey, stored] as const);
  await page.goto(address);
  await expect(page.locator('[data-bill][data-awake]')).toBeAttached();
}
