import { expect } from '@playwright/test';
import { messages as en } from '../../languages/en/messages.ts';
import type { CardPage } from '../card-page.ts';
import { type Looks, readLooks } from './looks.ts';

/** The card with everything refused, and on its other tab, where a phone number is typed; the visitor's check has to be the real one. */
export async function looksOfBothTabs(card: CardPage): Promise<Readonly<Record<string, Looks>>> {
  const look = () => card.root.evaluate(readLooks);
  await card.field('email').fill('asha@');
  await expect(card.checkbox).toBeVisible();
  await card.createAccount();
  await expect(card.status).toHaveText(en.completeCaptcha);
  const refused = await look();
  await card.tab(en.tabs.signin).click();
  await card.field('identifier').fill('98765 43210');
  await expect(card.field('password')).toHaveCount(0);
  return { refused, byPhone: await look() };
}
