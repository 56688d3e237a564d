import type { WrittenRecords } from '../../../account/account-ports.ts';
import type { EnteredDetails, SignedInUser } from '../../../account/account-records.ts';
import { withTimeLimit } from '../../../account/clock.ts';
import type { ShownConsent } from '../../../account/consent.ts';
import { asCardError } from '../../../account/errors.ts';
import { refreshLimit } from '../../../account/time-limit.ts';
import type { Unsaved } from '../../../account/unwritten-records.ts';
import type { CardEventDetails, SignInMethod } from '../card-events.ts';
import { hasSignedIn, isCurrentAttempt, type Receipt, type StayReason } from '../card-state.ts';
import { type Session, type SessionOutcome, startSession } from '../session.ts';
import { finishSignUp } from './password.ts';
import { handOff, redirect } from './redirect.ts';
import { type Account, type FlowContext, type RequestSteps, reportFailure, runRequest } from './run-request.ts';

type AuthenticatedDetail = CardEventDetails['acct-authenticated'];
type Refusal = NonNullable<WrittenRecords['refusal']>;

/** Says how the event reports a session, and why a visitor with one stays: with cookies or a hand-off the page asked. */
const outcomes = {
  written: { session: 'cookies', reason: 'kept-by-page' },
  handoff: { session: 'handoff', reason: 'kept-by-page' },
  'outside-cookie-domain': { session: 'none', reason: 'outside-cookie-domain' },
  blocked: { session: 'none', reason: 'cookies-blocked' },
  'too-large': { session: 'none', reason: 'token-too-large' },
} as const satisfies Record<SessionOutcome, { session: AuthenticatedDetail['session']; reason: StayReason }>;

/** A request that ends with a signed-in visitor, and what follows. A cancelled visitor is signed out again. */
export function authenticate(
  context: FlowContext,
  request: ShownConsent['button'],
  steps: Pick<RequestSteps<SignedInUser>, 'send' | 'popup'>,
): Promise<void> {
  const { store, ports, memory } = context;
  const { editions } = context.config();
  const language = store.getState().sentence ?? context.shownLanguage();
  memory.visitor.shown = editions && { editions, language, button: request };
  return runRequest(context, request, {
    ...steps,
    async done(user, attempt) {
      store.dispatch({ type: 'authenticated', attempt, receipt: receiptOf(user, memory.visitor.submitted) });
      await completeSignIn(context, user, { attempt, isRetry: false });
    },
    late() {
      // A further try may have signed in by now, and its session is needed on the way to the application.
      if (hasSignedIn(store.getState().view)) return;
      // Nobody waits for this, and a failure has nobody to report to: the session lives in memory only.
      void ports.auth.signOut().catch(() => undefined);
    },
  });
}

/** An existing account's company is not asked for again, and its name stays. */
const receiptOf = (user: SignedInUser, { profile, companyName }: EnteredDetails): Receipt => ({
  isNew: user.isNewUser,
  person: user.displayName ?? profile.displayName ?? user.email ?? user.phone,
  company: user.isNewUser ? companyName : null,
});

type Try = {
  readonly attempt: number;
  readonly isRetry: boolean;
};

/** Session, records, the event, "Redirecting to app...", the redirect; or the view that tells why not. */
async function completeSignIn(context: FlowContext, user: SignedInUser, { attempt, isRetry }: Try): Promise<void> {
  const { store, ports, memory } = context;
  const { visitor } = memory;
  const { submitted, shown } = visitor;
  // The first try may have written the profile: its date of creation is written once.
  const known = isRetry || user.mayHaveRecords ? { ...user, isNewUser: false } : user;
  const session = beginSession(context, known, known.isNewUser ? submitted.companyName : null);
  const kind = user.isNewUser ? 'given' : 'told';
  const written = await ports.store.write(known, submitted, shown && { ...shown, kind }, ports.host.report);
  const { companyId, refusal, unwritten } = written;
  const isCurrent = (): boolean => isCurrentAttempt(store.getState(), attempt);
  // A further try knows of all that the first one has left.
  const nothingLeft = isRetry ? null : undefined;
  // At once: the visitor may close the page at the choice.
  const isKept = isCurrent() && (await session.setCompany(companyId, unwritten ?? nothingLeft));
  if (!isCurrent()) return;
  // A further try may not learn what the first one has put into the cookie.
  const earlier = isRetry ? visitor.waiting?.companyId : null;
  const account = { user, session, companyId: companyId ?? earlier ?? null, unwritten };
  if (refusal === null) return openApplication(context, account, attempt);
  offerChoice(context, account, refusal);
  const lost = unwritten?.profile ? 'details' : 'company';
  store.dispatch({ type: 'provisionRefused', attempt, unsaved: isKept ? 'kept' : lost });
}

/** Begins the visitor's session, in place of any other of this browser. */
function beginSession(context: FlowContext, user: SignedInUser, companyName: string | null): Session {
  const session = startSession(context.ports, context.config(), { user, companyName });
  context.memory.visitor.unreported = session;
  return session;
}

