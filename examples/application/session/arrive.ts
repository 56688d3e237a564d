import type { Auth } from 'firebase-admin/auth';
import type { Context } from 'hono';
import type { Settings } from '../settings.ts';
import { askAccount } from './ask-account.ts';
import { judgeTokens } from './judge-tokens.ts';
import { readOwn, rememberPlanted, wasAsked } from './own-cookies.ts';
import type { Arrival } from './read-arrival.ts';
import { loginAddress } from './site-addresses.ts';
import { readSiteCookies } from './site-cookies.ts';
import { startSession } from './start-session.ts';
import { spendState } from './states.ts';

/** Receives a visitor back from /session: counts only with this browser's state and one renewed user; else asks. */
export async function arrive(context: Context, auth: Auth, settings: Settings, arrival: Arrival): Promise<Response> {
  const { page, back } = arrival;
  const { tokens } = readSiteCookies(context, settings);
  if (back && spendState(context, settings, back.state)) {
    const { uid } = back;
    const found = await judgeTokens(auth, tokens);
    const last = readOwn(context, settings, 'last') ?? uid;
    if (found.kind === 'of-one' && found.claims.uid === uid && last === uid) {
      await startSession(context, auth, settings, found);
      return context.redirect(page);
    }
    // The site keeps nobody and what lies here has run out: the visitor can only sign in.
    if (uid === null && found.kind === 'none') return context.redirect(`${loginAddress(settings, page)}#sign-in-first`);
    if (uid !== null && found.uid !== uid && tokens.length > 0) rememberPlanted(context, settings);
  }
  // Where no cookie holds, a redirect would never end.
  return wasAsked(context, settings, page) ? context.redirect(page) : askAccount(context, auth, settings, page);
}
