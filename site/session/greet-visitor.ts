import type { StoredSession } from '../../account/handoff.ts';
import { accountLabel } from './account-label.ts';
import { formatReturnPath, parseReturnAddress } from './session-request.ts';
import { readStoredSession } from './stored-session.ts';

const find = <Found extends HTMLElement>(selector: string) => document.querySelector(selector) as Found;

/**
 * Greets a signed-in visitor on /login. Makes the card, the greeting and the links lead back to the application's page.
 */
export function greetVisitor(card: HTMLElement): void {
  const back = new URLSearchParams(location.search).get('return');
  // A visitor who arrives with one of these fragments had a session or pressed Login, and therefore has an account.
  const hasAccount = /^#(session-ended|sign-in-first)$/.test(location.hash);
  if (back !== null) leadBackToApplication(card, parseReturnAddress(back, card.getAttribute('app-url') ?? ''));
  if (back !== null || hasAccount) extendLinksToLogin();
  // Does not change the card's selected tab if the visitor has already focused the card.
  if (hasAccount && document.activeElement !== card) card.setAttribute('tab', 'signin');
  watchSession();
}

/** Makes the card and the greeting's link lead to this page of the application. */
function leadBackToApplication(card: HTMLElement, address: string): void {
  card.setAttribute('app-url', address);
  const link = find<HTMLAnchorElement>('.greeting a');
  link.search += `${link.search && '&'}return=${encodeURIComponent(formatReturnPath(address))}`;
}

/** Adds the query and fragment of this address to each link to /login, such as the links to other languages. */
function extendLinksToLogin(): void {
  for (const link of document.links as HTMLCollectionOf<HTMLAnchorElement>) {
    const isToLogin = link.origin === location.origin && /\/login$/.test(link.pathname);
    if (!isToLogin || link.hash !== '') continue;
    link.search = location.search;
    // The link to this page receives no fragment. With a fragment, the browser would scroll instead of loading the page
    // again.
    if (link.pathname !== location.pathname) link.hash = location.hash;
  }
}

/** Greets the visitor of the stored session. Updates the greeting whenever the session may have changed. */
function watchSession(): void {
  const head = find('.login-head');
  find('.greeting button').addEventListener('click', () => {
    head.classList.remove('is-greeting');
    find('h1').focus();
  });
  let greeted: string | undefined;
  const update = async (visibility?: Event): Promise<void> => {
    const session = await readStoredSession();
    if (visibility && (document.hidden || session?.uid === greeted)) return;
    greeted = session?.uid;
    head.classList.toggle('is-greeting', session !== null);
    if (session) await drawGreeting(session);
  };
  update();
  // The greeted visitor may have signed out before the browser restores the page.
  addEventListener('pageshow', ({ persisted }) => persisted && update());
  // The visitor may have signed out, or signed in as somebody else, in another tab.
  document.addEventListener('visibilitychange', update);
}

/** Displays the account's label, and a line if the visitor has asked to close the account. Never rejects. */
async function drawGreeting(session: StoredSession): Promise<void> {
  if (session.account) find('.greeting b').textContent = accountLabel(session.account);
  const line = find('.greeting [data-closing]');
  line.textContent = `${line.dataset.open}`;
  try {
    const path = '/session/is-closing.js';
    const { isClosing }: typeof import('./is-closing.ts') = await import(/* @vite-ignore */ path);
    if (await isClosing(session)) line.textContent = `${line.dataset.closing}`;
  } catch (cause) {
    console.warn('acct: session/outage', cause);
  }
}
