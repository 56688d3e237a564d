import type { SignInMethod } from '../card-events.ts';
import { isCurrentAttempt, type StayReason } from '../card-state.ts';
import { deleteSessionCookies } from '../delete-session-cookies.ts';
import { asCardError } from '../errors.ts';
import { finishSignIn } from '../finish-sign-in.ts';
import { keeperOf, tellingFailure } from '../keep-session.ts';
import { type SessionOutcome, settleSession } from '../settle-session.ts';
import type { SignedInUser } from '../signed-in-user.ts';
import type { FlowContext } from './flow-context.ts';
import { handOff } from './hand-off.ts';
import { redirect } from './redirect.ts';
import { finishSignUp } from './sign-up.ts';
import { submittedDetails } from './submitted-details.ts';
import { tellFailure } from './tell-failure.ts';

/** Why a visitor with such a session stays on the page; one with cookies does so because the page asked for it. */
const stayReasons = {
  written: 'kept-by-page',
  handoff: 'kept-by-page',
  'outside-cookie-domain': 'outside-cookie-domain',
  blocked: 'cookies-blocked',
  'too-large': 'token-too-large',
} as const satisfies Record<SessionOutcome, StayReason>;

type Account = { readonly user: SignedInUser; readonly session: SessionOutcome; readonly companyId: string | null };

/** Authenticated visitors of a context whose provision request waits for "Try again" or "Continue", or who may leave a frame. */
const waiting = new WeakMap<FlowContext, Account>();

/** Cookies, records, the event, "Redirecting to app...", the redirect; or the view that tells why not. */
export async function completeSignIn(
  context: FlowContext,
  user: SignedInUser,
  attempt: number,
  isRetry = false,
): Promise<void> {
  const { store, ports } = context;
  const config = context.config();
  const details = submittedDetails(context);
  // The first try may have written the profile: its date of creation is written once.
  const writtenAs = isRetry || user.mayHaveRecords ? { ...user, isNewUser: false } : user;
  // Stored while the choice stands there, the sentence above it is not true any more: on, as by "Try again".
  const writtenLate = (): void => {
    if (waiting.get(context)?.user.uid === user.uid) void retryProvision(context);
  };
  const session = settleSession(ports, config, writtenAs, writtenAs.isNewUser ? details.companyName : null);
  untold.set(context, session);
  const isCurrent = (): boolean => isCurrentAttempt(store.getState(), attempt);
  const { companyId, provisionError } = await finishSignIn(ports, config, writtenAs, details, {
    session,
    isCurrent,
    requestWritten: writtenLate,
  });
  // A further try may not learn what the first one has put into the cookie.
  const earlier = isRetry ? waiting.get(context)?.companyId : null;
  const account = { user, session, companyId: companyId ?? earlier ?? null };
  if (!isCurrent()) return;
  if (provisionError !== null) {
    waiting.set(context, account);
    const error = asCardError(provisionError);
    ports.host.report({
      level: 'error',
      code: 'store/provision-not-written',
      where: error.code,
      cause: provisionError,
    });
    void tellFailure(context, error, 'finish');
    store.dispatch({ type: 'provisionRefused', attempt });
    return;
  }
  await leave(context, account, attempt);
}

/** What there is of a visitor whom the page has not heard of yet. */
const untold = new WeakMap<FlowContext, SessionOutcome>();

/** Before a reset: a page that has not heard of the sign-in, or is hearing of it, wants nothing of this visitor to stay for the next. */
export function forgetUntold(context: FlowContext): void {
  const { ports } = context;
  const session = untold.get(context);
  // A page that took the card away from the choice keeps its visitor.
  if (!session || (waiting.has(context) && !ports.host.isOnPage())) return;
  untold.delete(context);
  if (session === 'written') {
    const { cookiePrefix: prefix, cookieDomain: domain } = context.config();
    deleteSessionCookies(ports.browser, { prefix, domain });
    const keeper = keeperOf(ports, context.config());
    if (keeper !== null) void tellingFailure(ports.host, keeper.forget());
  }
  void ports.auth.signOut().catch(() => undefined); // nobody waits for this: the session lives in memory only
}

/** "Try again": the records once more. */
export async function retryProvision(context: FlowContext): Promise<void> {
  const account = waiting.get(context);
  const attempt = context.store.getState().view.name === 'provisionFailed' ? startAgain(context) : null;
  if (!account || attempt === null) return;
  // The choice may have stood there for longer than the token lives; with the old one the records would be refused.
  const user = await context.ports.auth.refresh(account.user).catch(() => account.user);
  await completeSignIn(context, user, attempt, true);
}

/** On without the provision request, or out of a frame. */
export async function goOn(context: FlowContext): Promise<void> {
  const account = waiting.get(context);
  const isFramed = context.store.getState().view.name === 'signedIn';
  const attempt = startAgain(context);
  if (!account || attempt === null) return;
  await (isFramed ? handOff(context, account.user, account.companyId, attempt) : leave(context, account, attempt));
}

/** null where there is no such choice. */
function startAgain({ store }: FlowContext): number | null {
  const { view, attempt: before } = store.getState();
  if (view.name !== 'provisionFailed' && view.name !== 'signedIn') return null;
  const attempt = before + 1;
  store.dispatch({ type: 'requestStarted', request: 'finish', attempt });
  return isCurrentAttempt(store.getState(), attempt) ? attempt : null;
}

async function leave(context: FlowContext, account: Account, attempt: number): Promise<void> {
  const { user, session, companyId } = account;
  waiting.delete(context);
  finishSignUp(context, user);
  const { store, ports } = context;
  const goesOn = ports.host.emit('acct-authenticated', {
    uid: user.uid,
    method: user.providerId as SignInMethod,
    isNewUser: user.isNewUser,
    companyId,
    session: session === 'written' ? 'cookies' : session === 'handoff' ? 'handoff' : 'none',
  });
  untold.delete(context);
  if (!isCurrentAttempt(store.getState(), attempt)) return;
  context.values.clear();
  const stays = session !== 'written' && session !== 'handoff';
  // A page that took the card away has gone on without it: it is told, and keeps its visitor.
  if (stays || !goesOn || !ports.host.isOnPage()) {
    store.dispatch({ type: 'stayedSignedIn', attempt, reason: stayReasons[session] });
  } else if (session === 'written') {
    const url = context.config().appUrl;
    redirect(context, { attempt, url, viaSite: false }, () => ports.browser.replaceAddress(url));
  } else if (ports.browser.isFramed()) {
    // A frame goes nowhere by itself, and the record lives for two minutes: it is made at the press.
    waiting.set(context, account);
    store.dispatch({ type: 'stayedSignedIn', attempt, reason: 'framed' });
  } else {
    await handOff(context, user, companyId, attempt);
  }
}
