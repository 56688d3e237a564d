import { accountLabel } from '../session/greet.ts';
import { kept } from '../session/keeper.ts';
import { type Answer, within } from '../session/renewal.ts';
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

/** What is read of `accounts:resetPassword` (Firebase Auth REST API), by which the SDK checks every link. */
type LinkBody = {
  readonly requestType?: string;
  readonly email?: string;
  readonly newEmail?: string;
  readonly mfaInfo?: { readonly displayName?: string; readonly phoneInfo?: string };
};

/** What is read of the answer to an act; `accounts:resetPassword` names no user id. */
type ActBody = { readonly localId?: string };

/** Milliseconds for what is said beside a link: the password policy, and who is kept here. It holds nobody up. */
const besideLimit = 3000;

/** What a link is for, by Google's word; the link's own counts for nothing. */
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

/** What an answer says, in the page's words; one that nobody knows is a console line for whoever runs the site. */
function outcomeOf(answer: Answer<Refusal>): Outcome {
  if (answer?.status === 200) return 'done';
  const message = `${answer?.body?.error?.message}`;
  const outcome = outcomes[message.split(' ', 1)[0] ?? ''];
  if (answer && !outcome) console.warn('acct: mail/outage', answer.status, message);
  return outcome ?? 'outage';
}

/** One call about a link; null, with a console line, where App Check's part is unavailable. */
const askAbout = <Body>(call: string, body: object): Promise<Answer<Body & Refusal>> =>
  askIdentityToolkit<Body>(call, body).catch((error: unknown) => {
    console.error('acct: mail/outage', error);
    return null;
  });

/** What a link is for, which changes nothing. */
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

/** Who is kept on this device, by the e-mail address that the user id has now, else its phone; null: nobody. */
async function keptAccount(): Promise<{ readonly uid: string; readonly account: string } | null> {
  const renewal = await within(besideLimit, admit()).catch(() => 'outage' as const);
  // Where nobody can be asked, it is who was kept, as they were.
  const session = renewal === 'outage' ? await kept() : typeof renewal === 'string' ? null : renewal.session;
  return session?.account ? { uid: session.uid, account: session.account } : null;
}

/** All that is said before the press comes at once: nothing moves under a visitor's hands. */
async function open(code: string, isReset: boolean): Promise<MailAction> {
  const [link, policy, now] = await Promise.all([
    read(code),
    isReset ? readPolicy() : passwordPolicy(null),
    keptAccount(),
  ]);
  if (typeof link === 'string') return { type: 'read', found: link };
  // What recovers an address is about the user id that has the other one now; where Google names none, it may be anyone's.
  const address = link.kind === 'recover' ? link.other || now?.account : link.email;
  const user = now && { uid: now.uid, label: accountLabel(now.account), isOther: now.account !== address };
  return { type: 'read', found: { link, policy, kept: user } };
}

/** Does what the link is for. `newPassword`: where it sets one. */
async function act({ kind }: MailLink, oobCode: string, newPassword: string): Promise<Acted> {
  const isReset = kind === 'reset';
  const call = isReset ? 'v1/accounts:resetPassword' : 'v1/accounts:update';
  // The tokens that an update may answer with are left where they are: a link signs nobody in.
  const answer = await askAbout<ActBody>(call, { oobCode, ...(isReset && { newPassword }) });
  return { outcome: outcomeOf(answer), uid: answer?.body?.localId };
}

/** What a state of the page stands for: Identity Toolkit is asked, and this device's keeper. Never rejects. */
export function mailEffects(state: MailState): Promise<MailAction> | null {
  if (state.at === 'reading') return open(state.code, state.isReset);
  if (state.at !== 'acting') return null;
  return act(state.opened.link, state.code, state.password).then((acted) => ({ type: 'acted', ...acted }));
}
