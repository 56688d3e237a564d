import type { RecordWriteResult } from '../../../account/account-ports.ts';
import type { EnteredDetails, SignedInUser } from '../../../account/account-records.ts';
import { withTimeLimit } from '../../../account/clock.ts';
import type { DisplayedConsent } from '../../../account/consent.ts';
import { ensureCardError } from '../../../account/errors.ts';
import { tokenRefreshTimeLimit } from '../../../account/time-limit.ts';
import type { UnwrittenRecordsState } from '../../../account/unwritten-records.ts';
import type { CardEventDetails, SignInMethod } from '../card-events.ts';
import { type AccountReceipt, isCurrentAttempt, isSignedIn, type ReasonToStayOnPage } from '../card-state.ts';
import { type Session, type SessionOutcome, startSession } from '../session.ts';
import { finishSignUp } from './password.ts';
import { handOffSession, redirectVisitor } from './redirect-visitor.ts';
import {
  type FlowContext,
  type RequestHandlers,
  reportFailure,
  runRequest,
  type SignedInAccount,
} from './run-request.ts';

type AuthenticatedDetail = CardEventDetails['acct-authenticated'];
type Refusal = NonNullable<RecordWriteResult['refusal']>;

/**
 * The values for each outcome of starting a session: `session` is a property of the event `acct-authenticated`, and
 * `reason` is why the visitor stays on the page. With cookies or a hand-off, a visitor stays only if the page prevents
 * the redirect.
 */
const outcomes = {
  written: { session: 'cookies', reason: 'kept-by-page' },
  handoff: { session: 'handoff', reason: 'kept-by-page' },
  'outside-cookie-domain': { session: 'none', reason: 'outside-cookie-domain' },
  blocked: { session: 'none', reason: 'cookies-blocked' },
  'too-large': { session: 'none', reason: 'token-too-large' },
} as const satisfies Record<SessionOutcome, { session: AuthenticatedDetail['session']; reason: ReasonToStayOnPage }>;

/**
 * Runs a request that signs a visitor in, and completes the sign-in. If the request was cancelled, signs the visitor
 * out again.
 */
export function authenticateVisitor(
  context: FlowContext,
  request: DisplayedConsent['button'],
  steps: Pick<RequestHandlers<SignedInUser>, 'send' | 'popup'>,
): Promise<void> {
  const { store, ports, memory } = context;
  const { editions } = context.config();
  const language = store.getState().sentence ?? context.displayedLanguage();
  memory.visitor.displayedConsent = editions && { editions, language, button: request };
  return runRequest(context, request, {
    ...steps,
    async done(user, attempt) {
      store.dispatch({ type: 'authenticated', attempt, receipt: receiptOf(user, memory.visitor.submitted) });
      await completeSignIn(context, user, { attempt, isRetry: false });
    },
    late() {
      // Does not sign out if another attempt has signed in by now, because the redirect needs that attempt's session.
      if (isSignedIn(store.getState().view)) return;
      // The sign-out is not awaited, and may fail, since the session is only in memory.
      void ports.auth.signOut().catch(() => undefined);
    },
  });
}

/** Returns the facts to display about the account. An existing account keeps its name and requests no company. */
const receiptOf = (user: SignedInUser, { profile, companyName }: EnteredDetails): AccountReceipt => ({
  isNew: user.isNewUser,
  person: user.displayName ?? profile.displayName ?? user.email ?? user.phone,
  company: user.isNewUser ? companyName : null,
});

type Try = {
  readonly attempt: number;
  readonly isRetry: boolean;
};

/**
 * Starts the session, writes the records, reports the event and redirects. If there is no redirect, displays the
 * reason.
 */
