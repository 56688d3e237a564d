import { companyIn } from '../company-in.ts';
import { greet } from '../session/greet.ts';
import { rememberMethod } from '../session/session-store.ts';
import { dropHandoff, takeNote } from '../session/tab-storage.ts';

/**
 * Entry of /login. The shop's name from the bill maker's link (`#company=`) goes to the card and leaves the address,
 * which may be copied and shared. A visitor from a mail's link gets Sign In with their address; one from /account goes
 * back there. A kept session is greeted, and the last method is marked.
 */
// This visitor has not answered yes.
dropHandoff();
const card = document.querySelector('acct-auth-card');
const company = companyIn(location.hash);
if (company !== null) {
  card?.setAttribute('prefill-company', company);
  history.replaceState(history.state, '', location.pathname + location.search);
}
const signIn = takeNote('acct-sign-in');
if (signIn !== null && document.activeElement !== card) {
  card?.setAttribute('tab', 'signin');
  if (signIn) card?.setAttribute('prefill-email', signIn);
}
// Fixed except for the language: nobody can write an address there that leads elsewhere.
if (takeNote('acct-to-account') !== null && !location.search)
  card?.setAttribute('app-url', `${location.origin}${location.pathname.replace(/login$/, 'account')}#back`);
if (card) {
  greet(card);
  void rememberMethod(card);
}
