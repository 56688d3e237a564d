import { html } from 'hono/html';
import { pageTexts } from '../page-texts.ts';
import type { TokenClaims } from '../session/token-verdict.ts';
import { type EscapedMarkup, renderButtonForm, renderPage } from './page.ts';

const { anotherAccount, continueAs } = pageTexts;
const accountOf = ({ email, phone_number: phone, uid }: TokenClaims): string => email ?? phone ?? uid;

/**
 * Asks which account to use after another user has signed in on the site. `onPage` is the page to which the visitor
 * returns.
 */
export function accountChoicePage(claims: TokenClaims, proof: string, onPage: string): EscapedMarkup {
  const account = accountOf(claims);
  return renderPage(
    anotherAccount.title,
    html`<section><p>${anotherAccount.here(account)} ${anotherAccount.since}</p>
<div class="choice">${renderButtonForm('/keep-account', anotherAccount.stay(account), proof, onPage)}
${renderButtonForm('/change-account', anotherAccount.change, proof, onPage)}</div></section>`,
  );
}

type Question = {
  readonly claims: TokenClaims;
  /** True if the last user of this application in this browser was not the user in `claims`. */
  readonly isOther: boolean;
  readonly proof: string;
  readonly page: string;
  /** The address of the sign-in form. */
  readonly signIn: string;
};

/** Asks a visitor without a session whether to continue with the account in the site's cookies. */
export function accountConfirmationPage({ claims, isOther, proof, page: onPage, signIn }: Question): EscapedMarkup {
  const account = accountOf(claims);
  return renderPage(
    anotherAccount.title,
    html`<section><p>${isOther ? continueAs.other : continueAs.notKept} ${continueAs.only(account)}</p>
<div class="choice"><p><a href="${signIn}">${continueAs.another}</a></p>
${renderButtonForm('/take-account', continueAs.yes(account), proof, onPage)}</div></section>`,
  );
}
