import type { EnteredDetails, SignedInUser } from '../../../account/account-records.ts';
import type { ShownConsent } from '../../../account/consent.ts';
import { asCardError, CardError, OtherMethodError } from '../../../account/errors.ts';
import type { FieldName } from '../../../account/fields.ts';
import type { FormValues } from '../../../account/form-values.ts';
import type { Language } from '../../../account/languages.ts';
import type { PopupProvider } from '../../../account/popup-providers.ts';
import { requestLimit } from '../../../account/time-limit.ts';
import type { UnwrittenRecords } from '../../../account/unwritten-records.ts';
import { validateFields } from '../../../account/validate-fields.ts';
import type { CardConfig } from '../card-config.ts';
import type { CardEventDetails } from '../card-events.ts';
import { isCurrentAttempt, type RequestName, restingView } from '../card-state.ts';
import type { CardStore } from '../card-store.ts';
import type { Reason } from '../find-reason.ts';
import type { CardPorts, HumanCheckAppearance } from '../ports.ts';
import type { Session } from '../session.ts';

/** The shared context of every flow. */
export type FlowContext = {
  readonly store: CardStore;
  readonly ports: CardPorts;
  readonly values: FormValues;
  readonly memory: FlowMemory;
  /** Returns the current configuration: attributes may change while the card is on the page. */
  config(): CardConfig;
  /** Returns the language that the visitor reads; while another loads, the previous one. */
  shownLanguage(): Language;
  /** Resolves at once while the element is on the page, else when it returns or is given up. */
  present(): Promise<void>;
  /** Returns the appearance of the next human check. */
  looks(): HumanCheckAppearance;
};

/** What flows remember between presses. */
export type FlowMemory = {
  /** A reset replaces it by an empty one: a late result then belongs to no visitor. */
  visitor: VisitorMemory;
  /**
   * Project and address of every sign-up that was sent and may be unfinished: its reply was lost, or the card left the
   * page. Lives as long as the page, since the element may return as another card. Passwords are not kept.
   */
  readonly unfinishedSignUps: Set<string>;
};

/** A signed-in visitor. */
export type Account = {
  readonly user: SignedInUser;
  readonly session: Session;
  readonly companyId: string | null;
  /** The parts of the records that could not be written. */
  readonly unwritten: UnwrittenRecords | null;
};

export type VisitorMemory = {
  /** The texts on Sign Up when submitted, or when a window opened from it. Unseen prefills do not count. */
  submitted: EnteredDetails;
  /** The password account's address for which a window was refused: a sign-in there links the window's credential. */
  linkTo: string | null;
  /** The consent beside the button pressed last, if it is recorded. */
  shown: Omit<ShownConsent, 'kind'> | null;
  /** Id and code of the last confirmation: it may have been used without a reply. */
  sentOtp: string | null;
  /** The session not yet reported to the page. */
  unreported: Session | null;
  /** The account that waits for "Try again" or "Continue", or may leave a frame. */
  waiting: Account | null;
};

/** `unfinishedSignUps`: shared with the page's other cards. */
export const createFlowMemory = (unfinishedSignUps = new Set<string>()): FlowMemory => ({
  visitor: newVisitor(),
  unfinishedSignUps,
});

export const newVisitor = (): VisitorMemory => ({
  submitted: { profile: {}, companyName: null },
  linkTo: null,
  shown: null,
  sentOtp: null,
  unreported: null,
  waiting: null,
});

/** Codes for which the lazy find-reason.ts may have a row; its test compares the two. */
const parts = [
  // Forbidden or not enabled by the project.
  'allow|restrict|billing|quota|config|environ|blocking',
  // The page's address, the key and its limits.
  'domain|-key|-from|-api',
  // App Check, the human check, and a refused SMS.
  'app-c|captcha|human|:-39',
  // Google's script, the store, a file of the card that has not come, and unexpected errors.
  'google|store/p|store/u|card/part|card/une',
];
const pattern = new RegExp(parts.join('|'));

/** Returns true unless the code alone shows that the visitor can fix the failure, or that it passes. */
export const mayHaveReason = (code: string): boolean => pattern.test(code);

/** Milliseconds after which the card offers to cancel. */
export const cancelAfter = 5000;
/** Milliseconds; the provider looks for a closed window after 2 s, and reports it 8 s later. */
const cutOffTime = 11_000;

/** Returns true if a request may be sent: nothing runs, the fields are right, the check is solved. Else says why. */
export function passGate({ store, values }: FlowContext, fields: readonly FieldName[]): boolean {
  const { view, humanCheck } = store.getState();
  if (restingView(view) === null) return false;
  const fieldProblems = validateFields(values, fields);
  const humanCheckMissing = humanCheck.phase !== 'solved';
  if (!humanCheckMissing && Object.keys(fieldProblems).length === 0) return true;
  store.dispatch({ type: 'submitRefused', fieldProblems, humanCheckMissing });
  return false;
}

