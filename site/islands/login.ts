import { parseCompanyFragment } from '../base/parse-company-fragment.ts';
import { greetVisitor } from '../session/greet-visitor.ts';
import { rememberSignInMethod } from '../session/session-store.ts';
import { consumeTabNote, deletePendingHandoff, storeTabNote } from '../session/tab-storage.ts';

// Entry of /login.

/** The `history.state` for a visitor who comes from /account. The browser restores this state after a reload. */
const fromAccount = 'to-account';

/** The notes that an earlier page left for /login. */
type VisitorNotes = {
  /** True if the visitor comes from /account, and returns there after signing in. */
  readonly isToAccount: boolean;
  /** The e-mail address to sign in with. Empty if the address is unknown, and null if the page shows Sign Up. */
  readonly signInAs: string | null;
};

/** Reads the notes of an earlier page. The e-mail address must not be stored in the history. */
function readVisitorNotes(): VisitorNotes {
  const isToAccount = consumeTabNote('acct-to-account') !== null || history.state === fromAccount;
  if (isToAccount) history.replaceState(fromAccount, '');
  return { isToAccount, signInAs: consumeTabNote('acct-sign-in') ?? (isToAccount ? '' : null) };
}

/**
 * Stores the notes again before a link leads to /login in another language, or reloads /login because the card has not
 * loaded.
 */
function storeNotesOnLeave(signInAs: string, isToAccount: boolean): void {
  document.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('[hreflang], .late-card a');
    // A page in a new tab cannot read this tab's notes.
    const isHere = !ctrlKey && !metaKey && !shiftKey;
    if (!isHere || !/\/login$/.test(link?.pathname ?? '')) return;
    storeTabNote('acct-sign-in', signInAs);
    if (isToAccount) storeTabNote('acct-to-account');
  });
}

/**
 * Prefills the shop's name from the bill maker's link, and removes the name from the address, because the visitor may
 * share the address.
 */
function prefillCompany(card: Element | null): void {
  const company = parseCompanyFragment(location.hash);
  if (company === null) return;
  card?.setAttribute('prefill-company', company);
  history.replaceState(history.state, '', location.pathname + location.search);
}

// Deletes a pending hand-off, because a visitor who opens /login has not confirmed the hand-off.
deletePendingHandoff();
const card = document.querySelector('acct-auth-card');
prefillCompany(card);
const { isToAccount, signInAs } = readVisitorNotes();
if (signInAs !== null) storeNotesOnLeave(signInAs, isToAccount);
if (signInAs !== null && document.activeElement !== card) card?.setAttribute('tab', 'signin');
if (signInAs && document.activeElement !== card) card?.setAttribute('prefill-email', signInAs);
// Leads the card to /account in the language of this page. Nothing else is read from the address, so that no link to
// /login can choose the target.
if (isToAccount && !location.search)
  card?.setAttribute('app-url', `${location.origin}${location.pathname.replace(/login$/, 'account')}#back`);
if (card) {
  greetVisitor(card);
  void rememberSignInMethod(card);
}
