import type { TokenClaims } from '../../account/token-claims.ts';
import { kept } from './keeper.ts';
import { returnAddress, returnPath } from './task.ts';

/** Greets a kept session on /login, and links back to the application's page. */
export function greet(card: HTMLElement): void {
  const find = <Found extends HTMLElement>(selector: string) => document.querySelector(selector) as Found;
  const continueLink = find<HTMLAnchorElement>('.greeting a');
  const back = new URLSearchParams(location.search).get('return');
  if (back !== null) {
    const address = returnAddress(back, card.getAttribute('app-url') ?? '');
    card.setAttribute('app-url', address);
    continueLink.search += `${continueLink.search && '&'}return=${encodeURIComponent(returnPath(address))}`;
  }
  const isSent = /^#(session-ended|sign-in-first)$/.test(location.hash);
  if (back !== null || isSent)
    for (const link of document.links as HTMLCollectionOf<HTMLAnchorElement>) {
      if (link.origin !== location.origin || link.hash !== '' || !/\/login$/.test(link.pathname)) continue;
      link.search = location.search;
      // To this page itself it would lead nowhere: browsers do not load the same address with a fragment again.
      if (link.pathname !== location.pathname) link.hash = location.hash;
    }
  // A visitor who had a session or pressed Login has an account. The card keeps its tab if it already has the focus.
  if (isSent && document.activeElement !== card) card.setAttribute('tab', 'signin');
  const head = find('.login-head');
  const name = find('.greeting b');
  const account = find('.greeting [data-closing]');
  find('.greeting button').addEventListener('click', () => {
    head.classList.remove('is-greeting');
    find('h1').focus();
  });
  let uid: string | undefined;
  const greetKept = async (seen?: Event): Promise<void> => {
    const session = await kept();
    if (seen && (document.hidden || session?.uid === uid)) return;
    uid = session?.uid;
    if (session?.account) name.textContent = accountLabel(session.account);
    head.classList.toggle('is-greeting', session !== null);
    if (!session) return;
    account.textContent = `${account.dataset.open}`;
    try {
      const path = '/session/is-closing.js';
      const asked: typeof import('./is-closing.ts') = await import(/* @vite-ignore */ path);
      if (await asked.isClosing(session)) account.textContent = `${account.dataset.closing}`;
    } catch (cause) {
      console.warn('acct: session/outage', cause);
    }
  };
  greetKept();
  // Back may restore the page after the greeted visitor signed out.
  addEventListener('pageshow', ({ persisted }) => persisted && greetKept());
  // Another tab may have signed out or in, and the link would lead there under this name.
  document.addEventListener('visibilitychange', greetKept);
}

/**
 * Returns a label that bystanders may read: `asha@example.com` -> `asha@…`, `+919876543210` -> `…3210`. The owner
 * recognises it. An account without either has no label.
 */
export function accountLabel(account: string): string {
  const [name, ...domain] = account.split('@');
  return domain.length > 0 ? `${name}@…` : `…${account.slice(-4)}`;
}

const accountForm = /^([\w.%+-]{1,64}@[\w.-]+|\+\d{8,15})$/;

/** Returns the label of an unverified token; null for several tokens, and for anything but an address or a number. */
export function unconfirmedLabel([claims, ...others]: readonly (TokenClaims | null)[]): string | null {
  const account = `${claims?.email ?? claims?.phone_number}`;
  return others.length === 0 && accountForm.test(account) ? accountLabel(account) : null;
}
