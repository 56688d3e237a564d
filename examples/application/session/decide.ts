import type { Settings } from '../settings.ts';
import { type SignedOutReason, type Visitor, whySignedOut } from './identify-visitor.ts';
import type { Tokens } from './judge-tokens.ts';
import { readOwn, wasAsked, wasPlanted } from './own-cookies.ts';
import { readArrival } from './read-arrival.ts';
import { isNavigation, type VisitorRequest } from './read-request.ts';
import { loginAddress, siteWords } from './site-addresses.ts';
import { readSiteCookies } from './site-cookies.ts';
import { isOwnState } from './states.ts';

/** Facts about a request, from signatures and from Google; `tokens` is null until it is needed. */
export type Known = { readonly visitor: Visitor; readonly tokens: Tokens | null };

/** The next step. `page`: the page that the visitor asked for. */
export type Step =
  /** Decide again with `Known.tokens`: Google is asked about them only where that decides something. */
  | { readonly kind: 'judge-tokens' }
  | { readonly kind: 'serve' }
  /** To a page of ours, or to the site's /login. */
  | { readonly kind: 'redirect'; readonly to: string }
  /** Answers a script, a frame or a prefetch with 401. */
  | { readonly kind: 'refuse'; readonly reason: SignedOutReason | 'another-account' }
  /** To /session with a new state; `words` go along. */
  | { readonly kind: 'ask-site'; readonly page: string; readonly words: string }
  /** The site vouches for this token's user: exchange it, then redirect. */
  | { readonly kind: 'start-session'; readonly page: string; readonly found: OneUser }
  /** Nobody vouches: "Continue as ...?" `isOther`: somebody else was signed in here last. */
  | { readonly kind: 'ask-account'; readonly page: string; readonly found: OneUser; readonly isOther: boolean }
  /** A line and links; asking again would never end. */
  | { readonly kind: 'stop'; readonly page: string; readonly reason: SignedOutReason | 'planted' }
  /** "Which account?": another user has signed in on the site meanwhile. */
  | { readonly kind: 'which-account'; readonly page: string }
  /** `uid`: null where the session had ended and nobody can tell whose it was. */
  | { readonly kind: 'sign-out'; readonly uid: string | null }
  /** The answer to "Continue as ...?" */
  | { readonly kind: 'take-account' };
type OneUser = Extract<Tokens, { kind: 'of-one' }>;

export type Decision = Step & {
  /** The state that is used up, and has to go. */
  readonly spends?: string;
  /** Another page has put its own token here: to be remembered for the next request. */
  readonly isPlanted?: boolean;
};

/** Says what happens next with a visit, only from the request and what is known of it: no effect, no clock. */
export function decide(request: VisitorRequest, { visitor, tokens }: Known, settings: Settings): Decision {
  const { method, url } = request;
  const { pathname } = new URL(url);
  const { page, back } = readArrival(url);
  const isVisit = isNavigation(request);
  const spends = back !== null && isOwnState(request, settings, back.state) ? { spends: back.state } : {};
  if (visitor.kind !== 'signed-out') {
    if (back && isVisit) return { kind: 'redirect', to: page, ...spends };
    // Asked in one tab, signed in by another.
    if (pathname === '/take-account' && method === 'POST') return { kind: 'redirect', to: '/' };
    // The answer to the question comes as a POST.
    if (visitor.kind === 'signed-in' || method === 'POST') return { kind: 'serve' };
    return isVisit ? { kind: 'which-account', page } : { kind: 'refuse', reason: 'another-account' };
  }
  // A form that was sent after its session had ended: ours by the browser's own word, though nothing else proves it.
  if (isNavigation(request, 'POST')) {
    if (pathname === '/sign-out') return { kind: 'sign-out', uid: visitor.uid };
    return pathname === '/take-account' ? { kind: 'take-account' } : { kind: 'redirect', to: '/' };
  }
  if (!isVisit) return { kind: 'refuse', reason: visitor.reason };
  const last = readOwn(request, settings, 'last');
  const before = { last, wasPlanted: wasPlanted(request, settings) };
  const hasTokens = readSiteCookies(request, settings).tokens.length > 0;
  if (back === null) {
    // A visitor who asks for the login page wants to sign in, also repeatedly; a new one wants to begin.
    if (pathname === '/login') return { kind: 'ask-site', page: '/', words: siteWords(url, last === undefined) };
    if (!wasAsked(request, settings, page, hasTokens)) return { kind: 'ask-site', page, words: '' };
  } else if (spends.spends !== undefined) {
    if (tokens === null) return { kind: 'judge-tokens' };
    const { uid } = back;
    const isVouchedFor = tokens.kind === 'of-one' && tokens.uid === uid && (last ?? uid) === uid;
    if (isVouchedFor) return { kind: 'start-session', page, found: tokens, ...spends };
    // The site keeps nobody and what lies here has run out: the visitor can only sign in.
    if (uid === null && tokens.kind === 'none')
      return { kind: 'redirect', to: `${loginAddress(settings, page)}#sign-in-first`, ...spends };
    const isPlanted = uid !== null && tokens.uid !== uid && hasTokens;
    // Without working cookies a redirect would never end.
    if (wasAsked(request, settings, page)) return { kind: 'redirect', to: page, ...spends, isPlanted };
    return { ...question(page, tokens, before), ...spends, isPlanted };
  } else if (wasAsked(request, settings, page)) return { kind: 'redirect', to: page };
  if (tokens === null) return { kind: 'judge-tokens' };
  return question(page, tokens, before);
}

/** The site's answer does not do by itself: the visitor says who they are, or signs in. */
function question(
  page: string,
  tokens: Tokens,
  before: { readonly last: string | undefined; readonly wasPlanted: boolean },
): Step {
  if (before.wasPlanted || tokens.kind === 'mixed') return { kind: 'stop', page, reason: 'planted' };
  if (tokens.kind === 'none') return { kind: 'stop', page, reason: whySignedOut(tokens.verdict).reason };
  return { kind: 'ask-account', page, found: tokens, isOther: (before.last ?? tokens.uid) !== tokens.uid };
}
