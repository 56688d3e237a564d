import { guardedAsk } from '../session/guarded-ask.ts';
import { kept } from '../session/keeper.ts';
import type { Answer } from '../session/renewal.ts';
import { apiKey, host } from '../session/session-settings.ts';
import { within } from '../session/within.ts';
import { admit } from './admit.ts';
import type { MailPorts } from './mail-flow.ts';
import type { Failure, LinkKind, Outcome } from './mail-state.ts';
import { type PolicyBody, passwordPolicy } from './password-policy.ts';

type Refusal = { readonly error?: { readonly message?: string } };

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

/**
 * One call of Identity Toolkit with the build's own key: a GET, or the POST of a body. Null where nobody answers in
 * time. Mails come in `language`. Never rejects.
 */
export async function askIdentityToolkit<Body>(
  call: string,
  body?: object,
  language?: string,
): Promise<Answer<Body & Refusal>> {
  try {
    const ask = await guardedAsk();
    const headers = { 'content-type': 'application/json', ...(language && { 'x-firebase-locale': language }) };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return await ask(`${host}/identitytoolkit.googleapis.com/${call}?key=${apiKey}`, body && init);
  } catch (error) {
    console.error('acct: mail/outage', error);
    return null;
  }
}

/** What an answer says, in the page's words; one that nobody knows is a console line for whoever runs the site. */
function outcomeOf(answer: Answer<Refusal>): Outcome {
  if (answer?.status === 200) return 'done';
  const message = `${answer?.body?.error?.message}`;
  const outcome = outcomes[message.split(' ', 1)[0] ?? ''];
  if (answer && !outcome) console.warn('acct: mail/outage', answer.status, message);
  return outcome ?? 'outage';
}

/** The page's ports over Identity Toolkit's REST interface and this device's keeper. */
export const identityToolkit: MailPorts = {
  async read(oobCode) {
    const answer = await askIdentityToolkit<LinkBody>('v1/accounts:resetPassword', { oobCode });
    const outcome = outcomeOf(answer);
    if (outcome !== 'done') return outcome as Failure;
    const { requestType = '', email = '', newEmail, mfaInfo } = answer?.body ?? {};
    const kind = kinds[requestType];
    return kind ? { kind, email, other: newEmail ?? mfaInfo?.displayName ?? mfaInfo?.phoneInfo ?? '' } : 'unknown';
  },
  policy: () =>
    within(besideLimit, askIdentityToolkit<PolicyBody>('v2/passwordPolicy')).then(
      (answer) => passwordPolicy(answer?.status === 200 ? answer.body : null),
      () => passwordPolicy(null),
    ),
  async act({ kind }, oobCode, newPassword) {
    const isReset = kind === 'reset';
    const call = isReset ? 'v1/accounts:resetPassword' : 'v1/accounts:update';
    // The tokens that an update may answer with are left where they are: a link signs nobody in.
    const answer = await askIdentityToolkit<ActBody>(call, { oobCode, ...(isReset && { newPassword }) });
    return { outcome: outcomeOf(answer), uid: answer?.body?.localId };
  },
  async kept() {
    const renewal = await within(besideLimit, admit()).catch(() => 'outage' as const);
    // Where nobody can be asked, it is who was kept, as they were.
    const session = renewal === 'outage' ? await kept() : typeof renewal === 'string' ? null : renewal.session;
    return session?.account ? { uid: session.uid, account: session.account } : null;
  },
};
