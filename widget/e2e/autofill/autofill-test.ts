import type { Locator, Page } from '@playwright/test';
import { test as base, expect } from '../../../dev/proof/browser/test.ts';
import type { FieldName } from '../../core/fields.ts';
import { servePlaces } from './places.ts';

type Served = Awaited<ReturnType<typeof servePlaces>>;

/** `test` with the places where a card may stand. */
export const test = base.extend<object, { readonly addressOf: Served['addressOf'] }>({
  addressOf: [
    async ({ services }, use) => {
      const { addressOf, stop } = await servePlaces(services);
      await use(addressOf);
      await stop();
    },
    { scope: 'worker' },
  ],
});

export type SignUpTexts = Readonly<
  Partial<Record<Extract<FieldName, 'name' | 'company' | 'email' | 'phone' | 'newPassword'>, string>>
>;

/** A field of the card by its name, in any language. */
export const field = (page: Page, name: FieldName): Locator => page.locator(`acct-auth-card input[name=${name}]`);

/** Fills Sign Up in as a person would, and sends it once the emulator's check has solved itself. */
export async function signUp(page: Page, texts: SignUpTexts): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await field(page, name as FieldName).fill(text);
  await expect(page.locator('acct-auth-card .captcha')).toHaveAttribute('data-phase', 'solved');
  await page.locator('acct-auth-card button[type=submit]').click();
}
