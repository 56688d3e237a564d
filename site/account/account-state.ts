import type { FieldProblems } from '../../widget/core/card-state.ts';
import type { ProfileField } from '../../widget/core/fields.ts';
import type { Language } from '../../widget/languages/languages.ts';
import type { LoginReason } from '../session/task.ts';

/** A record as it is stored, times as `Date`. */
export type StoredRecord = Readonly<Record<string, unknown>>;

/** The records of whoever is kept here, by their places as the privacy notice lists them. */
export type Account = {
  readonly uid: string;
  readonly records: Readonly<
    Record<
      'user_profiles' | 'authentication' | 'provision_requests' | 'consents' | 'account_requests',
      readonly StoredRecord[]
    >
  >;
};

/** What can be corrected, by the names of the profile's fields; what is not named stays. */
export type Correction = Readonly<Partial<Record<ProfileField, string>>>;

/** What a press has done, in the visitor's own name. */
export type Task =
  | { readonly type: 'correct'; readonly changes: Correction }
  | { readonly type: 'new-password' | 'confirm-email'; readonly email: string }
  | { readonly type: 'close'; readonly language: Language }
  | { readonly type: 'take-back' };

/** The result of a press. `refused`: by the rules. `busy`: too many tries. `unanswered`: not stored, or unknown. */
export type Outcome = 'done' | 'refused' | 'busy' | 'unanswered';

/**
 * Why nobody's account is shown. `nobody`: nobody is signed in here any more. `another`: somebody else is. `ended`:
 * nobody can renew the session any more: seven days are over, a new password was set, or the account is closed.
 * `not-kept`: somebody has signed in to come here, and this device keeps nothing.
 */
export type Failure = 'nobody' | 'another' | 'ended' | 'outage' | 'not-kept';

/** What is stored after `outcome`. */
export type Found = { readonly account: Account; readonly outcome: Outcome };

/** `outcome` of a press after which nobody's account can be shown, and why. */
export type Unseen = { readonly why: Failure; readonly outcome: Outcome };

/** What opening or a press has come to; a failure alone: nothing was sent. */
export type Result = Found | Unseen | Failure;

/** What is said beside the account, by its name in the catalogue. `no-mail`: one that may not have been sent. */
export type Said = Task['type'] | Exclude<Outcome, 'done'> | 'unchanged' | 'no-mail';

/** What has become of the last press, where the account is not shown any more. `waiting`: the answer is to come. */
export type Fate = 'done' | 'undone' | 'unknown' | 'waiting';

export type AccountState =
  /** `isBack`: the visitor comes from signing in. */
  | { readonly at: 'opening'; readonly isBack: boolean }
  | { readonly at: 'leaving'; readonly reason: LoginReason }
  | { readonly at: 'shown'; readonly account: Account; readonly said: Said | null; readonly problems: FieldProblems }
  /** Whether the account is to be closed. */
  | { readonly at: 'asking'; readonly account: Account }
  | { readonly at: 'working'; readonly account: Account; readonly task: Task }
  | {
      readonly at: 'failed';
      readonly why: Failure;
      /** What "Try again" does once more; null where it would be of no use. */
      readonly again: AccountState | null;
      /** null: no press was under way. */
      readonly fate: Fate | null;
    };

export type AccountAction =
  | { readonly type: 'found'; readonly found: Result }
  /** The form was sent; see profile-words.ts. */
  | { readonly type: 'corrected'; readonly result: Correction | { readonly problems: FieldProblems } }
  /** Asks whether the account is to be closed, or has the question away. */
  | { readonly type: 'asked'; readonly isOpen: boolean }
  | { readonly type: 'pressed'; readonly task: Exclude<Task, { readonly type: 'correct' }> }
  | { readonly type: 'retried' }
  /** The page is looked at again; `uid`: who is kept here by then. */
  | { readonly type: 'seen'; readonly uid: string | null };

/** What follows an action. One that does not belong to the state changes nothing: it gives back the same object. */
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
      return state.at === 'asking' && !action.isOpen ? shown(state.account) : state;
    case 'pressed': {
      // Closing is asked about, all else is not.
      const from = action.task.type === 'close' ? 'asking' : 'shown';
      return state.at === from ? { at: 'working', account: state.account, task: action.task } : state;
    }
    case 'retried':
      return (state.at === 'failed' && state.again) || state;
    case 'seen': {
      const account = accountOf(state);
      if (!account || action.uid === account.uid) return state;
      const fate = state.at === 'working' ? 'waiting' : state.at === 'failed' ? state.fate : null;
      return failed(action.uid === null ? 'nobody' : 'another', null, fate);
    }
  }
}

/** The account that a state shows, or shows again after the next try; null where none is. */
export function accountOf(state: AccountState): Account | null {
  if (state.at === 'failed') return state.again && accountOf(state.again);
  return 'account' in state ? state.account : null;
}

function found(state: AccountState, result: Result): AccountState {
  const fate = fateOf(result);
  if (state.at === 'failed' && state.fate === 'waiting') return { ...state, fate };
  if (state.at !== 'opening' && state.at !== 'working') return state;
  if (typeof result !== 'string' && 'account' in result)
    return shown(result.account, state.at === 'working' ? saidOf(state.task, result.outcome) : null);
  const why = typeof result === 'string' ? result : result.why;
  if (state.at === 'opening') {
    if (why === 'ended') return { at: 'leaving', reason: 'session-ended' };
    if (why === 'nobody') return state.isBack ? failed('not-kept') : { at: 'leaving', reason: 'sign-in-first' };
    return failed(why, why === 'outage' ? state : null);
  }
  if (why !== 'outage') return failed(why, null, fate);
  if (fate !== 'done') return failed(why, state, fate);
  // What is done is not done once more. A mail changes nothing of what is shown.
  return isMail(state.task)
    ? shown(state.account, state.task.type)
    : failed(why, { at: 'opening', isBack: false }, fate);
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

/** Judges a press by what is stored afterwards: an answer may be lost, and another tab may have done it already. */
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
