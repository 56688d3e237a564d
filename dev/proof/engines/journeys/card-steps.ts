import { messages as en } from '../../../../widget/languages/en/messages.ts';
import type { Messages } from '../../../../widget/languages/messages.ts';
import type { JourneyPage } from '../journey-page.ts';
import type { Person } from './journey.ts';

/** A field of the card, by its label. */
export const cardField = (name: keyof Messages['fields'], text: Messages = en) =>
  ({ role: 'field', name: text.fields[name] }) as const;

/** Fills Sign Up, on any page with the card. */
export async function fillSignUp(page: JourneyPage, { name, company, email, password }: Person): Promise<void> {
  await page.type(cardField('name'), name);
  await page.type(cardField('company'), company);
  await page.type(cardField('email'), email);
  await page.type(cardField('newPassword'), password);
}

/** Opens /login and the tab Sign In, and types there, with the password where one is given. */
export async function fillSignIn(
  page: JourneyPage,
  site: string,
  identifier: string,
  password?: string,
): Promise<void> {
  await page.open(`${site}/login`);
  await page.click({ role: 'tab', name: en.tabs.signin });
  await page.type(cardField('identifier'), identifier);
  if (password !== undefined) await page.type(cardField('password'), password);
}

/** Presses this button of the card once the human check of the emulator has solved itself. */
export async function pressWhenChecked(page: JourneyPage, button: string): Promise<void> {
  await page.waitForText(en.captcha.testModeSolved);
  await page.click({ role: 'button', name: button });
}
