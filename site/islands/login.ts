import { companyIn } from '../company-in.ts';
import { greet } from '../session/greet.ts';
import { rememberMethod } from '../session/session-store.ts';
import { dropHandoff, takeNote } from '../session/tab-storage.ts';

/**
 * Entry of /login: the shop's name that the bill maker's link carries (`#company=`) goes to the card, and out of the
 * address, where it would be copied and shared; who comes from a link of a mail finds Sign In with their address; who
 * was led here by /account goes back there; who has a session here is greeted, and the last way in is marked.
 */
// Whoever comes here has not answered with yes.
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
// Fixed but for the language: nobody can write an address there that leads elsewhere.
if (takeNote('acct-to-account') !== null && !location.search)
  card?.setAttribute('app-url', `${location.origin}${location.pathname.replace(/login$/, 'account')}#back`);
if (card) {
  greet(card);
  void rememberMethod(card);
}
