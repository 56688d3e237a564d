import type { ProfileRecordKey } from '../../account/fields.ts';
import type { Language } from '../../account/languages.ts';
import type { FieldProblems } from '../../account/validate-fields.ts';
import type { LoginReason } from '../session/session-request.ts';

/** A stored record, whose times are `Date` objects. */
export type StoredRecord = Readonly<Record<string, unknown>>;

/** The signed-in visitor's records, grouped by collection as in the privacy notice. */
export type Account = {
  readonly uid: string;
  readonly records: Readonly<
    Record<
      'user_profiles' | 'authentication' | 'provision_requests' | 'consents' | 'account_requests',
      readonly StoredRecord[]
    >
  >;
};

/** New values by profile field; a missing field stays unchanged. */
export type ProfileChanges = Readonly<Partial<Record<ProfileRecordKey, string>>>;

/** An operation that a press starts for the signed-in visitor. */
export type AccountOperation =
  | { readonly type: 'correct'; readonly changes: ProfileChanges }
  | { readonly type: 'new-password' | 'confirm-email'; readonly email: string }
  | { readonly type: 'close'; readonly language: Language }
  | { readonly type: 'take-back' };

/**
 * The result of an operation. `refused` means that the access rules refused the operation, `busy` that there were too
 * many tries, and `unanswered` that nothing was stored or that the result is unknown.
 */
export type OperationOutcome = 'done' | 'refused' | 'busy' | 'unanswered';

/**
 * The reason why no account is displayed. `nobody` means that the visitor has signed out, and `another` that another
 * visitor has signed in. `ended` means that the session cannot be renewed, because seven days have passed, the password
 * has changed or the account is closed. `not-kept` means that the visitor has just signed in, but this device stores no
 * session.
 */
export type AccountFailure = 'nobody' | 'another' | 'ended' | 'outage' | 'not-kept';

/** The outcome of an operation, and the stored account, which was read after the operation. */
export type SuccessfulAccountRead = { readonly account: Account; readonly outcome: OperationOutcome };

/** The outcome of an operation, and the reason why the account could not be read after the operation. */
export type FailedAccountRead = { readonly why: AccountFailure; readonly outcome: OperationOutcome };

/** The result of opening the page or of an operation. A failure without an outcome means that no operation was sent. */
export type OperationResult = SuccessfulAccountRead | FailedAccountRead | AccountFailure;

/**
 * The message about the displayed account, named as in the catalogue. `no-mail` says that the mail may not have been
 * sent.
 */
export type AccountMessage = AccountOperation['type'] | Exclude<OperationOutcome, 'done'> | 'unchanged' | 'no-mail';

/**
 * The status of the operation that the visitor started last. The page displays it in place of the account. `waiting`
 * means that the operation is pending.
 */
export type ButtonPressStatus = 'done' | 'undone' | 'unknown' | 'waiting';

export type AccountState =
  /** `isBack` is true if the visitor has just signed in on /login and returns. */
  | { readonly at: 'opening'; readonly isBack: boolean }
  | { readonly at: 'leaving'; readonly reason: LoginReason }
  | {
      readonly at: 'shown';
      readonly account: Account;
      readonly message: AccountMessage | null;
      readonly problems: FieldProblems;
    }
  /** The page asks for a confirmation before it closes the account. */
  | { readonly at: 'asking'; readonly account: Account }
  | { readonly at: 'working'; readonly account: Account; readonly operation: AccountOperation }
  | {
      readonly at: 'failed';
      readonly why: AccountFailure;
      /** The state to which "Try again" returns; null if another try cannot help. */
      readonly again: AccountState | null;
      /** The status of the operation that was pending when the page hid the account; null if none was pending. */
      readonly pressStatus: ButtonPressStatus | null;
    };

export type AccountAction =
  | { readonly type: 'found'; readonly found: OperationResult }
  /** The visitor has submitted the form of the profile. */
  | { readonly type: 'corrected'; readonly result: ProfileChanges | { readonly problems: FieldProblems } }
  /** Shows or hides the question whether the account is to be closed. */
  | { readonly type: 'asked'; readonly isOpen: boolean }
  | { readonly type: 'pressed'; readonly operation: Exclude<AccountOperation, { readonly type: 'correct' }> }
  | { readonly type: 'retried' }
  /** The visitor returns to the page. `uid` is the id of the visitor whose session this device stores now. */
  | { readonly type: 'seen'; readonly uid: string | null };

