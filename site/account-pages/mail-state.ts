import { normalizePassword } from '../../account/normalize-password.ts';

/** The five purposes of links in Firebase's mails, named like the screens of /account/mail. */
export type LinkKind = 'reset' | 'verify' | 'change' | 'recover' | 'revert';

/**
 * A link as Google describes it. `email` is the address of the link's account; `recover` restores this address. `other`
 * depends on the kind: `change` has the new address, `recover` the current address, `revert` the second factor;
 * otherwise it is empty.
 */
export type MailLink = { readonly kind: LinkKind; readonly email: string; readonly other: string };

/**
 * The reason why a link fails. `incomplete` means that the link has no code, and `unknown` that its kind is unknown.
 * `spent` means that the link was used, replaced or altered, or belongs to another project, because Google has one
 * answer for all of these cases. `closed` means that the account is disabled or deleted, and `taken` that another
 * account has the address now.
 */
export type LinkFailure = 'incomplete' | 'unknown' | 'spent' | 'expired' | 'closed' | 'taken' | 'busy' | 'outage';

/** The account of the session stored on this device. `isOther` is true if the link belongs to another account. */
export type StoredUser = { readonly uid: string; readonly label: string; readonly isOther: boolean };

/** The rules that a new password may have to meet. `min` is the rule about the minimum number of characters. */
export type PasswordRuleName = 'min' | 'lower' | 'upper' | 'digit' | 'symbol';
export type PasswordRule = { readonly name: PasswordRuleName; readonly isMet: (password: string) => boolean };
export type PasswordPolicy = { readonly min: number; readonly rules: readonly PasswordRule[] };

/** A link that Google has accepted, with everything that the page displays about the link. */
export type OpenedLink = {
  readonly link: MailLink;
  readonly policy: PasswordPolicy;
  readonly storedUser: StoredUser | null;
};

export type MailState =
  | { readonly at: 'reading'; readonly code: string; readonly isReset: boolean }
  | { readonly at: 'asking'; readonly code: string; readonly opened: OpenedLink; readonly isWeak: boolean }
  | { readonly at: 'acting'; readonly code: string; readonly opened: OpenedLink; readonly password: string }
  | { readonly at: 'done'; readonly opened: OpenedLink }
  | {
      readonly at: 'failed';
      readonly why: LinkFailure;
      readonly opened: OpenedLink | null;
      /** The state to which "Try again" returns; null if another try cannot help. */
      readonly again: MailState | null;
    };

/** The result of applying a link. `weak` means that Google refused the password. */
export type LinkOutcome = 'done' | 'weak' | LinkFailure;

/** `uid` is the user id of the link's account, if Google names that id. */
export type LinkOutcomeWithUser = { readonly outcome: LinkOutcome; readonly uid: string | undefined };

export type MailAction =
  | { readonly type: 'read'; readonly found: OpenedLink | LinkFailure }
  /** `password` is the password as typed; empty if the link needs none. */
  | { readonly type: 'pressed'; readonly password: string }
  | ({ readonly type: 'acted' } & LinkOutcomeWithUser)
  | { readonly type: 'retried' };

const modes = ['resetPassword', 'verifyEmail', 'verifyAndChangeEmail', 'recoverEmail', 'revertSecondFactorAddition'];

/** Returns the first state. Ignores the address's `apiKey`, `continueUrl` and `lang`, because they are unsigned. */
export function createInitialMailState(search: string): MailState {
  const query = new URLSearchParams(search);
  const [mode, code] = [query.get('mode'), query.get('oobCode')];
  if (!mode || !code) return failed('incomplete');
  if (!modes.includes(mode)) return failed('unknown');
  return { at: 'reading', code, isReset: mode === 'resetPassword' };
}

/** Returns the next state. An action that does not fit the state returns the same object. */
export function reduceMail(state: MailState, action: MailAction): MailState {
  if (state.at === 'reading' && action.type === 'read') {
    const { found } = action;
    return typeof found === 'string' ? failed(found, null, state) : asking(state.code, found);
  }
  if (state.at === 'asking' && action.type === 'pressed') {
    const { code, opened } = state;
    const password = normalizePassword(action.password);
    const isEnough = opened.link.kind !== 'reset' || opened.policy.rules.every(({ isMet }) => isMet(password));
    return isEnough ? { at: 'acting', code, opened, password } : asking(code, opened, true);
  }
  if (state.at === 'acting' && action.type === 'acted') {
    const { code, opened } = state;
    if (action.outcome === 'done') return { at: 'done', opened: withCheckedOwner(opened, action.uid) };
    return action.outcome === 'weak' ? asking(code, opened, true) : failed(action.outcome, opened, state);
  }
  return (state.at === 'failed' && action.type === 'retried' && state.again) || state;
}

/**
 * Compares user ids after the visitor has pressed the button. Before that, Google names only an address, which may have
 * moved to another account.
 */
function withCheckedOwner(opened: OpenedLink, uid: string | undefined): OpenedLink {
  const { storedUser } = opened;
  return storedUser && uid ? { ...opened, storedUser: { ...storedUser, isOther: storedUser.uid !== uid } } : opened;
}

const asking = (code: string, opened: OpenedLink, isWeak = false): MailState => ({
  at: 'asking',
  code,
  opened,
  isWeak,
});

function failed(why: LinkFailure, opened: OpenedLink | null = null, from: MailState | null = null): MailState {
  return { at: 'failed', why, opened, again: why === 'outage' || why === 'busy' ? from : null };
}

/** The fields of the `GET /v2/passwordPolicy` answer that the page uses, named as in Firebase's SDK. */
export type PasswordPolicyAnswer = {
  readonly enforcementState?: string;
  readonly customStrengthOptions?: Readonly<Record<string, unknown>> & { readonly minPasswordLength?: number };
  readonly allowedNonAlphanumericCharacters?: readonly string[];
};

/** Google's own minimum length of a password, regardless of the project's policy. */
const leastCharacters = 6;

const isIn = (pattern: RegExp) => (password: string) => pattern.test(password);

/** Returns the project's password policy; Google's minimum if the policy is unknown or not enforced. */
export function parsePasswordPolicy(body: PasswordPolicyAnswer | null): PasswordPolicy {
  const asked = body?.enforcementState === 'ENFORCE' ? body.customStrengthOptions : undefined;
  const symbols = body?.allowedNonAlphanumericCharacters ?? [];
  const min = asked?.minPasswordLength ?? leastCharacters;
  const kinds: readonly (readonly [asks: string, PasswordRule])[] = [
    ['containsLowercaseCharacter', { name: 'lower', isMet: isIn(/[a-z]/) }],
    ['containsUppercaseCharacter', { name: 'upper', isMet: isIn(/[A-Z]/) }],
    ['containsNumericCharacter', { name: 'digit', isMet: isIn(/\d/) }],
    [
      'containsNonAlphanumericCharacter',
      { name: 'symbol', isMet: (password) => [...password].some((one) => symbols.includes(one)) },
    ],
  ];
  const rules = kinds.filter(([asks]) => asked?.[asks] === true).map(([, rule]) => rule);
  return { min, rules: [{ name: 'min', isMet: (password) => password.length >= min }, ...rules] };
}
