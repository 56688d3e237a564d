import type { FieldProblem } from '../../widget/core/field-checks.ts';
import type { Language } from '../../widget/languages/languages.ts';
import type { LoginReason } from '../session/step.ts';

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
export type Correction = { readonly displayName?: string; readonly phone?: string };

/** What a press has done, in the visitor's own name. */
export type Task =
  | { readonly type: 'correct'; readonly changes: Correction }
  | { readonly type: 'new-password' | 'confirm-email'; readonly email: string }
  | { readonly type: 'close'; readonly language: Language }
  | { readonly type: 'take-back' };

/** `refused`: the access rules do not let it, since things have changed meanwhile. `busy`: too many tries. */
export type Outcome = 'done' | 'refused' | 'busy';

/**
 * Why nobody's account is shown. `nobody`: nobody is signed in here any more. `another`: somebody else is. `ended`:
 * nobody can renew the session any more: seven days are over, a new password was set, or the account is closed.
 * `not-kept`: somebody has signed in to come here, and this device keeps nothing.
 */
export type Failure = 'nobody' | 'another' | 'ended' | 'outage' | 'not-kept';

/** What is stored after `outcome`. */
export type Found = { readonly account: Account; readonly outcome: Outcome };

/** What is said beside the account, by its name in the catalogue. */
export type Said = Task['type'] | 'refused' | 'busy' | 'unchanged';

/** By field of the form. */
export type Problems = Readonly<Partial<Record<'name' | 'phone', FieldProblem>>>;

export type AccountState =
  /** `isBack`: the visitor comes from signing in. */
  | { readonly at: 'opening'; readonly isBack: boolean }
  | { readonly at: 'leaving'; readonly reason: LoginReason }
  | { readonly at: 'shown'; readonly account: Account; readonly said: Said | null; readonly problems: Problems }
  /** Whether the account is to be closed. */
  | { readonly at: 'asking'; readonly account: Account }
  | { readonly at: 'working'; readonly account: Account; readonly task: Task }
  | {
      readonly at: 'failed';
      readonly why: Failure;
      /** What "Try again" does once more; null where it would be of no use. */
      readonly again: AccountState | null;
    };

export type AccountAction =
  | { readonly type: 'found'; readonly found: Found | Failure }
  /** The form was sent; see correct-profile.ts. */
  | { readonly type: 'corrected'; readonly result: Correction | { readonly problems: Problems } }
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
      if (Object.keys(result).length === 0) return shown(account, 'unchanged');
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
    case 'seen':
      if (!('account' in state) || action.uid === state.account.uid) return state;
      return failed(action.uid === null ? 'nobody' : 'another');
  }
}

function found(state: AccountState, result: Found | Failure): AccountState {
  if (state.at !== 'opening' && state.at !== 'working') return state;
  if (typeof result !== 'string') {
    const { account, outcome } = result;
    const done = state.at === 'working' ? state.task.type : null;
    return shown(account, outcome === 'done' ? done : outcome);
  }
  if (state.at === 'opening') {
    if (result === 'ended') return { at: 'leaving', reason: 'session-ended' };
    if (result === 'nobody') return state.isBack ? failed('not-kept') : { at: 'leaving', reason: 'sign-in-first' };
  }
  return failed(result, result === 'outage' ? state : null);
}

const shown = (account: Account, said: Said | null = null, problems: Problems = {}): AccountState => ({
  at: 'shown',
  account,
  said,
  problems,
});

const failed = (why: Failure, again: AccountState | null = null): AccountState => ({ at: 'failed', why, again });
