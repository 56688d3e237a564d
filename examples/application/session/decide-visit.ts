import type { Settings } from '../settings.ts';
import { readApplicationCookie, wasRedirectedToSite, wasTokenPlanted } from './application-cookies.ts';
import { findSignedOutReason, type SignedOutReason, type Visitor } from './identify-visitor.ts';
import { isOAuthStateOfThisBrowser } from './oauth-states.ts';
import { parseRequestAddress } from './parse-request-address.ts';
import { isNavigationRequest, type RequestParts } from './read-request-parts.ts';
import { loginAddress, selectSessionParameters } from './site-addresses.ts';
import { readSiteCookies } from './site-cookies.ts';
import type { TokenVerificationResult } from './verify-tokens.ts';

/** Verified facts about a request. `tokens` is null as long as no decision has needed the tokens. */
export type VisitFacts = { readonly visitor: Visitor; readonly tokens: TokenVerificationResult | null };

/** The next step of a request. `page` is the page that the visitor asked for. */
export type VisitAction =
  /** Asks the caller to verify the tokens and to decide again. Tokens are verified only if a decision needs them. */
  | { readonly kind: 'verify-tokens' }
  | { readonly kind: 'serve' }
  /** Redirects to one of our pages, or to the site's /login. */
  | { readonly kind: 'redirect'; readonly to: string }
  /** Answers a script, a frame or a prefetch with 401. */
  | { readonly kind: 'refuse'; readonly reason: SignedOutReason | 'another-account' }
  /** Redirects to /session with a new OAuth state and the parameters in `words`. */
  | { readonly kind: 'ask-site'; readonly page: string; readonly words: string }
  /** Exchanges the token, whose user the site has confirmed, for a session, and redirects. */
  | { readonly kind: 'start-session'; readonly page: string; readonly found: OneUser }
  /**
   * Asks "Continue as ...?", since the site has not confirmed the token's user. `isOther` is true if the last user of
   * this application in this browser was not the token's user.
   */
  | { readonly kind: 'ask-account'; readonly page: string; readonly found: OneUser; readonly isOther: boolean }
  /** Shows a message and links, since another redirect to the site would loop. */
  | { readonly kind: 'stop'; readonly page: string; readonly reason: SignedOutReason | 'planted' }
  /** Asks "Which account?", because another user has signed in on the site after this session began. */
  | { readonly kind: 'which-account'; readonly page: string }
  /** Signs out. `uid` is null if the session had ended and its user is unknown. */
  | { readonly kind: 'sign-out'; readonly uid: string | null }
  /** Signs the visitor in after the answer "yes" to "Continue as ...?". */
  | { readonly kind: 'take-account' };
type OneUser = Extract<TokenVerificationResult, { kind: 'of-one' }>;

export type VisitDecision = VisitAction & {
  /** The OAuth state that this request has used. It has to be deleted. */
  readonly spends?: string;
  /** True if another page has planted a token. A cookie stores this for the next request. */
  readonly isPlanted?: boolean;
};

/**
 * Returns the next step of a visit. This is a pure function of the request and the known facts, without effects or
 * clock.
 */
export function decideVisit(request: RequestParts, { visitor, tokens }: VisitFacts, settings: Settings): VisitDecision {
  const { method, url } = request;
  const { pathname } = new URL(url);
  const { page, back } = parseRequestAddress(url);
  const isVisit = isNavigationRequest(request);
  const spends =
    back !== null && isOAuthStateOfThisBrowser(request, settings, back.state) ? { spends: back.state } : {};
  if (visitor.kind !== 'signed-out') {
    if (back && isVisit) return { kind: 'redirect', to: page, ...spends };
    // The visitor signed in through another tab while this tab asked "Continue as ...?".
    if (pathname === '/take-account' && method === 'POST') return { kind: 'redirect', to: '/' };
    // A POST may be the answer to the question "Which account?".
    if (visitor.kind === 'signed-in' || method === 'POST') return { kind: 'serve' };
    return isVisit ? { kind: 'which-account', page } : { kind: 'refuse', reason: 'another-account' };
  }
  // The form was submitted after its session had ended. Only the browser's headers can show that a page of this
  // application sent it.
  if (isNavigationRequest(request, 'POST')) {
    if (pathname === '/sign-out') return { kind: 'sign-out', uid: visitor.uid };
    return pathname === '/take-account' ? { kind: 'take-account' } : { kind: 'redirect', to: '/' };
  }
  if (!isVisit) return { kind: 'refuse', reason: visitor.reason };
  const last = readApplicationCookie(request, settings, 'last');
  const before = { last, wasPlanted: wasTokenPlanted(request, settings) };
  const hasTokens = readSiteCookies(request, settings).tokens.length > 0;
  if (back === null) {
    // Redirects every request of /login to the site, even several in a row. Only for a new visitor,
    // `selectSessionParameters` adds the trial.
    if (pathname === '/login')
      return { kind: 'ask-site', page: '/', words: selectSessionParameters(url, last === undefined) };
    if (!wasRedirectedToSite(request, settings, page, hasTokens)) return { kind: 'ask-site', page, words: '' };
  } else if (spends.spends !== undefined) {
    if (tokens === null) return { kind: 'verify-tokens' };
    const { uid } = back;
    const isVouchedFor = tokens.kind === 'of-one' && tokens.uid === uid && (last ?? uid) === uid;
    if (isVouchedFor) return { kind: 'start-session', page, found: tokens, ...spends };
    // The visitor has to sign in, because the site has no session and the request has no valid token.
    if (uid === null && tokens.kind === 'none')
      return { kind: 'redirect', to: `${loginAddress(settings, page)}#sign-in-first`, ...spends };
    const isPlanted = uid !== null && tokens.uid !== uid && hasTokens;
    // Without working cookies the redirects would loop.
    if (wasRedirectedToSite(request, settings, page)) return { kind: 'redirect', to: page, ...spends, isPlanted };
    return { ...question(page, tokens, before), ...spends, isPlanted };
  } else if (wasRedirectedToSite(request, settings, page)) return { kind: 'redirect', to: page };
  if (tokens === null) return { kind: 'verify-tokens' };
  return question(page, tokens, before);
}

/** Returns the next step if the site's answer does not identify the visitor: a question, or a page with links. */
function question(
  page: string,
  tokens: TokenVerificationResult,
  before: { readonly last: string | undefined; readonly wasPlanted: boolean },
): VisitAction {
  if (before.wasPlanted || tokens.kind === 'mixed') return { kind: 'stop', page, reason: 'planted' };
  if (tokens.kind === 'none') return { kind: 'stop', page, reason: findSignedOutReason(tokens.verdict).reason };
  return { kind: 'ask-account', page, found: tokens, isOther: (before.last ?? tokens.uid) !== tokens.uid };
}