/** Prepares the choice between "Try again" and "Continue", and reports why there is one. */
function offerChoice(context: FlowContext, account: Account, { cause, storedLate }: Refusal): void {
  const { store, ports, memory } = context;
  const { visitor } = memory;
  visitor.waiting = account;
  const error = asCardError(cause);
  ports.host.report({ level: 'error', code: 'store/provision-not-written', where: error.code, cause });
  void reportFailure(context, error, { action: 'finish' });
  void storedLate.then((late) => {
    // If the write succeeds while the choice is displayed, its message is outdated.
    const isDisplayed = visitor === memory.visitor && store.getState().view.name === 'provisionFailed';
    if (late !== null && isDisplayed) return goOn(context, late);
  });
}

/** Before a reset: a page that has not handled the sign-in wants nothing of this visitor to stay. */
export function endUnreported({ ports, memory }: FlowContext): void {
  const { unreported, waiting } = memory.visitor;
  // A page that took the card away from the choice keeps its visitor.
  if (waiting === null || ports.host.isOnPage()) unreported?.end();
}

/** "Try again": the records once more. */
export async function retryProvision(context: FlowContext): Promise<void> {
  const { store, memory } = context;
  const { waiting } = memory.visitor;
  const { view } = store.getState();
  if (waiting === null || view.name !== 'provisionFailed') return;
  const attempt = startAgain(context);
  if (mustAsk(waiting, view.unsaved)) return askToReplace(context, attempt);
  const user = await refreshed(context, waiting.user);
  // A reset meanwhile has ended the session: nothing may begin it again.
  if (!isCurrentAttempt(store.getState(), attempt)) return;
  await completeSignIn(context, user, { attempt, isRetry: true });
}

/** On to the application: out of a frame, or without the provision request; `stored`: its late company. */
export async function goOn(context: FlowContext, stored: string | null = null): Promise<void> {
  const { store, memory } = context;
  const { visitor } = memory;
  const { view } = store.getState();
  if (visitor.waiting === null || (view.name !== 'provisionFailed' && view.name !== 'signedIn')) return;
  const attempt = startAgain(context);
  if (view.name === 'signedIn') return handOff(context, visitor.waiting, attempt);
  const waiting = { ...visitor.waiting, companyId: stored ?? visitor.waiting.companyId };
  visitor.waiting = waiting;
  if (mustAsk(waiting, view.unsaved)) return askToReplace(context, attempt);
  const account = waiting.session.isCurrent() ? waiting : await withNewSession(context, waiting, attempt);
  if (account === null) return;
  // Kept once more: "Not my device" may be ticked by now.
  await account.session.setCompany(account.companyId, stored === null ? account.unwritten : undefined);
  if (!isCurrentAttempt(store.getState(), attempt)) return;
  await openApplication(context, account, attempt);
}

/** Returns true if this browser's session is no longer this visitor's, and the visitor has not read that yet. */
const mustAsk = ({ session }: Account, unsaved: Unsaved): boolean => unsaved !== 'replaced' && !session.isCurrent();

/** Shows the choice again, with the sentence that the next press replaces this browser's session. */
const askToReplace = ({ store }: FlowContext, attempt: number): void =>
  store.dispatch({ type: 'provisionRefused', attempt, unsaved: 'replaced' });

/** Writes the session again from memory, in place of any other. Resolves to null after a reset. */
async function withNewSession(context: FlowContext, account: Account, attempt: number): Promise<Account | null> {
  const user = await refreshed(context, account.user);
  if (!isCurrentAttempt(context.store.getState(), attempt)) return null;
  const session = beginSession(context, { ...user, isNewUser: false }, null);
  return { ...account, user, session };
}

/** Resolves to the visitor with a fresh token if possible: the choice may have been displayed for longer than an hour. */
function refreshed({ ports }: FlowContext, user: SignedInUser): Promise<SignedInUser> {
  const limit = { clock: ports.clock, ms: refreshLimit, code: 'auth/timeout' };
  return withTimeLimit(ports.auth.refresh(user), limit).catch(() => user);
}

function startAgain({ store }: FlowContext): number {
  const attempt = store.getState().attempt + 1;
  store.dispatch({ type: 'requestStarted', request: 'finish', attempt });
  return attempt;
}

async function openApplication(context: FlowContext, account: Account, attempt: number): Promise<void> {
  const { store, ports, memory, config } = context;
  const { visitor } = memory;
  const { user, session, companyId } = account;
  const { outcome } = session;
  visitor.waiting = null;
  finishSignUp(context, user);
  const goesOn = ports.host.emit('acct-authenticated', {
    uid: user.uid,
    method: user.providerId as SignInMethod,
    isNewUser: user.isNewUser,
    companyId,
    session: outcomes[outcome].session,
  });
  visitor.unreported = null;
  if (!isCurrentAttempt(store.getState(), attempt)) return;
  context.values.clear();
  const stay = (reason: StayReason): void => store.dispatch({ type: 'stayedSignedIn', attempt, reason });
  const canGo = outcome === 'written' || outcome === 'handoff';
  // If the page has removed the card, report the sign-in but do not navigate.
  if (!canGo || !goesOn || !ports.host.isOnPage()) return stay(outcomes[outcome].reason);
  if (outcome === 'written') {
    const url = config().appUrl;
    return redirect(context, { attempt, url, viaSite: false }, () => ports.browser.replaceAddress(url));
  }
  if (!ports.browser.isFramed()) return handOff(context, account, attempt);
  // A frame goes nowhere by itself, and the record lives for two minutes: it is made at the press.
  visitor.waiting = account;
  stay('framed');
}
