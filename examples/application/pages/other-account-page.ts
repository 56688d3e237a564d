import { html } from 'hono/html';
import type { Claims } from '../session/verdict.ts';
import { texts } from '../texts.ts';
import { buttonForm, type Markup, page } from './page.ts';

/** Asks which account is meant: a session is never replaced by somebody else's without a word. */
export function otherAccountPage({ email, phone_number: phone, uid }: Claims, proof: string): Markup {
  const { anotherAccount: words } = texts;
  const account = email ?? phone ?? uid;
  return page(
    words.title,
    html`<section><p>${words.here(account)} ${words.since}</p>
<div class="choice">${buttonForm('/keep-account', words.stay(account), proof)}
${buttonForm('/change-account', words.change, proof)}</div></section>`,
  );
}