/** Returns the next state. An action that does not fit the state returns the same object. */
export function reduceAccount(state: AccountState, action: AccountAction): AccountState {
  switch (action.type) {
    case 'found':
      return found(state, action.found);
    case 'corrected': {
      if (state.at !== 'shown') return state;
      const { result } = action;
      const { account } = state;
      if ('problems' in result) return shown(account, null, result.problems);
      return { at: 'working', account, operation: { type: 'correct', changes: result } };
    }
    case 'asked':
      if (state.at === 'shown' && action.isOpen) return { at: 'asking', account: state.account };
      if (state.at === 'asking' && !action.isOpen) return shown(state.account);
      return state;
    case 'pressed': {
      // Closing the account is the only operation that needs a confirmation.
      const from = action.operation.type === 'close' ? 'asking' : 'shown';
      return state.at === from ? { at: 'working', account: state.account, operation: action.operation } : state;
    }
    case 'retried':
      return (state.at === 'failed' && state.again) || state;
    case 'seen': {
      const account = findAccountInState(state);
      if (!account || action.uid === account.uid) return state;
      return failed(action.uid === null ? 'nobody' : 'another', null, pressStatusNow(state));
    }
  }
}

/** Returns the account in a state, or in the state to which "Try again" returns; null without an account. */
export function findAccountInState(state: AccountState): Account | null {
  if (state.at === 'failed') return state.again && findAccountInState(state.again);
  return 'account' in state ? state.account : null;
}

/** Returns the status that the page displays if it hides the account now; null if there is none. */
function pressStatusNow(state: AccountState): ButtonPressStatus | null {
  if (state.at === 'working') return 'waiting';
  return state.at === 'failed' ? state.pressStatus : null;
}

function found(state: AccountState, result: OperationResult): AccountState {
  switch (state.at) {
    case 'opening':
      return afterOpening(state, result);
    case 'working':
      return afterOperation(state, result);
    case 'failed':
      return state.pressStatus === 'waiting' ? { ...state, pressStatus: pressStatusOf(result) } : state;
    default:
      return state;
  }
}

type StateAt<At extends AccountState['at']> = Extract<AccountState, { readonly at: At }>;

const failureOf = (result: AccountFailure | FailedAccountRead): AccountFailure =>
  typeof result === 'string' ? result : result.why;

const isFound = (result: OperationResult): result is SuccessfulAccountRead =>
  typeof result !== 'string' && 'account' in result;

/** Returns the state after the page has tried to read the account for the first time. */
function afterOpening(state: StateAt<'opening'>, result: OperationResult): AccountState {
  if (isFound(result)) return shown(result.account);
  const why = failureOf(result);
  if (why === 'ended') return { at: 'leaving', reason: 'session-ended' };
  if (why === 'nobody' && state.isBack) return failed('not-kept');
  if (why === 'nobody') return { at: 'leaving', reason: 'sign-in-first' };
  return failed(why, why === 'outage' ? state : null);
}

/** Returns the state after an operation. */
function afterOperation(state: StateAt<'working'>, result: OperationResult): AccountState {
  if (isFound(result)) return shown(result.account, messageAfter(state.operation, result.outcome));
  const why = failureOf(result);
  const pressStatus = pressStatusOf(result);
  if (why !== 'outage') return failed(why, null, pressStatus);
  if (pressStatus !== 'done') return failed(why, state, pressStatus);
  // Sending a mail changes no record.
  if (isMail(state.operation)) return shown(state.account, state.operation.type);
  // "Try again" must not repeat a finished operation.
  return failed(why, { at: 'opening', isBack: false }, pressStatus);
}

const isMail = (operation: AccountOperation): boolean => 'email' in operation;

function messageAfter(operation: AccountOperation, outcome: OperationOutcome): AccountMessage {
  if (outcome === 'unanswered' && isMail(operation)) return 'no-mail';
  if (outcome !== 'done') return outcome;
  return operation.type === 'correct' && Object.keys(operation.changes).length === 0 ? 'unchanged' : operation.type;
}

function pressStatusOf(result: OperationResult): ButtonPressStatus {
  if (typeof result === 'string' || result.outcome === 'busy') return 'undone';
  return result.outcome === 'done' ? 'done' : 'unknown';
}

const shown = (
  account: Account,
  message: AccountMessage | null = null,
  problems: FieldProblems = {},
): AccountState => ({
  at: 'shown',
  account,
  message,
  problems,
});

const failed = (
  why: AccountFailure,
  again: AccountState | null = null,
  pressStatus: ButtonPressStatus | null = null,
): AccountState => ({
  at: 'failed',
  why,
  again,
  pressStatus,
});

/**
 * Finds out from the records whether an operation was done. The answer to the operation may be lost, or another tab may
 * already have done the same.
 */
export function inferOutcomeFromRecords(
  operation: AccountOperation,
  answered: OperationOutcome,
  { records }: Account,
): OperationOutcome {
  if (answered === 'done') return answered;
  const [profile] = records.user_profiles;
  const [request] = records.account_requests;
  switch (operation.type) {
    case 'correct':
      return Object.entries(operation.changes).every(([field, value]) => profile?.[field] === value)
        ? 'done'
        : answered;
    case 'close':
      return request ? 'done' : answered;
    case 'take-back':
      return request ? answered : 'done';
    default:
      return answered;
  }
}
