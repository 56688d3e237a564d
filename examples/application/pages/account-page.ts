import { html } from 'hono/html';
import { type Claims, signInLifetimeSeconds } from '../session/verdict.ts';
import type { Settings } from '../settings.ts';
import { texts } from '../texts.ts';
import { buttonForm, type Markup, page, row } from './page.ts';

/** A second page, with the proof of the session and its end. */
export function accountPage(claims: Claims, proof: string, { session }: Settings): Markup {
  const { session: words, signedIn } = texts;
  const ends = Math.min(claims.exp, claims.auth_time + signInLifetimeSeconds);
  return page(
    words.title,
    html`<section aria-label="${words.title}"><dl>
${row(words.proof, words.proofs[session])}${row(words.method, claims.firebase.sign_in_provider)}
${row(words.since, utc(claims.auth_time))}${row(words.ends, utc(ends))}</dl></section>
${buttonForm('/sign-out', signedIn.signOut, proof)}
<p class="note">${signedIn.signOutNote} <a href="/">${signedIn.home}</a></p>`,
  );
}

const utc = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().replace('T', ' ').replace(/\..*/, ' UTC');
