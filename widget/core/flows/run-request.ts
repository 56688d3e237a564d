import type { EnteredDetails, SignedInUser } from '../../../account/account-records.ts';
import type { DisplayedConsent } from '../../../account/consent.ts';
import { CardError, ensureCardError, OtherSignInMethodError } from '../../../account/errors.ts';
import type { FieldName } from '../../../account/fields.ts';
import type { FormValues } from '../../../account/form-values.ts';
import type { Language } from '../../../account/languages.ts';
import type { PopupProvider } from '../../../account/popup-providers.ts';
import { visitorRequestTimeLimit } from '../../../account/time-limit.ts';
import type { UnwrittenRecords } from '../../../account/unwritten-records.ts';
import { validateFields } from '../../../account/validate-fields.ts';
import type { CardConfig } from '../card-config.ts';
import type { CardEventDetails } from '../card-events.ts';
import { findIdleView, isCurrentAttempt, type RequestName } from '../card-state.ts';
import type { CardStore } from '../card-store.ts';
import type { FailureReason } from '../find-failure-reason.ts';
import type { CardPorts, HumanCheckAppearance } from '../ports.ts';
import type { Session } from '../session.ts';

/** The shared context of every flow. */
export type FlowContext = {
  readonly store: CardStore;
  readonly ports: CardPorts;
  readonly values: FormValues;
  readonly memory: FlowMemory;
  /** Returns the current configuration, since attributes may change while the card is on the page. */
  config(): CardConfig;
  /** Returns the displayed language, which is the previous language until the texts of the next one have loaded. */
  displayedLanguage(): Language;
  /**
   * Resolves at once if the element is on the page. Otherwise resolves when the page inserts the element again, or when
   * the card of a removed element ends.
   */
  whenOnPage(): Promise<void>;
  /** Returns language, theme and size for the next human check. */
  checkAppearance(): HumanCheckAppearance;
};

/** The state of the flows between commands. */
export type FlowMemory = {
  /**
   * The memory of the current visitor. A reset replaces this memory, so that a late result of the previous visitor does
   * not change the memory of the next.
   */
  visitor: VisitorMemory;
  /**
   * The project and the e-mail address of every sign-up that may be unfinished, because its reply was lost or the card
   * was removed. The cards of a page share this set, because the element may be inserted again as another card. Stores
   * no passwords.
   */
  readonly unfinishedSignUps: Set<string>;
};

/** An account to which the visitor has signed in. */
export type SignedInAccount = {
  readonly user: SignedInUser;
  readonly session: Session;
  readonly companyId: string | null;
  /** The parts of the records that could not be written. */
  readonly unwritten: UnwrittenRecords | null;
};

export type VisitorMemory = {
  /**
   * The texts of the form Sign Up when the visitor submitted it or opened a window from it. Prefilled texts that were
   * never displayed do not count.
   */
  submitted: EnteredDetails;
  /**
   * The e-mail address of a password account, if the provider's window was refused because of that account. A later
   * sign-in to that account links the window's credential.
   */
  linkEmail: string | null;
  /** The consent that was displayed beside the last pressed button. Null if consents are not recorded. */
  displayedConsent: Omit<DisplayedConsent, 'kind'> | null;
  /**
   * The id and the code of the last OTP that was sent to the provider. The provider may have accepted the code although
   * the reply was lost.
   */
  sentOtp: string | null;
  /** The session that the card has not yet reported to the page. */
  unreportedSession: Session | null;
  /** The account whose visitor has to choose between "Try again" and "Continue", or has to leave a frame. */
  pendingAccount: SignedInAccount | null;
};

/** Creates an empty memory. `unfinishedSignUps` is shared with the page's other cards. */
export const createFlowMemory = (unfinishedSignUps = new Set<string>()): FlowMemory => ({
  visitor: createVisitorMemory(),
  unfinishedSignUps,
});

export const createVisitorMemory = (): VisitorMemory => ({
  submitted: { profile: {}, companyName: null },
  linkEmail: null,
  displayedConsent: null,
  sentOtp: null,
  unreportedSession: null,
  pendingAccount: null,
});

/**
 * Parts of the error codes for which find-failure-reason.ts may know a reason. That file loads later, and its test
 * compares the two lists.
 */
const parts = [
  // Codes of actions that the project forbids, or has not enabled.
  'allow|restrict|billing|quota|config|environ|blocking',
  // Codes about the page's address, the API key and its limits.
  'domain|-key|-from|-api',
  // Codes about App Check, the human check, and a refused SMS.
  'app-c|captcha|human|:-39',
  // Codes about Google's script, the store, a missing file of the card, and unexpected errors.
  'google|store/p|store/u|card/part|card/une',
];
const pattern = new RegExp(parts.join('|'));

/** Returns false if the code alone shows that the visitor can fix the failure, or that it is temporary. */
export const mayHaveFailureReason = (code: string): boolean => pattern.test(code);

/** The time in milliseconds after which the card offers to cancel a request. */
const cancelButtonDelay = 5000;
/**
 * A window did not open properly if it is reported as closed within this time in milliseconds. The provider first
 * checks the window after 2 s, and reports a closed window 8 s after the check.
 */
const earlyCloseTime = 11_000;

/**
 * Returns true if a request may be sent: no other request is running, the fields are valid, and the human check is
 * solved. Otherwise displays what is missing.
 */
