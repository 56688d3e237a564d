import type { DoctorContext } from '../context.ts';
import {
  collectFindings,
  type DoctorQuestion,
  type Finding,
  notCheckedFinding,
  okFinding,
  wrongFinding,
} from '../finding.ts';
import { runCheckWithSettings } from '../run-check-with-settings.ts';
import { type GoogleAnswer, sendGoogleRequest, unclearAnswerFinding } from '../send-google-request.ts';
import { runCheckWithProjectConfig } from './project-config.ts';

const place = 'Firebase console > Security > Authentication > Settings';
const names = ['VITE_FIREBASE_API_KEY', 'VITE_SITE_ORIGIN'] as const;

/** Sends a request to Google with the public key. `find` receives the body of a successful answer. */
function read<Body>(
  context: DoctorContext,
  question: DoctorQuestion,
  path: string,
  find: (body: Body) => readonly Finding[] | Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  return runCheckWithSettings(
    context,
    question,
    names,
    async ({ VITE_FIREBASE_API_KEY: key, VITE_SITE_ORIGIN: referrer }) => {
      const address = new URL(`${context.services.identity}/${path}`);
      address.searchParams.set('key', key);
      const answer: GoogleAnswer = await sendGoogleRequest(context, address.href, { referrer });
      if ('silence' in answer || answer.status !== 200 || answer.body === null)
        return [unclearAnswerFinding(question, answer)];
      return find(answer.body as Body);
    },
  );
}

/** https://cloud.google.com/identity-platform/docs/reference/rest/v2/TopLevel/getRecaptchaConfig */
type RecaptchaConfig = {
  readonly recaptchaKey?: string;
  readonly recaptchaEnforcementState?: readonly { readonly provider: string; readonly enforcementState: string }[];
};

const enterprise = 'v2/recaptchaConfig?clientType=CLIENT_TYPE_WEB&version=RECAPTCHA_ENTERPRISE';

/**
 * Checks reCAPTCHA Enterprise of Identity Platform for each sign-in provider. The setting *Audit* refuses nobody. With
 * *Enforce*, the card uses the key that Google returns. Without a key, or for SMS on a page that the key does not list,
 * Google refuses everybody (https://github.com/firebase/firebase-js-sdk/issues/9405, 10336).
 */
export function checkReCaptchaEnterprise(context: DoctorContext): Promise<readonly Finding[]> {
  const question = {
    id: 'enterprise-check',
    subject: 'Which sign-in methods reCAPTCHA Enterprise protects',
    why: 'where it is enforced, a visitor without its token is refused',
  };
  return read<RecaptchaConfig>(context, question, enterprise, ({ recaptchaKey, recaptchaEnforcementState = [] }) => {
    const enforced = recaptchaEnforcementState
      .filter(({ enforcementState }) => enforcementState === 'ENFORCE')
      .map(({ provider }) => provider);
    const guarded = enforced.length > 0 ? 'e-mail and password, for the domains of its key' : 'nothing';
    return collectFindings(okFinding(question.id, `reCAPTCHA Enterprise is enforced for ${guarded}`), [
      enforced.includes('PHONE_PROVIDER') && smsDefenceEnforced(),
      enforced.includes('EMAIL_PASSWORD_PROVIDER') && !recaptchaKey && enterpriseWithoutKey(),
    ]);
  });
}

const smsDefenceEnforced = (): Finding =>
  wrongFinding('sms-defence-enforced', {
    what: 'reCAPTCHA SMS defence is enforced',
    why: 'it is a preview, and a visitor whom it doubts gets no SMS and no puzzle instead (phone OTP)',
    cure: `${place} > reCAPTCHA > SMS defence: Audit`,
  });

const enterpriseWithoutKey = (): Finding =>
  wrongFinding('enterprise-without-key', {
    what: 'reCAPTCHA Enterprise is enforced for e-mail and password, but there is no key for websites',
    why: 'sign-up, sign-in by password and mails for a new password are all refused (MISSING_RECAPTCHA_TOKEN)',
    cure: `${place} > reCAPTCHA > Configured platform site keys: add one for Web, with each page's domain; or Audit`,
  });

const puzzle = 'v1/recaptchaParams';

/** Checks that Google has a key for the puzzle (reCAPTCHA v2) that the SDK shows before an SMS. */
export function checkSmsPuzzle(context: DoctorContext): Promise<readonly Finding[]> {
  const question = {
    id: 'sms-check',
    subject: 'Whether Google has a puzzle for visitors who ask for an SMS',
    why: 'the human check of the whole card is that puzzle',
  };
  return read<{ readonly recaptchaSiteKey?: string }>(context, question, puzzle, ({ recaptchaSiteKey }) =>
    collectFindings(okFinding(question.id, 'Google has a puzzle for visitors who ask for an SMS'), [
      !recaptchaSiteKey &&
        wrongFinding('sms-check-missing', {
          what: 'Google names no key for the human check',
          why: 'nobody can solve it, and the card sends nothing without it',
          cure: `${place} > reCAPTCHA: remove keys that were bound by hand; if that does not help, switch Phone off and on`,
        }),
    ]),
  );
}

