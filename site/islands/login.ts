import { companyIn } from '../company-in.ts';
import { greet } from '../session/greet.ts';
import { dropHandoff } from '../session/held-handoff.ts';

/**
 * Entry of /login: the shop's name that the bill maker's link carries (`#company=`) goes to the card, and out of the
 * address, where it would be copied and shared; who has a session here is greeted.
 */
// Whoever comes here has not answered with yes.
dropHandoff();
const card = document.querySelector('acct-auth-card');
const company = companyIn(location.hash);
if (company !== null) {
  card?.setAttribute('prefill-company', company);
  history.replaceState(history.state, '', location.pathname + location.search);
}
if (card) greet(card);
