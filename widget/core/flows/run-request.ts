import type { EnteredDetails, SignedInUser } from '../account-records.ts';
import type { CardConfig } from '../card-config.ts';
import type { CardEventDetails } from '../card-events.ts';
import { isCurrentAttempt, type RequestName, restingView } from '../card-state.ts';
import type { CardStore } from '../card-store.ts';
import type { ShownConsent } from '../consent.ts';
import { asCardError, CardError, OtherMethodError } from '../errors.ts';
import type { FieldName } from '../fields.ts';
import type { Reason } from '../find-reason.ts';
import type { FormValues } from '../form-values.ts';
import type { PopupProvider } from '../popup-providers.ts';
import type { CardPorts, HumanCheckAppearance } from '../ports.ts';
import type { Session } from '../session.ts';
import { requestLimit } from '../time-limit.ts';
import type { UnwrittenRecords } from '../unwritten-records.ts';
import { validateFields } from '../validate-fields.ts';

/** What every flow works with. */
export type FlowContext = {
  readonly store: CardStore;
  readonly ports: CardPorts;
  readonly values: FormValues;
  readonly memory: FlowMemory;
  /** The configuration of now: attributes may change while the card is on the page. */
  config(): CardConfig;
  /** Resolves at once while the element is on the page, else when it is put back or given up. */
  present(): Promise<void>;
  /** How the next human check is to look. */
  looks(): HumanCheckAppearance;
};

/** What flows remember between presses. */
export type FlowMemory = {
  /** A reset puts an empty one in its place: what comes late is then remembered of nobody. */
  visitor: VisitorMemory;
  /**
   * Project and address of every sign-up that was sent, and not finished as far as anybody knows: the reply was lost,
   * or the card went off the page. For as long as the page lives, since the element may come back as another card.
   * Passwords are not kept.
   */
  readonly unfinishedSignUps: Set<string>;
};

/** A visitor who is signed in. */
export type Account = {
  readonly user: SignedInUser;
  readonly session: Session;
  readonly companyId: string | null;
  /** What could not be written of the records. */
  readonly unwritten: UnwrittenRecords | null;
};

export type VisitorMemory = {
  /** What stood on Sign Up when submitted, or when a window opened from it. Unseen prefills count as nothing. */
  submitted: EnteredDetails;
  /**
   * The address with a password that a window was refused for: what it has proved is linked once that is signed in to.
   */
  linkTo: string | null;
  /** What stood beside the button pressed last, as far as it is recorded. */
  shown: Omit<ShownConsent, 'kind'> | null;
  /** Id and code of a confirmation: it may have been used although nothing was reported. */
  sentOtp: string | null;
  /** The session of which the page has not heard yet. */
  unreported: Session | null;
  /** Waits for "Try again" or "Continue", or may leave a frame. */
  waiting: Account | null;
};

/** `unfinishedSignUps`: those of the page's other cards. */
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

/** Codes behind which a row of the lazy find-reason.ts may stand; its test holds the two together. */
const parts = [
  // What the project does not allow, or nobody has switched on.
  'allow|restrict|billing|quota|config|environ|blocking',
  // The page's address, the key and its limits.
  'domain|-key|-from|-api',
  // App Check, the human check, and a refused SMS.
  'app-c|captcha|human|:-39',
  // Google's script, the store, and what nobody foresaw.
  'google|store/p|store/u|card/une',
];
const pattern = new RegExp(parts.join('|'));

/** Whether it is worth loading what tells why: all that may be more than what a visitor can mend, or what passes. */
export const mayHaveReason = (code: string): boolean => pattern.test(code);

/** Milliseconds after which the visitor is offered to cancel. */
export const cancelAfter = 5000;
/** Milliseconds; the provider looks for a closed window after 2 s, and tells of one 8 s later. */
const cutOffTime = 11_000;

/** True if a request may be sent: nothing runs, the fields are right, the check is solved. Else the card says why. */
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
  send(): Promise<T>;
  done(result: T, attempt: number): void | Promise<void>;
  /** Gets a result that came too late: after a cancel, a reset, or the limit. */
  readonly late?: (result: T) => void;
  /** The request is over for the card, whatever came of it; before anything is shown. */
  readonly ended?: () => void;
  /** It goes on in a window of theirs: a person's time, so it has no limit and can be cancelled at once. */
  readonly popup?: PopupProvider;
};

/** Runs one request and hands its result to `done`, or to `late` if the visitor has gone on. Shows a failure. */
export function runRequest<T>(
  context: FlowContext,
  request: RequestName,
  { send, done, late, ended, popup }: RequestSteps<T>,
): Promise<void> {
  const { store, ports, present } = context;
  const attempt = store.getState().attempt + 1;
  const startedAt = ports.clock.now();
  store.dispatch(
    popup ? { type: 'popupOpened', provider: popup, attempt } : { type: 'requestStarted', request, attempt },
  );
  const isCurrent = (): boolean => isCurrentAttempt(store.getState(), attempt);
  if (!isCurrent()) return Promise.resolve();

  return new Promise((resolve) => {
    const stops: (() => void)[] = [];
    /** Decided in the very moment, so that no result falls between two outcomes. */
    const end = (next: () => void | Promise<void>): void => {
      for (const stop of stops.splice(0)) stop();
      ended?.();
      resolve((async () => next())());
    };
    const fail = (cause: unknown): void => {
      if (isCurrent()) end(() => showFailure(cause));
    };
    stops.push(store.subscribe(() => stops.length > 0 && !isCurrent() && end(() => undefined)));
    if (!popup) {
      const { clock } = ports;
      stops.push(clock.after(cancelAfter, () => store.dispatch({ type: 'requestSlowed', attempt })));
      stops.push(clock.after(requestLimit, () => void present().then(() => fail(new CardError('auth/timeout')))));
    }
    // A page may take the element off for a moment: nobody is signed in, and nothing reported, behind its back.
    const answer = send().finally(present);
    answer.then((result) => (isCurrent() ? end(() => done(result, attempt)) : late?.(result)), fail);
  });

  function showFailure(cause: unknown): Promise<void> {
    const error = asCardError(cause);
    const { code, providerMessage } = error;
    const email = error instanceof OtherMethodError ? { email: error.email } : {};
    return reportFailure(context, error, {
      action: request,
      // A window that opens for nobody, or closes before its visitor can have read it.
      isOdd: popup && ports.clock.now() - startedAt < cutOffTime,
      isWanted: isCurrent,
      show(reason) {
        const failure = { request, code, sentence: reason?.sentence, providerMessage, ...email };
        store.dispatch({ type: 'requestFailed', attempt, failure });
      },
    });
  }
}

type Telling = {
  readonly action: CardEventDetails['acct-error']['action'];
  /** The code alone says too little. */
  readonly isOdd?: boolean | undefined;
  /** Asked once the reason is known: whether anybody is still to hear of it. */
  readonly isWanted?: () => boolean;
  /** Gets the reason before the page hears of it. */
  readonly show?: (reason: Reason | null) => void;
};

/** Tells the page of a failure; and the integrator, where page or project must mend it. */
export async function reportFailure(
  { ports: { host }, config }: Pick<FlowContext, 'ports' | 'config'>,
  error: CardError,
  { action, isOdd = false, isWanted = () => true, show }: Telling,
): Promise<void> {
  const { code } = error;
  const asks = isOdd || mayHaveReason(code);
  const reason = asks ? await host.diagnose(error, config(), action) : null;
  if (!isWanted()) return;
  show?.(reason);
  host.emit('acct-error', { code, action, ...(reason && { reason: reason.code }) });
}
