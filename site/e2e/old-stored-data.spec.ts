import type { Page } from '@playwright/test';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { catalogues } from '../content/catalogues.ts';
import { findBillTotal } from './bill-fixture.ts';
import { oldSessionDatabase, oldStoredBill, oldStoredDebts, oldStoredShop } from './old-stored-data.ts';
import { signUp } from './session-fixture.ts';

const { bill, debts, login } = catalogues.en;

/** Fills `localStorage` and `sessionStorage` on a page that does not read them. */
async function writeStorages(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/careers`);
  await page.evaluate(
    ([shop, draft, list]) => {
      localStorage.setItem('shop', shop);
      sessionStorage.setItem('bill', draft);
      sessionStorage.setItem('debts', list);
    },
    [JSON.stringify(oldStoredShop), JSON.stringify(oldStoredBill), JSON.stringify(oldStoredDebts)] as const,
  );
}

test('the tools show the bill, the shop and the list of debts that an earlier build has stored', async ({
  page,
  context,
  services,
}) => {
  await writeStorages(page, services.site);
  await page.goto(`${services.site}/gst-bill-maker`);
  await expect(findBillTotal(page)).toHaveText('₹1,344.00');
  await expect(page.getByLabel(bill.fields.buyerName, { exact: true })).toHaveValue('Hari');
  await page.goto(`${services.site}/who-owes-me`);
  const result = page.locator('[data-debts] [data-result]');
  await expect(result).toContainText('₹12,800');
  await expect(result.getByRole('button', { name: debts.allRight })).toBeHidden();
  const next = await context.newPage();
  await next.goto(`${services.site}/gst-bill-maker`);
  await expect(next.getByLabel(bill.fields.sellerName, { exact: true })).toHaveValue('Patil Traders');
  await expect(next.getByLabel(bill.fields.number, { exact: true })).toHaveValue('0143');
});

test('a session that an earlier build has stored stays signed in, and its unwritten records are written', async ({
  page,
  services,
  visitor,
  backend,
}) => {
  const { session } = await signUp(services, visitor.email);
  const { uid, account, refreshToken, since } = session;
  await page.goto(`${services.httpsSite}/careers`);
  const entries = [
    [{ ...oldSessionDatabase.session.value, refreshToken, uid, account, since }, oldSessionDatabase.session.key],
    [oldSessionDatabase.lastMethod.value, oldSessionDatabase.lastMethod.key],
    [{ ...oldSessionDatabase.unwritten.value, uid, since }, oldSessionDatabase.unwritten.key],
  ] as const;
  await page.evaluate(
    ([version, values]) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('acct', version);
        opening.onupgradeneeded = () => opening.result.createObjectStore('session');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('session', 'readwrite');
          for (const [value, key] of values) transaction.objectStore('session').put(value, key);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve(null);
          };
        };
      }),
    [oldSessionDatabase.version, entries] as const,
  );
  await page.goto(`${services.httpsSite}/login`);
  const greeting = login.greeting.continueAs.replace('{account}', `${visitor.email.split('@')[0]}@…`);
  await expect(page.getByRole('link', { name: greeting })).toBeVisible();
  await expect
    .poll(() => backend.readDocument(`provision_requests/${uid}`))
    .toMatchObject({ companyName: 'Patil Traders', status: 'pending' });
  expect(await backend.readDocument(`user_profiles/${uid}`)).toMatchObject({ displayName: 'Asha Patil' });
  expect(await backend.readConsent(uid)).toMatchObject({ kind: 'given', language: 'hi', button: 'sign-up' });
  await page.getByRole('link', { name: greeting }).click();
  await page.waitForURL(`${services.httpsApp}/**`);
});
