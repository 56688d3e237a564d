import type { SignInMethod } from '../card-events.ts';
import { isCurrentAttempt, type StayReason } from '../card-state.ts';
import { deleteSessionCookies } from '../delete-session-cookies.ts';
import { CardError } from '../errors.ts';
import { type FinishResult, finishSignIn } from '../finish-sign-in.ts';
import { keeperOf, tellingFailure } from '../keep-session.ts';
import type { SignedInUser } from '../signed-in-user.ts';
import type { FlowContext } from './flow-context.ts';
import { handOff } from './hand-off.ts';
import { redirect } from './redirect.ts';
import { finishSignUp } from './sign-up.ts';
import { submittedDetails } from './submitted-details.ts';

/** Why a visitor with such a session stays on the page; one with cookies does so because the page asked for it. */
const stayReasons = {
  written: 'kept-by-page',
  handoff: 'kept-by-page',
  'outside-cookie-domain': 'outside-cookie-domain',
  blocked: 'cookies-blocked',
  'too-large': 'token-too-large',
} as const satisfies Record<FinishResult['session'], StayReason>;

/** Authenticated visitors of a context whose provision request waits for "Try again" or "Continue", or who may leave a frame. */
const waiting = new WeakMap<FlowContext, { user: SignedInUser; result: FinishResult }>();

/** Cookies, records, the event, "Redirecting to app...", the redirect; or the view that tells why not. */
export async function completeSignIn(
  context: FlowContext,
  user: SignedInUser,
  attempt: number,
  isRetry = false,
): Promise<void> {
  const { store, ports } = context;
  // The first try may have written the profile: its date of creation is written once.
  const writtenAs = isRetry || user.mayHaveRecords ? { ...user, isNewUser: false } : user;
  // Stored while the choice stands there, the sentence above it is not true any more: on, as by "Try again".
  const writtenLate = (): void => {
    if (waiting.get(context)?.user.uid === user.uid) void retryProvision(context);
  };
  const written = await finishSignIn(ports, context.config(), writtenAs, submittedDetails(context), writtenLate);
  // A further try may not learn what the first one has put into the cookie.
  const earlier = isRetry ? waiting.get(context)?.result.companyId : null;
  const result = { ...written, companyId: written.companyId ?? earlier ?? null };
  // After a reset the card belongs to the next visitor.
  if (!isCurrentAttempt(store.getState(), attempt)) return;
  if (result.provisionError !== null) {
    waiting.set(context, { user, result });
    const code = result.provisionError instanceof CardError ? result.provisionError.code : 'card/unexpected';
    const cause = result.provisionError;
    ports.host.report({ level: 'error', code: 'store/provision-not-written', where: code, cause });
    ports.host.emit('acct-error', { code, action: 'finish' });
    store.dispatch({ type: 'provisionRefused', attempt });
    return;
  }
  await leave(context, user, result, attempt);
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
  const { user, result } = account;
  await (isFramed ? handOff(context, user, result.companyId, attempt) : leave(context, user, result, attempt));
}

/** null where there is no such choice. */
function startAgain({ store }: FlowContext): number | null {
  const { view, attempt: before } = store.getState();
  if (view.name !== 'provisionFailed' && view.name !== 'signedIn') return null;
  const attempt = before + 1;
  store.dispatch({ type: 'requestStarted', request: 'finish', attempt });
  return isCurrentAttempt(store.getState(), attempt) ? attempt : null;
}

async function leave(context: FlowContext, user: SignedInUser, result: FinishResult, attempt: number): Promise<void> {
  waiting.delete(context);
  finishSignUp(context, user);
  const { store, ports } = context;
  const { session, companyId } = result;
  const goesOn = ports.host.emit('acct-authenticated', {
    uid: user.uid,
    method: user.providerId as SignInMethod,
    isNewUser: user.isNewUser,
    companyId,
    session: session === 'written' ? 'cookies' : session === 'handoff' ? 'handoff' : 'none',
  });
  if (!isCurrentAttempt(store.getState(), attempt)) {
    // The page has reset the card in the meantime: it belongs to the next visitor, and so must nothing of this one stay.
    if (session === 'written') {
      const { cookiePrefix: prefix, cookieDomain: domain } = context.config();
      deleteSessionCookies(ports.browser, { prefix, domain });
      const keeper = keeperOf(ports, context.config());
      if (keeper !== null) void tellingFailure(ports.host, keeper.forget());
    }
    void ports.auth.signOut().catch(() => undefined); // nobody waits for this: the session lives in memory only
    return;
  }
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
    waiting.set(context, { user, result });
    store.dispatch({ type: 'stayedSignedIn', attempt, reason: 'framed' });
  } else {
    await handOff(context, user, companyId, attempt);
  }
}
