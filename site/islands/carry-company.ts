import { companyIn } from '../company-in.ts';

/**
 * Entry of /login: the shop's name that the bill maker's link carries (`#company=`) goes to the card, and out of the address, where
 * it would be copied and shared.
 */
const company = companyIn(location.hash);
if (company !== null) {
  document.querySelector('acct-auth-card')?.setAttribute('prefill-company', company);
  history.replaceState(history.state, '', location.pathname + location.search);
}
