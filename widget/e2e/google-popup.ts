import type { Page } from '@playwright/test';

/** Signs in with a new Google account on the Auth emulator's own popup page. */
export async function completeGooglePopup(popup: Page, account: { readonly email: string; readonly name: string }) {
  await popup.locator('#add-account-button').click();
  await popup.locator('#email-input').fill(account.email);
  await popup.locator('#display-name-input').fill(account.name);
  await popup.locator('#sign-in').click();
}
