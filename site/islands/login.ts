import { companyIn } from '../base/company-in.ts';
import { greet } from '../session/greet.ts';
import { rememberMethod } from '../session/session-store.ts';
import { dropHandoff, leaveNote, takeNote } from '../session/tab-storage.ts';

/**
 * Entry of /login. The shop's name from the bill maker's link (`#company=`) goes to the card and leaves the address,
 * which may be copied and shared. A visitor from a mail's link gets Sign In with their address; one from /account goes
 * back there, after a reload and in another language too. A kept session is greeted, and the last method is marked.
 */
// This visitor has not answered yes.
dropHandoff();
const card = document.querySelector('acct-auth-card');
const company = companyIn(location.hash);
if (company !== null) {
  card?.setAttribute('prefill-company', company);
  history.replaceState(history.state, '', location.pathname + location.search);
}
const onTheWay = 'to-account';
// A reload finds this in the page's own entry of the history. It names nobody: the address of a mail is not kept there.
const isToAccount = takeNote('acct-to-account') !== null || history.state === onTheWay;
if (isToAccount) history.replaceState(onTheWay, '');
const signIn = takeNote('acct-sign-in') ?? (isToAccount ? '' : null);
if (signIn !== null)
  document.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    // The same page again, in another language or since the form is late; a new tab has its own notes.
    const link = (target as Element).closest<HTMLAnchorElement>('[hreflang], .late-card a');
    if (!/\/login$/.test(link?.pathname ?? '') || ctrlKey || metaKey || shiftKey) return;
    leaveNote('acct-sign-in', signIn);
    if (isToAccount) leaveNote('acct-to-account');
  });
if (signIn !== null && document.activeElement !== card) {
  card?.setAttribute('tab', 'signin');
  if (signIn) card?.setAttribute('prefill-email', signIn);
}
// Fixed except for the language: nobody can write an address there that leads elsewhere.
if (isToAccount && !location.search)
  card?.setAttribute('app-url', `${location.origin}${location.pathname.replace(/login$/, 'account')}#back`);
if (card) {
  greet(card);
  void rememberMethod(card);
}
