import { offerToSave } from './offer-to-save.ts';

/** Offers the browser the pair that Sign Up was sent with, once the account is there; not on a ticked `#not-my-device`. */
export function saveAfterSignUp(card: HTMLElement, root: ShadowRoot): void {
  const typed = (name: string): string => root.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? '';
  let sent = { id: '', password: '' };
  root.addEventListener('submit', () => {
    sent = { id: typed('email').trim(), password: typed('newPassword') };
  });
  card.addEventListener('acct-authenticated', ({ detail }) => {
    const isOurs = detail.isNewUser && detail.method === 'password' && sent.password !== '';
    if (isOurs && !document.querySelector('#not-my-device:checked')) void offerToSave(sent.id, sent.password);
    sent = { id: '', password: '' };
  });
}
