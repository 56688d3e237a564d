/** What a link of a mail is for: Firebase's five modes, by the word of each screen. */
export type LinkKind = 'reset' | 'verify' | 'change' | 'recover' | 'revert';

/**
 * What Google says of a link. `email`: the address that it belongs to, and that it leads back to where it recovers one.
 * `other`: the address that comes (change) or stands now (recover), or the second step of signing in (revert); empty
 * where Google names none.
 */
export type MailLink = { readonly kind: LinkKind; readonly email: string; readonly other: string };

/**
 * Why a link does nothing. `incomplete`: there is no code in it. `unknown`: of a kind that nobody here knows. `spent`:
 * used, replaced, changed on the way or of another project; Google has one answer for all of these. `closed`: the
 * account is disabled or gone. `taken`: the address is another account's by now.
 */
export type Failure = 'incomplete' | 'unknown' | 'spent' | 'expired' | 'closed' | 'taken' | 'busy' | 'outage';

/** Who is kept on this device. `isOther`: not who the link is about. */
export type KeptUser = { readonly uid: string; readonly label: string; readonly isOther: boolean };

/** What a new password may be asked for; `min` is the number of its characters. */
export type PasswordRuleName = 'min' | 'lower' | 'upper' | 'digit' | 'symbol';
export type PasswordRule = { readonly name: PasswordRuleName; readonly isMet: (password: string) => boolean };
export type PasswordPolicy = { readonly min: number; readonly rules: readonly PasswordRule[] };

/** A link that Google knows, with what is said beside it. */
export type OpenedLink = {
  readonly link: MailLink;
  readonly policy: PasswordPolicy;
  readonly kept: KeptUser | null;
};

export type MailState =
  | { readonly at: 'reading'; readonly code: string; readonly isReset: boolean }
  | { readonly at: 'asking'; readonly code: string; readonly opened: OpenedLink; readonly isWeak: boolean }
  | { readonly at: 'acting'; readonly code: string; readonly opened: OpenedLink; readonly password: string }
  | { readonly at: 'done'; readonly opened: OpenedLink }
  | {
      readonly at: 'failed';
      readonly why: Failure;
      readonly opened: OpenedLink | null;
      /** What "Try again" does once more; null where it would be of no use. */
      readonly again: MailState | null;
    };

/** What an act on a link has come to. `weak`: the password was refused. */
export type Outcome = 'done' | 'weak' | Failure;

/** `uid`: whose account it was about, where Google tells. */
export type Acted = { readonly outcome: Outcome; readonly uid: string | undefined };

export type MailAction =
  | { readonly type: 'read'; readonly found: OpenedLink | Failure }
  /** `password`: as typed; empty where the link asks for none. */
  | { readonly type: 'pressed'; readonly password: string }
  | ({ readonly type: 'acted' } & Acted)
  | { readonly type: 'retried' };

const modes = /^(resetPassword|verifyEmail|verifyAndChangeEmail|recoverEmail|revertSecondFactorAddition)$/;

/** Where the page begins. The address's `apiKey`, `continueUrl` and `lang` are ignored: nobody has signed them. */
export function firstState(search: string): MailState {
  const query = new URLSearchParams(search);
  const [mode, code] = [query.get('mode'), query.get('oobCode')];
  if (!mode || !code) return failed('incomplete');
  if (!modes.test(mode)) return failed('unknown');
  return { at: 'reading', code, isReset: mode === 'resetPassword' };
}

/** What follows an action. One that does not belong to the state changes nothing: it gives back the same object. */
export function reduceMail(state: MailState, action: MailAction): MailState {
  if (state.at === 'reading' && action.type === 'read') {
    const { found } = action;
    return typeof found === 'string' ? failed(found, null, state) : asking(state.code, found);
  }
  if (state.at === 'asking' && action.type === 'pressed') {
    const { code, opened } = state;
    const isEnough = opened.link.kind !== 'reset' || opened.policy.rules.every(({ isMet }) => isMet(action.password));
    return isEnough ? { at: 'acting', code, opened, password: action.password } : asking(code, opened, true);
  }
  if (state.at === 'acting' && action.type === 'acted') {
    const { code, opened } = state;
    if (action.outcome === 'done') return { at: 'done', opened: compared(opened, action.uid) };
    return action.outcome === 'weak' ? asking(code, opened, true) : failed(action.outcome, opened, state);
  }
  return (state.at === 'failed' && action.type === 'retried' && state.again) || state;
}

/** Before the press Google tells an address alone, which may have gone to another user id by now. */
function compared(opened: OpenedLink, uid: string | undefined): OpenedLink {
  const { kept } = opened;
  return kept && uid ? { ...opened, kept: { ...kept, isOther: kept.uid !== uid } } : opened;
}

const asking = (code: string, opened: OpenedLink, isWeak = false): MailState => ({
  at: 'asking',
  code,
  opened,
  isWeak,
});

function failed(why: Failure, opened: OpenedLink | null = null, from: MailState | null = null): MailState {
  return { at: 'failed', why, opened, again: why === 'outage' || why === 'busy' ? from : null };
}

/** What is read of `GET /v2/passwordPolicy`, by the names that Firebase's SDK reads. */
export type PolicyBody = {
  readonly enforcementState?: string;
  readonly customStrengthOptions?: Readonly<Record<string, unknown>> & { readonly minPasswordLength?: number };
  readonly allowedNonAlphanumericCharacters?: readonly string[];
};

/** Google's own limit, whatever the project asks for. */
const leastCharacters = 6;

const isIn = (pattern: RegExp) => (password: string) => pattern.test(password);

/** The project's password policy; without an answer, or where it is not enforced, Google's minimum. */
export function passwordPolicy(body: PolicyBody | null): PasswordPolicy {
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
