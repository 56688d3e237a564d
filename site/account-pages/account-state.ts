import type { ProfileField } from '../../account/fields.ts';
import type { Language } from '../../account/languages.ts';
import type { FieldProblems } from '../../account/validate-fields.ts';
import type { LoginReason } from '../session/task.ts';

/** A stored record, times as `Date`. */
export type StoredRecord = Readonly<Record<string, unknown>>;

/** The kept visitor's records, by their places in the privacy notice. */
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
export type Correction = Readonly<Partial<Record<ProfileField, string>>>;

/** The task of a press, in the visitor's own name. */
export type Task =
  | { readonly type: 'correct'; readonly changes: Correction }
  | { readonly type: 'new-password' | 'confirm-email'; readonly email: string }
  | { readonly type: 'close'; readonly language: Language }
  | { readonly type: 'take-back' };

/** The result of a press. `refused`: by the rules. `busy`: too many tries. `unanswered`: not stored, or unknown. */
export type Outcome = 'done' | 'refused' | 'busy' | 'unanswered';

/**
 * Why no account is shown. `nobody`: the visitor has signed out. `another`: another visitor signed in. `ended`: the
 * session cannot be renewed: after seven days, a new password or the account's closing. `not-kept`: the visitor signed
 * in to come here, and this device keeps nothing.
 */
export type Failure = 'nobody' | 'another' | 'ended' | 'outage' | 'not-kept';

/** The account as stored after `outcome`. */
export type Found = { readonly account: Account; readonly outcome: Outcome };

/** The `outcome` of a press after which no account can be shown, and why. */
export type Unseen = { readonly why: Failure; readonly outcome: Outcome };

/** The result of opening or of a press; a failure alone: nothing was sent. */
export type Result = Found | Unseen | Failure;

/** The message beside the account, by its name in the catalogue. `no-mail`: the mail may not have been sent. */
export type Said = Task['type'] | Exclude<Outcome, 'done'> | 'unchanged' | 'no-mail';

/** The fate of the last press once the account is no longer shown. `waiting`: its answer is pending. */
export type Fate = 'done' | 'undone' | 'unknown' | 'waiting';

export type AccountState =
  /** `isBack`: the visitor comes from signing in. */
  | { readonly at: 'opening'; readonly isBack: boolean }
  | { readonly at: 'leaving'; readonly reason: LoginReason }
  | { readonly at: 'shown'; readonly account: Account; readonly said: Said | null; readonly problems: FieldProblems }
  /** The question before closing. */
  | { readonly at: 'asking'; readonly account: Account }
  | { readonly at: 'working'; readonly account: Account; readonly task: Task }
  | {
      readonly at: 'failed';
      readonly why: Failure;
      /** The state that "Try again" returns to; null if that is pointless. */
      readonly again: AccountState | null;
      /** null: no press was pending. */
      readonly fate: Fate | null;
    };

export type AccountAction =
  | { readonly type: 'found'; readonly found: Result }
  /** The form was submitted; see profile-words.ts. */
  | { readonly type: 'corrected'; readonly result: Correction | { readonly problems: FieldProblems } }
  /** Opens or closes the question before closing the account. */
  | { readonly type: 'asked'; readonly isOpen: boolean }
  | { readonly type: 'pressed'; readonly task: Exclude<Task, { readonly type: 'correct' }> }
  | { readonly type: 'retried' }
  /** The visitor returns to the page; `uid`: the visitor kept here now. */
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
      return { at: 'working', account, task: { type: 'correct', changes: result } };
    }
    case 'asked':
      if (state.at === 'shown' && action.isOpen) return { at: 'asking', account: state.account };
      if (state.at === 'asking' && !action.isOpen) return shown(state.account);
      return state;
    case 'pressed': {
      // Only closing needs a confirmation.
      const from = action.task.type === 'close' ? 'asking' : 'shown';
      return state.at === from ? { at: 'working', account: state.account, task: action.task } : state;
    }
    case 'retried':
      return (state.at === 'failed' && state.again) || state;
    case 'seen': {
      const account = accountOf(state);
      if (!account || action.uid === account.uid) return state;
      return failed(action.uid === null ? 'nobody' : 'another', null, fateNow(state));
    }
  }
}

