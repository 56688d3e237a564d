import type { SignInMethod } from '../card-events.ts';
import { isCurrentAttempt, type StayReason } from '../card-state.ts';
import { deleteSessionCookies } from '../delete-session-cookies.ts';
import { CardError } from '../errors.ts';
import { type FinishResult, finishSignIn } from '../finish-sign-in.ts';
import type { SignedInUser } from '../signed-in-user.ts';
import type { FlowContext } from './flow-context.ts';
import { finishSignUp } from './sign-up.ts';
import { submittedDetails } from './submitted-details.ts';

/** Milliseconds between "Redirecting to app..." and the redirect (specification section 9). */
const redirectDelay = 400;

/** Why a visitor with such a session stays on the page; one with cookies does so because the page asked for it. */
const stayReasons = {
  written: 'kept-by-page',
  'outside-cookie-domain': 'outside-cookie-domain',
  blocked: 'cookies-blocked',
  'too-large': 'token-too-large',
} as const satisfies Record<FinishResult['session'], StayReason>;

/** Authenticated visitors of a context whose provision request waits for "Try again" or "Continue". */
const waiting = new WeakMap<FlowContext, { user: SignedInUser; result: FinishResult }>();

/** Cookies, records, the event, "Redirecting to app...", the redirect; or the view that tells why not. */
export async function completeSignIn(
  context: FlowContext,
  user: SignedInUser,
  attempt: number,
  isRetry = false,
): Promise<void> {
  const { store, ports } = context;
  const { cookiePrefix, cookieDomain } = context.config();
  // The first try may have written the profile: its date of creation is written once.
  const writtenAs = isRetry || user.mayHaveRecords ? { ...user, isNewUser: false } : user;
  const cookies = { prefix: cookiePrefix, domain: cookieDomain };
  // Stored while the choice stands there, the sentence above it is not true any more: on, as by "Try again".
  const writtenLate = (): void => {
    if (waiting.get(context)?.user.uid === user.uid) void retryProvision(context);
  };
  const written = await finishSignIn(ports, cookies, writtenAs, submittedDetails(context), writtenLate);
  // A further try may not learn what the first one has put into the cookie.
  const earlier = isRetry ? waiting.get(context)?.result.companyId : null;
  const result = { ...written, companyId: written.companyId ?? earlier ?? null };
  // After a reset the card belongs to the next visitor.
  if (!isCurrentAttempt(store.getState(), attempt)) return;
  if (result.provisionError !== null) {
    waiting.set(context, { user, result });
    const code = result.provisionError instanceof CardError ? result.provisionError.code : 'card/unexpected';
    ports.host.report({
      level: 'error',
      code: 'store/provision-not-written',
      what: `the record in provision_requests could not be written (${code})`,
      cure: 'deploy firestore.rules and check that Firestore can be reached',
      cause: result.provisionError,
    });
    ports.host.emit('acct-error', { code, action: 'finish' });
    store.dispatch({ type: 'provisionRefused', attempt });
    return;
  }
  leave(context, user, result, attempt);
}

/** "Try again": the records once more. */
export async function retryProvision(context: FlowContext): Promise<void> {
  const account = waiting.get(context);
  const attempt = startAgain(context);
  if (!account || attempt === null) return;
  // The choice may have stood there for longer than the token lives; with the old one the records would be refused.
  const user = await context.ports.auth.refresh(account.user).catch(() => account.user);
  await completeSignIn(context, user, attempt, true);
}

/** "Continue": on without the provision request. */
export function continueWithoutProvision(context: FlowContext): void {
  const account = waiting.get(context);
  const attempt = startAgain(context);
  if (account && attempt !== null) leave(context, account.user, account.result, attempt);
}

function startAgain({ store }: FlowContext): number | null {
  if (store.getState().view.name !== 'provisionFailed') return null;
  const attempt = store.getState().attempt + 1;
  store.dispatch({ type: 'requestStarted', request: 'finish', attempt });
  return attempt;
}

function leave(context: FlowContext, user: SignedInUser, { session, companyId }: FinishResult, attempt: number): void {
  waiting.delete(context);
  finishSignUp(context, user);
  const { store, ports } = context;
  const goesOn = ports.host.emit('acct-authenticated', {
    uid: user.uid,
    method: user.providerId as SignInMethod,
    isNewUser: user.isNewUser,
    companyId,
    session: session === 'written' ? 'cookies' : 'none',
  });
  if (!isCurrentAttempt(store.getState(), attempt)) {
    // The page has reset the card in the meantime: it belongs to the next visitor, and so must nothing of this one stay.
    const { cookiePrefix: prefix, cookieDomain: domain } = context.config();
    if (session === 'written') deleteSessionCookies(ports.browser, { prefix, domain });
    void ports.auth.signOut().catch(() => undefined); // nobody waits for this: the session lives in memory only
    return;
  }
  context.values.clear();
  // A page that took the card away has gone on without it: it is told, and keeps its visitor.
  if (session !== 'written' || !goesOn || !ports.host.isOnPage()) {
    store.dispatch({ type: 'stayedSignedIn', attempt, reason: stayReasons[session] });
    return;
  }
  const url = context.config().appUrl;
  store.dispatch({ type: 'redirectStarted', attempt, url });
  ports.host.emit('acct-redirect', { url });
  ports.clock.after(redirectDelay, () => {
    // Not after a reset: the card may have been taken off the page or handed to the next visitor.
    if (store.getState().view.name === 'redirecting' && ports.host.isOnPage()) ports.browser.replaceAddress(url);
  });
}
