import type { Page } from '@playwright/test';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { catalogues } from '../content/catalogues.ts';
import {
  exampleShop,
  fillBillItem,
  fillHeaderField,
  findBillTotal,
  hydrateBillMaker,
  pressBillAction,
} from './bill-fixture.ts';

const { bill } = catalogues.en;
const field = (page: Page, name: keyof typeof bill.fields) => page.getByLabel(bill.fields[name], { exact: true });

test('a tab keeps its bill after a reload and after a change of language', async ({ page, context, services }) => {
  await page.goto(`${services.site}/gst-bill-maker`);
  await fillHeaderField(page, bill, 'sellerName', exampleShop.name);
  await fillBillItem(page, bill, 1, { name: 'Ghee', quantity: '1', rate: '100', gst: '5' });
  await expect(findBillTotal(page)).toHaveText('₹105.00');
  await page.reload();
  await expect(findBillTotal(page)).toHaveText('₹105.00');
  await expect(field(page, 'sellerName')).toHaveValue(exampleShop.name);
  await page.goto(`${services.site}/hi/gst-bill-maker`);
  await expect(findBillTotal(page)).toHaveText('₹105.00');
  const other = await context.newPage();
  await other.goto(`${services.site}/gst-bill-maker`);
  await hydrateBillMaker(other);
  await expect(findBillTotal(other)).toHaveText('₹0.00');
  await pressBillAction(page, catalogues.hi.bill, 'clear');
  await expect(findBillTotal(page)).toHaveText('₹0.00');
  await pressBillAction(page, catalogues.hi.bill, 'undo');
  await expect(findBillTotal(page)).toHaveText('₹105.00');
});

test('"Create an account" on the bill maker’s page opens /login with the company name in the form, but not in the address', async ({
  page,
  services,
}) => {
  await page.goto(`${services.site}/gst-bill-maker`);
  await hydrateBillMaker(page);
  await expect(page.getByRole('link', { name: bill.createAccount })).toBeHidden();
  await fillHeaderField(page, bill, 'sellerName', '  A & B आशा 100% #1  ');
  await page.locator('.bill-menu summary').click();
  await page.getByRole('link', { name: bill.createAccount }).click();
  await expect(page.getByLabel('Company Name')).toHaveValue('A & B आशा 100% #1');
  await expect(page).toHaveURL(`${services.site}/login`);
  await expect(page.getByText('Test mode: human check solved.')).toBeHidden();
  await page.getByLabel('Name', { exact: true }).fill('Asha');
  await expect(page.getByText('Test mode: human check solved.')).toBeVisible();
  await expect(page.getByLabel('Company Name')).toHaveValue('A & B आशा 100% #1');
  await page.goBack();
  await expect(field(page, 'sellerName')).toHaveValue('  A & B आशा 100% #1  ');
});
