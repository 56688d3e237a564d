import { fillAndSend } from './fill-and-send.ts';
import { saveAfterSignUp } from './save-after-sign-up.ts';

/**
 * What /login does with passwords that the browser keeps, where that can be asked for them: the last way in was one, so
 * a button stands in the place of the line below the heading, whose press asks; a pair that is new is offered.
 */
export function savedPassword(card: HTMLElement): void {
  const root = card.shadowRoot;
  const place = document.querySelector<HTMLElement>('.saved-password');
  const button = place?.querySelector('button');
  if (!root || !place || !button) return;
  saveAfterSignUp(card, root);
  if (card.dataset.lastMethod !== 'password') return;
  place.hidden = false;
  const leave = (): void => {
    place.hidden = true;
  };
  card.addEventListener('acct-authenticated', leave);
  /** The button goes for good; whoever has not gone on by hand finds themselves at what is next. */
  const say = (words: string | undefined, next: HTMLElement | null | undefined): void => {
    const isWaiting = place.contains(document.activeElement) || root.activeElement?.getAttribute('role') === 'tab';
    place.textContent = words ?? '';
    if (isWaiting) next?.focus();
  };
  button.addEventListener('click', async () => {
    if (button.getAttribute('aria-disabled') === 'true') return;
    button.setAttribute('aria-disabled', 'true');
    // While the browser looks: Sign In opens, and with it the human check begins to load.
    root.querySelector<HTMLElement>('[role=tab]:last-child')?.click();
    try {
      const found = await navigator.credentials.get({ password: true, uiMode: 'immediate' });
      if (!(found instanceof PasswordCredential)) throw new Error('It is no password.');
      await fillAndSend(root, found, () => say(place.dataset.filled, root.querySelector<HTMLElement>('[data-phase]')));
      leave();
    } catch {
      // None is saved, or the visitor wants none of them: the browser does not say which.
      const empty = Array.from(root.querySelectorAll('input')).find(({ value }) => value === '');
      say(place.dataset.none, empty);
    }
  });
}