async function completeSignIn(context: FlowContext, user: SignedInUser, { attempt, isRetry }: Try): Promise<void> {
  const { store, ports, memory } = context;
  const { visitor } = memory;
  const { submitted, displayedConsent } = visitor;
  // On a retry the account counts as existing, so that the date of creation in its profile is not written again.
  const known = isRetry || user.mayHaveRecords ? { ...user, isNewUser: false } : user;
  const session = beginSession(context, known, known.isNewUser ? submitted.companyName : null);
  const kind = user.isNewUser ? 'given' : 'told';
  const written = await ports.store.write(
    known,
    submitted,
    displayedConsent && { ...displayedConsent, kind },
    ports.host.report,
  );
  const { companyId, refusal, unwritten } = written;
  const isCurrent = (): boolean => isCurrentAttempt(store.getState(), attempt);
  // If a retry writes all records, null makes the site delete its copy of the records.
  const nothingLeft = isRetry ? null : undefined;
  // The site stores the records before the choice is displayed, because the visitor may close the page as soon as the
  // choice is displayed.
  const isKept = isCurrent() && (await session.setCompany(companyId, unwritten ?? nothingLeft));
  if (!isCurrent()) return;
  // If the retry receives no company id, the id that the first attempt has written to the cookie still applies.
  const earlier = isRetry ? visitor.pendingAccount?.companyId : null;
  const account = { user, session, companyId: companyId ?? earlier ?? null, unwritten };
  if (refusal === null) return openApplication(context, account, attempt);
  offerChoice(context, account, refusal);
  const lost = unwritten?.profile ? 'details' : 'company';
  store.dispatch({ type: 'provisionRefused', attempt, unsaved: isKept ? 'kept' : lost });
}

/** Starts the visitor's session, which replaces any other session of this browser. */
function beginSession(context: FlowContext, user: SignedInUser, companyName: string | null): Session {
  const session = startSession(context.ports, context.config(), { user, companyName });
  context.memory.visitor.unreportedSession = session;
  return session;
}

/** Prepares the choice between "Try again" and "Continue", and reports why the records could not be written. */
function offerChoice(context: FlowContext, account: SignedInAccount, { cause, storedLate }: Refusal): void {
  const { store, ports, memory } = context;
  const { visitor } = memory;
  visitor.pendingAccount = account;
  const error = ensureCardError(cause);
  ports.host.report({ level: 'error', code: 'store/provision-not-written', where: error.code, cause });
  void reportFailure(context, error, { action: 'finish' });
  void storedLate.then((late) => {
    // If the write succeeds while the choice is displayed, there is nothing left to choose.
    const isDisplayed = visitor === memory.visitor && store.getState().view.name === 'provisionFailed';
    if (late !== null && isDisplayed) return continueToApp(context, late);
  });
}

/** Before a reset, ends the session if the card has not reported it to the page yet. */
export function endUnreportedSession({ ports, memory }: FlowContext): void {
  const { unreportedSession, pendingAccount } = memory.visitor;
  // If the page removed the card while the card displayed the choice between "Try again" and "Continue", the visitor
  // stays signed in.
  if (pendingAccount === null || ports.host.isOnPage()) unreportedSession?.end();
}

/** Writes the records again, for "Try again". */
export async function retryProvision(context: FlowContext): Promise<void> {
  const { store, memory } = context;
  const { pendingAccount } = memory.visitor;
  const { view } = store.getState();
  if (pendingAccount === null || view.name !== 'provisionFailed') return;
  const attempt = startFinishing(context);
  if (needsConfirmation(pendingAccount, view.unsaved)) return askBeforeReplacing(context, attempt);
  const user = await withFreshToken(context, pendingAccount.user);
  // A retry after a reset must not start the session again.
  if (!isCurrentAttempt(store.getState(), attempt)) return;
  await completeSignIn(context, user, { attempt, isRetry: true });
}

/**
 * Continues to the application: leaves a frame, or continues without a stored provision request. `stored` is the
 * company id if the request was written late.
 */
