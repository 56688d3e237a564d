import { canAskForPasswords } from './can-ask-for-passwords.ts';

/**
 * Loads what deals with saved passwords, where the browser offers them at a press; last of all, once page and card are
 * there and the last way in is known.
 */
export async function wakeSavedPassword(card: HTMLElement, wayKnown: Promise<void>): Promise<void> {
  if (!(await canAskForPasswords())) return;
  await wayKnown;
  const wake = async (): Promise<void> => {
    const path = '/session/saved-password.js';
    const loaded: typeof import('./saved-password.ts') = await import(/* @vite-ignore */ path);
    loaded.savedPassword(card);
  };
  const later = () => requestIdleCallback(() => wake().catch((cause) => console.info('acct: password/outage', cause)));
  if (document.readyState === 'complete') later();
  else addEventListener('load', later);
}
