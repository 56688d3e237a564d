import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { rememberedShopKey } from '../base/entered-fields.ts';
import { catalogues } from '../content/catalogues.ts';
import {
  exampleShop,
  fillBillItem,
  fillHeaderField,
  findBillForm,
  findBillTotal,
  findItemField,
  hydrateBillMaker,
  openAllBillSteps,
  pressBillAction,
} from './bill-fixture.ts';

const { bill } = catalogues.en;
const field = (page: Page, name: keyof typeof bill.fields) => page.getByLabel(bill.fields[name], { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), rememberedShopKey);

/** Opens the bill maker in a new tab. If a shop is remembered, the bill maker's script loads before the first touch. */
async function openTab(context: BrowserContext, site: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${site}/gst-bill-maker`);
  return page;
}

/** Fills in a shop with bill number 0142 and presses "Remember". */
async function remember(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/gst-bill-maker`);
  await hydrateBillMaker(page);
  await fillHeaderField(page, bill, 'sellerName', exampleShop.name);
  await fillHeaderField(page, bill, 'sellerGstin', exampleShop.gstin);
  await fillHeaderField(page, bill, 'sellerUpi', exampleShop.upi);
  await fillHeaderField(page, bill, 'number', '0142');
  await fillHeaderField(page, bill, 'buyerName', exampleShop.buyer);
  expect(await stored(page)).toBeNull();
  await button(page, bill.remember).click();
  await expect(button(page, bill.remembered)).toBeVisible();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a remembered shop’s next bill is shared with at most six touches, not counting what is typed', async ({
    page,
    context,
    services,
  }) => {
    await remember(page, services.site);
    expect(await stored(page), 'never a bill').not.toContain(exampleShop.buyer);
    await page.close();
    const next = await openTab(context, services.site);
    await expect(next.getByText(bill.lastHere('0142'))).toBeVisible();
    let touches = 0;
    const touch = async (target: Locator, text = '') => {
      touches += 1;
      await target.tap();
      await next.keyboard.type(text);
    };
    await touch(next.locator('.bill-part-buyer .bill-line'), 'Hari');
    await touch(findItemField(next, bill, 1, bill.columns.name), 'Ghee');
    await touch(findItemField(next, bill, 1, bill.columns.quantity), '2 kg');
    await touch(findItemField(next, bill, 1, bill.columns.rate), '640');
    await touch(button(next, '5%'));
    await touch(button(next, bill.share));
    expect(touches).toBeLessThanOrEqual(6);
    const message = next.getByLabel(bill.shareLabel);
    await expect(message).toHaveValue(/1,344\.00/);
    for (const words of ['0143', exampleShop.name, 'Hari']) await expect(message).toHaveValue(new RegExp(words));
  });
});

test('two tabs never use the same bill number, and a number without a bill is given to the next bill', {
  tag: '@proof:rare',
}, async ({ page, context, services }) => {
  await remember(page, services.site);
  const [one, two] = [await openTab(context, services.site), await openTab(context, services.site)];
  await expect(field(one, 'number')).toHaveValue('0143');
  await expect(field(two, 'number')).toHaveValue('0144');
  await expect(field(two, 'sellerGstin')).toHaveValue(exampleShop.gstin);
  const last = async () => JSON.parse((await stored(page)) ?? '').last;
  await two.goto(`${services.site}/pricing`);
  await expect.poll(last).toBe('0143');
  await two.goBack();
  await expect(field(two, 'number')).toHaveValue('0144');
  await two.goto(`${services.site}/pricing`);
  await one.reload();
  await expect(field(one, 'number')).toHaveValue('0143');
  // "New bill" would reuse the number of a bill without items, so the bill in each tab gets an item.
  for (const tab of [page, one]) await findItemField(tab, bill, 1, bill.columns.rate).fill('5');
  await Promise.all([page, one].map((tab) => pressBillAction(tab, bill, 'newBill')));
  const numbers = () => Promise.all([page, one].map((tab) => field(tab, 'number').inputValue()));
  await expect.poll(async () => (await numbers()).sort()).toEqual(['0144', '0145']);
  await fillHeaderField(one, bill, 'number', '2026-27/7');
  await pressBillAction(one, bill, 'copyBill');
  await expect(field(one, 'number')).toHaveValue('2026-27/8');
});

test('the button for a new financial year sets the shop’s last bill number to 2026-27/0001', async ({
  page,
  services,
}) => {
  await remember(page, services.site);
  await fillHeaderField(page, bill, 'number', '2025-26/0142');
  await findItemField(page, bill, 1, bill.columns.rate).fill('100');
  await button(page, bill.newSeries('2026-27/0001')).click();
  await expect.poll(async () => JSON.parse((await stored(page)) ?? '').last).toBe('2026-27/0001');
});