/** Returns the account that a state shows, or shows after the next try; or null. */
export function accountOf(state: AccountState): Account | null {
  if (state.at === 'failed') return state.again && accountOf(state.again);
  return 'account' in state ? state.account : null;
}

/** Returns the fate of the last press if the account disappears now. */
function fateNow(state: AccountState): Fate | null {
  if (state.at === 'working') return 'waiting';
  return state.at === 'failed' ? state.fate : null;
}

function found(state: AccountState, result: Result): AccountState {
  switch (state.at) {
    case 'opening':
      return opened(state, result);
    case 'working':
      return worked(state, result);
    case 'failed':
      return state.fate === 'waiting' ? { ...state, fate: fateOf(result) } : state;
    default:
      return state;
  }
}

type StateAt<At extends AccountState['at']> = Extract<AccountState, { readonly at: At }>;

const whyOf = (result: Failure | Unseen): Failure => (typeof result === 'string' ? result : result.why);

const isFound = (result: Result): result is Found => typeof result !== 'string' && 'account' in result;

/** Returns the state after opening. */
function opened(state: StateAt<'opening'>, result: Result): AccountState {
  if (isFound(result)) return shown(result.account);
  const why = whyOf(result);
  if (why === 'ended') return { at: 'leaving', reason: 'session-ended' };
  if (why === 'nobody' && state.isBack) return failed('not-kept');
  if (why === 'nobody') return { at: 'leaving', reason: 'sign-in-first' };
  return failed(why, why === 'outage' ? state : null);
}

/** Returns the state after a press was answered. */
function worked(state: StateAt<'working'>, result: Result): AccountState {
  if (isFound(result)) return shown(result.account, saidOf(state.task, result.outcome));
  const why = whyOf(result);
  const fate = fateOf(result);
  if (why !== 'outage') return failed(why, null, fate);
  if (fate !== 'done') return failed(why, state, fate);
  // A mail changes nothing that is shown.
  if (isMail(state.task)) return shown(state.account, state.task.type);
  // A task that was done is not repeated.
  return failed(why, { at: 'opening', isBack: false }, fate);
}

const isMail = (task: Task): boolean => 'email' in task;

function saidOf(task: Task, outcome: Outcome): Said {
  if (outcome === 'unanswered' && isMail(task)) return 'no-mail';
  if (outcome !== 'done') return outcome;
  return task.type === 'correct' && Object.keys(task.changes).length === 0 ? 'unchanged' : task.type;
}

function fateOf(result: Result): Fate {
  if (typeof result === 'string' || result.outcome === 'busy') return 'undone';
  return result.outcome === 'done' ? 'done' : 'unknown';
}

const shown = (account: Account, said: Said | null = null, problems: FieldProblems = {}): AccountState => ({
  at: 'shown',
  account,
  said,
  problems,
});

const failed = (why: Failure, again: AccountState | null = null, fate: Fate | null = null): AccountState => ({
  at: 'failed',
  why,
  again,
  fate,
});

/** Judges a press by what is stored afterwards: its answer may be lost, or another tab may have done it first. */
export function settleOutcome(task: Task, answered: Outcome, { records }: Account): Outcome {
  if (answered === 'done') return answered;
  const [profile] = records.user_profiles;
  const [request] = records.account_requests;
  switch (task.type) {
    case 'correct':
      return Object.entries(task.changes).every(([field, value]) => profile?.[field] === value) ? 'done' : answered;
    case 'close':
      return request ? 'done' : answered;
    case 'take-back':
      return request ? answered : 'done';
    default:
      return answered;
  }
}