export type RequestSteps<T> = {
  /** `isCurrent`: false once the visitor has gone on; a further call to the provider is then pointless. */
  send(isCurrent: () => boolean): Promise<T>;
  done(result: T, attempt: number): void | Promise<void>;
  /** Receives a result that came too late: after a cancel, a reset, or the limit. */
  readonly late?: (result: T) => void;
  /** Runs when the request ends, with any result, before anything is shown. */
  readonly ended?: () => void;
  /** The request goes on in the provider's window at a person's pace: no limit, and the visitor can cancel at once. */
  readonly popup?: PopupProvider;
};

/** Runs one request. Passes its result to `done`, or to `late` if the visitor has gone on. Shows a failure. */
export function runRequest<T>(
  context: FlowContext,
  request: RequestName,
  { send, done, late, ended, popup }: RequestSteps<T>,
): Promise<void> {
  const { store, ports, present } = context;
  const attempt = store.getState().attempt + 1;
  const startedAt = ports.clock.now();
  if (popup) store.dispatch({ type: 'popupOpened', provider: popup, attempt });
  else store.dispatch({ type: 'requestStarted', request, attempt });
  const isCurrent = (): boolean => isCurrentAttempt(store.getState(), attempt);
  if (!isCurrent()) return Promise.resolve();
  const showFailure = (cause: unknown): Promise<void> => {
    const error = asCardError(cause);
    const { code, providerMessage } = error;
    const email = error instanceof OtherMethodError ? { email: error.email } : {};
    return reportFailure(context, error, {
      action: request,
      // A window that did not open, or closed before anybody could read it.
      isOdd: popup && ports.clock.now() - startedAt < cutOffTime,
      isWanted: isCurrent,
      show(reason) {
        const failure = { request, code, sentence: reason?.sentence, providerMessage, ...email };
        store.dispatch({ type: 'requestFailed', attempt, failure });
      },
    });
  };
  return new Promise((resolve) => {
    /** Synchronous, so that a result has exactly one outcome. */
    const end = (next: () => void | Promise<void>): void => {
      endWatch();
      ended?.();
      resolve((async () => next())());
    };
    const fail = (cause: unknown): void => {
      if (isCurrent()) end(() => showFailure(cause));
    };
    const goAway = (): void => {
      if (!isCurrent()) end(() => undefined);
    };
    const timeOut = (): void => void present().then(() => fail(new CardError('auth/timeout')));
    const endWatch = watchRequest(context, goAway, popup ? null : { attempt, timeOut });
    // A page may remove the element for a moment: until it is back, no sign-in and no report.
    const answer = send(isCurrent).finally(present);
    answer.then((result) => (isCurrent() ? end(() => done(result, attempt)) : late?.(result)), fail);
  });
}

/** Follows a request until the result is called. Without `limit` it goes on at a person's pace, in a window. */
function watchRequest(
  { store, ports: { clock } }: FlowContext,
  stateChanged: () => void,
  limit: { readonly attempt: number; readonly timeOut: () => void } | null,
): () => void {
  const stops = [store.subscribe(() => stops.length > 0 && stateChanged())];
  if (limit) {
    const { attempt, timeOut } = limit;
    stops.push(clock.after(cancelAfter, () => store.dispatch({ type: 'requestSlowed', attempt })));
    stops.push(clock.after(requestLimit, timeOut));
  }
  return () => {
    for (const stop of stops.splice(0)) stop();
  };
}

type FailureReport = {
  readonly action: CardEventDetails['acct-error']['action'];
  /** The code alone says too little. */
  readonly isOdd?: boolean | undefined;
  /** Called once the reason is known: true if the failure is still to be reported. */
  readonly isWanted?: () => boolean;
  /** Receives the reason before the page does. */
  readonly show?: (reason: Reason | null) => void;
};

/** Reports a failure to the page, and to the integrator if page or project must fix it. */
export async function reportFailure(
  { ports: { host }, config }: Pick<FlowContext, 'ports' | 'config'>,
  error: CardError,
  { action, isOdd = false, isWanted = () => true, show }: FailureReport,
): Promise<void> {
  const { code } = error;
  const asks = isOdd || mayHaveReason(code);
  const reason = asks ? await host.diagnose(error, config(), action) : null;
  if (!isWanted()) return;
  show?.(reason);
  host.emit('acct-error', { code, action, ...(reason && { reason: reason.code }) });
}