test('a bill that was open overnight gets the new day’s date if it has no items, and keeps its date otherwise', async ({
  page,
  services,
}) => {
  const night = async (day: string) => {
    await page.clock.setFixedTime(`${day}T06:00:00Z`);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  };
  const date = field(page, 'date');
  await page.clock.setFixedTime('2027-03-31T06:00:00Z');
  await page.goto(`${services.site}/gst-bill-maker`);
  await hydrateBillMaker(page);
  await pressBillAction(page, bill, 'newBill');
  await expect(date).toHaveValue('2027-03-31');
  await page.clock.setFixedTime('2027-04-01T06:00:00Z');
  await page.reload();
  await expect(date).toHaveValue('2027-04-01');
  await night('2027-04-02');
  await expect(date).toHaveValue('2027-04-02');
  await fillHeaderField(page, bill, 'date', '2027-03-30');
  await night('2027-04-03');
  await expect(date, 'a chosen day').toHaveValue('2027-03-30');
  await fillHeaderField(page, bill, 'date', '2027-04-03');
  await findItemField(page, bill, 1, bill.columns.rate).fill('100');
  await night('2027-04-04');
  await page.reload();
  await expect(findItemField(page, bill, 1, bill.columns.rate)).toHaveValue('100');
  await expect(date).toHaveValue('2027-04-03');
});

test('"Forget" clears the shop in all tabs, also in a tab that has left the bill maker', async ({
  page,
  context,
  services,
}) => {
  await remember(page, services.site);
  const [other, away] = [await openTab(context, services.site), await openTab(context, services.site)];
  await fillBillItem(away, bill, 1, { quantity: '1', rate: '100', gst: '5' });
  await expect(findBillTotal(away)).toHaveText('₹105.00');
  await away.goto(`${services.site}/pricing`);
  await openAllBillSteps(other);
  await button(other, bill.forget).click();
  for (const tab of [page, other]) {
    for (const name of ['sellerName', 'sellerGstin', 'sellerUpi'] as const)
      await expect(field(tab, name)).toHaveValue('');
    await expect(button(tab, bill.forget)).toBeHidden();
  }
  await expect(field(other, 'sellerName')).toBeFocused();
  await pressBillAction(page, bill, 'undo');
  await expect(field(page, 'sellerName')).toHaveValue('');
  await expect(field(page, 'buyerName')).toHaveValue('');
  await away.goto(`${services.site}/gst-bill-maker`);
  // The form asks for the shop's state, because GST cannot be split without that state.
  await expect(findBillForm(away).getByText(bill.unsplit.seller)).toBeVisible();
  for (const tab of [page, away]) {
    expect(await stored(tab)).toBeNull();
    expect(await tab.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(exampleShop.name);
  }
});

test('the form ignores invalid values of a remembered shop that another script has written', async ({
  page,
  services,
}) => {
  const planted = {
    id: 'x',
    by: '',
    last: '<b>1</b>',
    sellerName: 'Asha',
    sellerAddress: 'x'.repeat(300),
    sellerGstin: '27XYZ',
    sellerUpi: 'upi://pay',
    sellerState: '99',
    sellerScheme: 'none',
    terms: { toString: 1 },
    buyerName: 'Hari',
  };
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    rememberedShopKey,
    JSON.stringify(planted),
  ] as const);
  await page.goto(`${services.site}/gst-bill-maker`);
  await expect(field(page, 'sellerName')).toHaveValue('Asha');
  for (const name of ['sellerAddress', 'sellerGstin', 'sellerUpi', 'buyerName', 'number', 'terms'] as const)
    await expect(field(page, name)).toHaveValue('');
  await expect(field(page, 'sellerState')).toHaveValue('');
  await expect(page.locator('[data-bill] [aria-invalid]')).toHaveCount(0);
});

test('in a browser that stores nothing, “Remember” shows a message, and the form keeps the typed text', async ({
  page,
  services,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto(`${services.site}/gst-bill-maker`);
  await hydrateBillMaker(page);
  await fillHeaderField(page, bill, 'sellerName', exampleShop.name);
  await fillHeaderField(page, bill, 'sellerGstin', exampleShop.gstin);
  await button(page, bill.remember).click();
  await expect(page.getByRole('status').filter({ hasText: bill.notRemembered })).toBeVisible();
  await expect(button(page, bill.remember)).toBeVisible();
  await expect(field(page, 'sellerName')).toHaveValue(exampleShop.name);
  await expect(field(page, 'sellerGstin')).toHaveValue(exampleShop.gstin);
});