export function validateForm({ store, values }: FlowContext, fields: readonly FieldName[]): boolean {
  const { view, humanCheck } = store.getState();
  if (findIdleView(view) === null) return false;
  const fieldProblems = validateFields(values, fields);
  const humanCheckMissing = humanCheck.phase !== 'solved';
  if (!humanCheckMissing && Object.keys(fieldProblems).length === 0) return true;
  store.dispatch({ type: 'submitRefused', fieldProblems, humanCheckMissing });
  return false;
}

export type RequestHandlers<T> = {
  /** Sends the request. `isCurrent` returns false once the request has ended and a further call would be useless. */
  send(isCurrent: () => boolean): Promise<T>;
  done(result: T, attempt: number): void | Promise<void>;
  /** Receives a result that comes after a cancellation, a reset, or the time limit. */
  readonly late?: (result: T) => void;
  /** Runs when the request ends, with any result, before the view changes. */
  readonly ended?: () => void;
  /** Set for a request that runs in the provider's window. It has no time limit, and can be cancelled at once. */
  readonly popup?: PopupProvider;
};

/**
 * Runs one request. Passes its result to `done`, or to `late` if the request has already ended. Displays a failure.
 */
export function runRequest<T>(
  context: FlowContext,
  request: RequestName,
  { send, done, late, ended, popup }: RequestHandlers<T>,
): Promise<void> {
  const { store, ports, whenOnPage } = context;
  const attempt = store.getState().attempt + 1;
  const startedAt = ports.clock.now();
  if (popup) store.dispatch({ type: 'popupOpened', provider: popup, attempt });
  else store.dispatch({ type: 'requestStarted', request, attempt });
  const isCurrent = (): boolean => isCurrentAttempt(store.getState(), attempt);
  if (!isCurrent()) return Promise.resolve();
  const showFailure = (cause: unknown): Promise<void> => {
    const error = ensureCardError(cause);
    const { code, providerMessage } = error;
    const email = error instanceof OtherSignInMethodError ? { email: error.email } : {};
    return reportFailure(context, error, {
      action: request,
      // True if the window did not open, or closed before the visitor could read it.
      needsDiagnosis: popup && ports.clock.now() - startedAt < earlyCloseTime,
      isStillCurrent: isCurrent,
      show(reason) {
        const failure = { request, code, sentence: reason?.sentence, providerMessage, ...email };
        store.dispatch({ type: 'requestFailed', attempt, failure });
      },
    });
  };
  return new Promise((resolve) => {
    /** Ends the request synchronously, so that no other result can follow. */
    const end = (next: () => void | Promise<void>): void => {
      stopWatching();
      ended?.();
      resolve((async () => next())());
    };
    const fail = (cause: unknown): void => {
      if (isCurrent()) end(() => showFailure(cause));
    };
    const abandon = (): void => {
      if (!isCurrent()) end(() => undefined);
    };
    const timeOut = (): void => void whenOnPage().then(() => fail(new CardError('auth/timeout')));
    const stopWatching = watchRequest(context, abandon, popup ? null : { attempt, timeOut });
    // Waits for the element, which a page may remove for a moment. Until the element is back, the card neither
    // completes the sign-in nor reports a failure.
    const answer = send(isCurrent).finally(whenOnPage);
    answer.then((result) => (isCurrent() ? end(() => done(result, attempt)) : late?.(result)), fail);
  });
}

/**
 * Offers to cancel a slow request, and calls `timeOut` at the time limit. For a request in a window, `limit` is null.
 * Returns a function that stops watching the request.
 */
function watchRequest(
  { store, ports: { clock } }: FlowContext,
  stateChanged: () => void,
  limit: { readonly attempt: number; readonly timeOut: () => void } | null,
): () => void {
  const stops = [store.subscribe(() => stops.length > 0 && stateChanged())];
  if (limit) {
    const { attempt, timeOut } = limit;
    stops.push(clock.after(cancelButtonDelay, () => store.dispatch({ type: 'requestSlowed', attempt })));
    stops.push(clock.after(visitorRequestTimeLimit, timeOut));
  }
  return () => {
    for (const stop of stops.splice(0)) stop();
  };
}

type FailureReport = {
  readonly action: CardEventDetails['acct-error']['action'];
  /** True if the reason must be looked for even if the error code alone does not point to a reason. */
  readonly needsDiagnosis?: boolean | undefined;
  /** Called once the reason is known. Returns false if the failure must no longer be reported. */
  readonly isStillCurrent?: () => boolean;
  /** Receives the reason for the failure before the page is informed. */
  readonly show?: (reason: FailureReason | null) => void;
};

/**
 * Reports a failure to the page. Also reports the failure to the integrator if it has to be fixed on the page or in the
 * project.
 */
export async function reportFailure(
  { ports: { host }, config }: Pick<FlowContext, 'ports' | 'config'>,
  error: CardError,
  { action, needsDiagnosis = false, isStillCurrent = () => true, show }: FailureReport,
): Promise<void> {
  const { code } = error;
  const asks = needsDiagnosis || mayHaveFailureReason(code);
  const reason = asks ? await host.diagnose(error, config(), action) : null;
  if (!isStillCurrent()) return;
  show?.(reason);
  host.emit('acct-error', { code, action, ...(reason && { reason: reason.code }) });
}
