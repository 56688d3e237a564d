import { rejectIfLate } from '../../account/clock.ts';
import type { StoredSession } from '../../account/handoff.ts';
import { accountLabel } from '../session/account-label.ts';
import type { ServerAnswer } from '../session/renewal.ts';
import { readStoredSession } from '../session/stored-session.ts';
import { callIdentityToolkit, type GoogleError, renewStoredSession } from './identity-toolkit.ts';
import {
  type LinkFailure,
  type LinkKind,
  type LinkOutcome,
  type LinkOutcomeWithUser,
  type MailAction,
  type MailLink,
  type MailState,
  type PasswordPolicy,
  type PasswordPolicyAnswer,
  parsePasswordPolicy,
} from './mail-state.ts';

/**
 * The fields of the `accounts:resetPassword` answer that /account/mail uses (Firebase Auth REST API). Firebase's SDK
 * checks every link by the same call.
 */
type LinkBody = {
  readonly requestType?: string;
  readonly email?: string;
  readonly newEmail?: string;
  readonly mfaInfo?: { readonly displayName?: string; readonly phoneInfo?: string };
};

/**
 * The only field that /account/mail reads from Google's answer after the visitor has pressed the button.
 * `accounts:resetPassword` returns no user id.
 */
type ActBody = { readonly localId?: string };

/** The page waits at most this many milliseconds for the password policy and for the stored session. */
const auxiliaryTimeout = 3000;

/** The kinds of link, keyed by Google's `requestType`. The `mode` in the link is not signed, so it is not used. */
const kinds: Readonly<Record<string, LinkKind>> = {
  PASSWORD_RESET: 'reset',
  VERIFY_EMAIL: 'verify',
  VERIFY_AND_CHANGE_EMAIL: 'change',
  RECOVER_EMAIL: 'recover',
  REVERT_SECOND_FACTOR_ADDITION: 'revert',
};

const outcomes: Readonly<Record<string, LinkOutcome>> = {
  INVALID_OOB_CODE: 'spent',
  EXPIRED_OOB_CODE: 'expired',
  USER_DISABLED: 'closed',
  USER_NOT_FOUND: 'closed',
  EMAIL_EXISTS: 'taken',
  WEAK_PASSWORD: 'weak',
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: 'weak',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'busy',
  RESET_PASSWORD_EXCEED_LIMIT: 'busy',
};

/** Returns the outcome of an answer. Logs an unknown answer for the site's owner. */
function outcomeOf(answer: ServerAnswer<GoogleError>): LinkOutcome {
  if (answer?.status === 200) return 'done';
  const message = `${answer?.body?.error?.message}`;
  const outcome = outcomes[message.split(' ', 1)[0] ?? ''];
  if (answer && !outcome) console.warn('acct: mail/outage', answer.status, message);
  return outcome ?? 'outage';
}

/** Sends one request about a link. Resolves to null and logs a line if App Check's file is unavailable. */
const askAbout = <Body>(call: string, body: object): Promise<ServerAnswer<Body & GoogleError>> =>
  callIdentityToolkit<Body>(call, body).catch((error: unknown) => {
    console.error('acct: mail/outage', error);
    return null;
  });

/** Asks Google about a link without applying it. */
async function read(oobCode: string): Promise<MailLink | LinkFailure> {
  const answer = await askAbout<LinkBody>('v1/accounts:resetPassword', { oobCode });
  const outcome = outcomeOf(answer);
  if (outcome !== 'done') return outcome as LinkFailure;
  const { requestType = '', email = '', newEmail, mfaInfo } = answer?.body ?? {};
  const kind = kinds[requestType];
  return kind ? { kind, email, other: newEmail ?? mfaInfo?.displayName ?? mfaInfo?.phoneInfo ?? '' } : 'unknown';
}

const readPolicy = (): Promise<PasswordPolicy> =>
  rejectIfLate(auxiliaryTimeout, callIdentityToolkit<PasswordPolicyAnswer>('v2/passwordPolicy')).then(
    (answer) => parsePasswordPolicy(answer?.status === 200 ? answer.body : null),
    () => parsePasswordPolicy(null),
  );

/** Resolves to the stored session, renewed if the servers answer; null if it has ended. */
async function currentSession(): Promise<StoredSession | null> {
  const renewal = await rejectIfLate(auxiliaryTimeout, renewStoredSession()).catch(() => 'outage' as const);
  // If the server does not answer, uses the address or number in the stored session.
  if (renewal === 'outage') return readStoredSession();
  return typeof renewal === 'string' ? null : renewal.session;
}

/** Resolves to the stored session's account with its current e-mail address or phone number, or null. */
async function storedAccount(): Promise<{ readonly uid: string; readonly account: string } | null> {
  const session = await currentSession();
  return session?.account ? { uid: session.uid, account: session.account } : null;
}

/**
 * Loads everything that the page displays before the visitor presses the button. The page renders all of it at once, so
 * that the layout does not shift.
 */
async function openLink(code: string, isReset: boolean): Promise<MailAction> {
  const [link, policy, now] = await Promise.all([
    read(code),
    isReset ? readPolicy() : parsePasswordPolicy(null),
    storedAccount(),
  ]);
  if (typeof link === 'string') return { type: 'read', found: link };
  // A recovery link belongs to the account that now has the address `other`. If Google does not name that address, the
  // page treats the link as the stored account's.
  const address = link.kind === 'recover' ? link.other || now?.account : link.email;
  const user = now && { uid: now.uid, label: accountLabel(now.account), isOther: now.account !== address };
  return { type: 'read', found: { link, policy, storedUser: user } };
}

/** Applies a link. Only a link that sets a password uses `newPassword`. */
async function applyLink({ kind }: MailLink, oobCode: string, newPassword: string): Promise<LinkOutcomeWithUser> {
  const isReset = kind === 'reset';
  const call = isReset ? 'v1/accounts:resetPassword' : 'v1/accounts:update';
  // Ignores the tokens in the answer, because a link must not sign anybody in.
  const answer = await askAbout<ActBody>(call, { oobCode, ...(isReset && { newPassword }) });
  return { outcome: outcomeOf(answer), uid: answer?.body?.localId };
}

/** Sends a state's requests to Identity Toolkit, and renews the stored session. Never rejects. */
export function sendMailRequests(state: MailState): Promise<MailAction> | null {
  if (state.at === 'reading') return openLink(state.code, state.isReset);
  if (state.at !== 'acting') return null;
  return applyLink(state.opened.link, state.code, state.password).then((acted) => ({ type: 'acted', ...acted }));
}
