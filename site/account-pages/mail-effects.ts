import { within } from '../../account/clock.ts';
import type { KeptSession } from '../../account/handoff.ts';
import { accountLabel } from '../session/account-label.ts';
import { kept } from '../session/keeper.ts';
import type { Answer } from '../session/renewal.ts';
import { admit, askIdentityToolkit, type Refusal } from './identity-toolkit.ts';
import {
  type Acted,
  type Failure,
  type LinkKind,
  type MailAction,
  type MailLink,
  type MailState,
  type Outcome,
  type PasswordPolicy,
  type PolicyBody,
  passwordPolicy,
} from './mail-state.ts';

/** The fields read of `accounts:resetPassword` (Firebase Auth REST API); the SDK checks every link with it. */
type LinkBody = {
  readonly requestType?: string;
  readonly email?: string;
  readonly newEmail?: string;
  readonly mfaInfo?: { readonly displayName?: string; readonly phoneInfo?: string };
};

/** The field read of the answer to an act; `accounts:resetPassword` names no user id. */
type ActBody = { readonly localId?: string };

/** Milliseconds for the password policy and for the kept account: neither may delay the page. */
const besideLimit = 3000;

/** The kinds of link, by Google's word; the link's own word is ignored. */
const kinds: Readonly<Record<string, LinkKind>> = {
  PASSWORD_RESET: 'reset',
  VERIFY_EMAIL: 'verify',
  VERIFY_AND_CHANGE_EMAIL: 'change',
  RECOVER_EMAIL: 'recover',
  REVERT_SECOND_FACTOR_ADDITION: 'revert',
};

const outcomes: Readonly<Record<string, Outcome>> = {
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

/** Returns an answer in the page's words, and logs an unknown one for the site's owner. */
function outcomeOf(answer: Answer<Refusal>): Outcome {
  if (answer?.status === 200) return 'done';
  const message = `${answer?.body?.error?.message}`;
  const outcome = outcomes[message.split(' ', 1)[0] ?? ''];
  if (answer && !outcome) console.warn('acct: mail/outage', answer.status, message);
  return outcome ?? 'outage';
}

/** Sends one call about a link; null, with a console line, if App Check's file is unavailable. */
const askAbout = <Body>(call: string, body: object): Promise<Answer<Body & Refusal>> =>
  askIdentityToolkit<Body>(call, body).catch((error: unknown) => {
    console.error('acct: mail/outage', error);
    return null;
  });

/** Reads a link without using it. */
async function read(oobCode: string): Promise<MailLink | Failure> {
  const answer = await askAbout<LinkBody>('v1/accounts:resetPassword', { oobCode });
  const outcome = outcomeOf(answer);
  if (outcome !== 'done') return outcome as Failure;
  const { requestType = '', email = '', newEmail, mfaInfo } = answer?.body ?? {};
  const kind = kinds[requestType];
  return kind ? { kind, email, other: newEmail ?? mfaInfo?.displayName ?? mfaInfo?.phoneInfo ?? '' } : 'unknown';
}

const readPolicy = (): Promise<PasswordPolicy> =>
  within(besideLimit, askIdentityToolkit<PolicyBody>('v2/passwordPolicy')).then(
    (answer) => passwordPolicy(answer?.status === 200 ? answer.body : null),
    () => passwordPolicy(null),
  );

/** Resolves to the kept session, renewed where the servers answer; null if it has ended. */
async function sessionNow(): Promise<KeptSession | null> {
  const renewal = await within(besideLimit, admit()).catch(() => 'outage' as const);
  // Without an answer, the account as it was stored.
  if (renewal === 'outage') return kept();
  return typeof renewal === 'string' ? null : renewal.session;
}

/** Resolves to the kept account with its current e-mail address or phone number, or null. */
async function keptAccount(): Promise<{ readonly uid: string; readonly account: string } | null> {
  const session = await sessionNow();
  return session?.account ? { uid: session.uid, account: session.account } : null;
}

/** Loads everything shown before the press at once, so that nothing moves under the visitor's hands. */
async function open(code: string, isReset: boolean): Promise<MailAction> {
  const [link, policy, now] = await Promise.all([
    read(code),
    isReset ? readPolicy() : passwordPolicy(null),
    keptAccount(),
  ]);
  if (typeof link === 'string') return { type: 'read', found: link };
  // A recovery concerns the user id that now has the other address; if Google names none, any account may be meant.
  const address = link.kind === 'recover' ? link.other || now?.account : link.email;
  const user = now && { uid: now.uid, label: accountLabel(now.account), isOther: now.account !== address };
  return { type: 'read', found: { link, policy, kept: user } };
}

/** Carries out the link. `newPassword`: for a link that sets one. */
async function act({ kind }: MailLink, oobCode: string, newPassword: string): Promise<Acted> {
  const isReset = kind === 'reset';
  const call = isReset ? 'v1/accounts:resetPassword' : 'v1/accounts:update';
  // Ignores the tokens in an update's answer: a link signs nobody in.
  const answer = await askAbout<ActBody>(call, { oobCode, ...(isReset && { newPassword }) });
  return { outcome: outcomeOf(answer), uid: answer?.body?.localId };
}

/** Carries out a state with Identity Toolkit and the kept session. Never rejects. */
export function mailEffects(state: MailState): Promise<MailAction> | null {
  if (state.at === 'reading') return open(state.code, state.isReset);
  if (state.at !== 'acting') return null;
  return act(state.opened.link, state.code, state.password).then((acted) => ({ type: 'acted', ...acted }));
}
