import { companyIn } from '../base/company-in.ts';
import { greet } from '../session/greet.ts';
import { rememberMethod } from '../session/session-store.ts';
import { dropHandoff, leaveNote, takeNote } from '../session/tab-storage.ts';

// Entry of /login.

/** In `history.state`: this visitor comes from /account. A reload finds it there. */
const fromAccount = 'to-account';

/** Tells how the visitor has come. */
type Arrival = {
  /** The visitor comes from /account, and goes back there after signing in. */
  readonly isToAccount: boolean;
  /** The address to sign in with, empty if unknown; null: the page shows Sign Up. */
  readonly signInAs: string | null;
};

/** Reads the notes of an earlier page. An e-mail address is in a note only, never in the history. */
function readArrival(): Arrival {
  const isToAccount = takeNote('acct-to-account') !== null || history.state === fromAccount;
  if (isToAccount) history.replaceState(fromAccount, '');
  return { isToAccount, signInAs: takeNote('acct-sign-in') ?? (isToAccount ? '' : null) };
}

/** Writes the notes again for this page in another language, or once more since the form is late. */
function passOn(signInAs: string, isToAccount: boolean): void {
  document.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('[hreflang], .late-card a');
    // A new tab has its own notes.
    const isHere = !ctrlKey && !metaKey && !shiftKey;
    if (!isHere || !/\/login$/.test(link?.pathname ?? '')) return;
    leaveNote('acct-sign-in', signInAs);
    if (isToAccount) leaveNote('acct-to-account');
  });
}

/** Gives the card the shop's name from the bill maker's link, and removes it from an address that may be shared. */
function takeCompany(card: Element | null): void {
  const company = companyIn(location.hash);
  if (company === null) return;
  card?.setAttribute('prefill-company', company);
  history.replaceState(history.state, '', location.pathname + location.search);
}

// The visitor has not answered the question of a hand-off with yes.
dropHandoff();
const card = document.querySelector('acct-auth-card');
takeCompany(card);
const { isToAccount, signInAs } = readArrival();
if (signInAs !== null) passOn(signInAs, isToAccount);
if (signInAs !== null && document.activeElement !== card) card?.setAttribute('tab', 'signin');
if (signInAs && document.activeElement !== card) card?.setAttribute('prefill-email', signInAs);
// The path is fixed except for the language: no link to /login can make the card lead elsewhere.
if (isToAccount && !location.search)
  card?.setAttribute('app-url', `${location.origin}${location.pathname.replace(/login$/, 'account')}#back`);
if (card) {
  greet(card);
  void rememberMethod(card);
}