/** The reCAPTCHA key that Google uses for every project without its own key (firebase-js-sdk issues/10336). */
const sharedKey = '6LcMZR0UAAAAALgPMcgHwga7gY5p8QMg1Hj-bmUv';

const keyQuestion = {
  id: 'recaptcha-key',
  subject: 'Whether Auth serves the project’s own reCAPTCHA keys',
  why: 'with another one Google refuses the answer, and no SMS is sent (INVALID_APP_CREDENTIAL)',
};

/**
 * Compares the reCAPTCHA keys that visitors get with the keys that the owner has bound in the console. Without bound
 * keys nothing is compared.
 */
export function checkReCaptchaKeys(context: DoctorContext): Promise<readonly Finding[]> {
  return runCheckWithProjectConfig(context, keyQuestion, async ({ recaptchaConfig }) => {
    const bound = recaptchaConfig?.recaptchaKeys ?? [];
    const own = bound.filter(({ type }) => type === 'WEB').map(({ key = '' }) => idOf(key));
    if (own.length === 0)
      return [okFinding(keyQuestion.id, 'No reCAPTCHA key for websites is bound by hand: Google serves its own')];
    return withServedKeys(context, (served) => [compareKeys(own, served)]);
  });
}

/** Reads the ids of the keys that Google sends to visitors: the puzzle's and reCAPTCHA Enterprise's. */
const withServedKeys = (
  context: DoctorContext,
  find: (served: readonly string[]) => readonly Finding[],
): Promise<readonly Finding[]> =>
  read<{ readonly recaptchaSiteKey?: string }>(context, keyQuestion, puzzle, ({ recaptchaSiteKey }) =>
    read<RecaptchaConfig>(context, keyQuestion, enterprise, ({ recaptchaKey }) => {
      const named = [recaptchaSiteKey, recaptchaKey].flatMap((key) => (key ? [idOf(key)] : []));
      return find(named);
    }),
  );

function compareKeys(own: readonly string[], served: readonly string[]): Finding {
  const others = served.filter((key) => !own.includes(key));
  // A key that is neither the project's own nor Google's default key is reported first, because it is the worse fault.
  const other = others.find((key) => key !== sharedKey) ?? others[0];
  if (other === undefined) return okFinding(keyQuestion.id, 'Auth serves the project’s own reCAPTCHA keys');
  const what = `Auth serves the reCAPTCHA key ${other}, and the project’s own is ${own.join(', ')}`;
  const cure = `${place} > reCAPTCHA > Configured platform site keys: None for Web, or the right one`;
  if (other !== sharedKey) return wrongFinding('recaptcha-key-differs', { what, why: keyQuestion.why, cure });
  return notCheckedFinding(keyQuestion.id, {
    what,
    why: 'that is Google’s own puzzle; some owners had every SMS refused beside a key bound by hand',
    cure: `Try an SMS (docs/go-live.md#the-first-day); if it is refused, ${cure}`,
  });
}

/** Returns the ID part of `projects/NUMBER/keys/ID`. A text that is only an id is returned unchanged. */
const idOf = (key: string): string => key.replace(/^.*\//, '');

/** https://cloud.google.com/identity-platform/docs/reference/rest/v2/PasswordPolicy */
type PasswordPolicy = {
  readonly customStrengthOptions?: Readonly<Record<string, number | boolean>>;
  readonly enforcementState?: 'OFF' | 'ENFORCE';
  readonly forceUpgradeOnSignin?: boolean;
};

/**
 * Checks the password policy. The card does not display the rules of the policy (specification, section 8), so a
 * visitor learns about a rule only when a password is refused.
 */
export function checkPasswordPolicy(context: DoctorContext): Promise<readonly Finding[]> {
  const question = {
    id: 'password-policy',
    subject: 'The password policy',
    why: 'the card says so only after Google has refused one',
  };
  return read<PasswordPolicy>(context, question, 'v2/passwordPolicy', (policy) => {
    const isEnforced = policy.enforcementState === 'ENFORCE';
    const { minPasswordLength, maxPasswordLength: _, ...kinds } = policy.customStrengthOptions ?? {};
    // Without an enforced policy, Google asks for 6 characters.
    const shortest = isEnforced ? Number(minPasswordLength ?? 6) : 6;
    const asked = Object.values(kinds).filter((isAsked) => isAsked === true).length;
    const more = asked === 0 ? '' : ` and ${asked} kinds of characters`;
    return collectFindings(okFinding(question.id, `A password must have ${shortest} characters${more}`), [
      shortest < 8 && passwordShort(shortest),
      isEnforced && policy.forceUpgradeOnSignin === true && upgradeForced(),
    ]);
  });
}

const passwordShort = (characters: number): Finding =>
  wrongFinding('password-short', {
    what: `Passwords of ${characters} characters are accepted`,
    why: 'they are easy to guess; OWASP’s standard (ASVS 5.0, 6.2.1) and NIST’s ask for 8 at least',
    cure: `${place} > Password policy: Require enforcement, minimum length 8, no kinds of characters`,
  });

const upgradeForced = (): Finding =>
  wrongFinding('password-upgrade-forced', {
    what: 'The password policy is forced at sign-in',
    why: 'visitors with an older password are refused, and need a mail for a new one',
    cure: `${place} > Password policy: switch "Force upgrade on sign-in" off, unless you want it`,
  });
