import { html } from 'hono/html';
import { pageTexts } from '../page-texts.ts';
import { signInLifetimeSeconds, type TokenClaims } from '../session/token-verdict.ts';
import type { Settings } from '../settings.ts';
import { type EscapedMarkup, renderButtonForm, renderListRow, renderPage } from './page.ts';

/** Renders the account page, which shows what proves the session and when it ends. */
export function accountPage(claims: TokenClaims, proof: string, { session }: Settings): EscapedMarkup {
  const { session: words, signedIn } = pageTexts;
  const ends = Math.min(claims.exp, claims.auth_time + signInLifetimeSeconds);
  return renderPage(
    words.title,
    html`<section aria-label="${words.title}"><dl>
${renderListRow(words.proof, words.proofs[session])}${renderListRow(words.method, claims.firebase.sign_in_provider)}
${renderListRow(words.since, utc(claims.auth_time))}${renderListRow(words.ends, utc(ends))}</dl></section>
${renderButtonForm('/sign-out', signedIn.signOut, proof)}
<p class="note">${signedIn.signOutNote} <a href="/">${signedIn.home}</a></p>`,
  );
}

const utc = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().replace('T', ' ').replace(/\..*/, ' UTC');