export async function continueToApp(context: FlowContext, stored: string | null = null): Promise<void> {
  const { store, memory } = context;
  const { visitor } = memory;
  const { view } = store.getState();
  if (visitor.pendingAccount === null || (view.name !== 'provisionFailed' && view.name !== 'signedIn')) return;
  const attempt = startFinishing(context);
  if (view.name === 'signedIn') return handOffSession(context, visitor.pendingAccount, attempt);
  const pendingAccount = { ...visitor.pendingAccount, companyId: stored ?? visitor.pendingAccount.companyId };
  visitor.pendingAccount = pendingAccount;
  if (needsConfirmation(pendingAccount, view.unsaved)) return askBeforeReplacing(context, attempt);
  const account = pendingAccount.session.isCurrent()
    ? pendingAccount
    : await withNewSession(context, pendingAccount, attempt);
  if (account === null) return;
  // Stores the session once more. If the visitor has ticked "Not my device" by now, the site deletes the stored session
  // instead.
  await account.session.setCompany(account.companyId, stored === null ? account.unwritten : undefined);
  if (!isCurrentAttempt(store.getState(), attempt)) return;
  await openApplication(context, account, attempt);
}

/** Returns true if another session has replaced the account's session, and the visitor has not been informed yet. */
const needsConfirmation = ({ session }: SignedInAccount, unsaved: UnwrittenRecordsState): boolean =>
  unsaved !== 'replaced' && !session.isCurrent();

/** Displays the choice again, with the message that the next press replaces this browser's session. */
const askBeforeReplacing = ({ store }: FlowContext, attempt: number): void =>
  store.dispatch({ type: 'provisionRefused', attempt, unsaved: 'replaced' });

/** Starts a new session for the account, which replaces any other session. Resolves to null if the card was reset. */
async function withNewSession(
  context: FlowContext,
  account: SignedInAccount,
  attempt: number,
): Promise<SignedInAccount | null> {
  const user = await withFreshToken(context, account.user);
  if (!isCurrentAttempt(context.store.getState(), attempt)) return null;
  const session = beginSession(context, { ...user, isNewUser: false }, null);
  return { ...account, user, session };
}

/**
 * Resolves to the visitor, with a fresh token if possible, because the choice may have been displayed for more than an
 * hour.
 */
function withFreshToken({ ports }: FlowContext, user: SignedInUser): Promise<SignedInUser> {
  const limit = { clock: ports.clock, ms: tokenRefreshTimeLimit, code: 'auth/timeout' };
  return withTimeLimit(ports.auth.refresh(user), limit).catch(() => user);
}

function startFinishing({ store }: FlowContext): number {
  const attempt = store.getState().attempt + 1;
  store.dispatch({ type: 'requestStarted', request: 'finish', attempt });
  return attempt;
}

async function openApplication(context: FlowContext, account: SignedInAccount, attempt: number): Promise<void> {
  const { store, ports, memory, config } = context;
  const { visitor } = memory;
  const { user, session, companyId } = account;
  const { outcome } = session;
  visitor.pendingAccount = null;
  finishSignUp(context, user);
  const goesOn = ports.host.emit('acct-authenticated', {
    uid: user.uid,
    method: user.providerId as SignInMethod,
    isNewUser: user.isNewUser,
    companyId,
    session: outcomes[outcome].session,
  });
  visitor.unreportedSession = null;
  if (!isCurrentAttempt(store.getState(), attempt)) return;
  context.values.clear();
  const stay = (reason: ReasonToStayOnPage): void => store.dispatch({ type: 'stayedSignedIn', attempt, reason });
  const canGo = outcome === 'written' || outcome === 'handoff';
  // If the page has removed the card, report the sign-in but do not navigate.
  if (!canGo || !goesOn || !ports.host.isOnPage()) return stay(outcomes[outcome].reason);
  if (outcome === 'written') {
    const url = config().appUrl;
    return redirectVisitor(context, { attempt, url, viaSite: false }, () => ports.browser.replaceAddress(url));
  }
  if (!ports.browser.isFramed()) return handOffSession(context, account, attempt);
  // In a frame, the visitor has to press a button to leave. Only that press creates the hand-off, because a hand-off is
  // valid for only two minutes.
  visitor.pendingAccount = account;
  stay('framed');
}
