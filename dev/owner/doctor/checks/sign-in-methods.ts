import { randomBytes } from 'node:crypto';
import { type PopupProvider, popupProviders } from '../../../../account/popup-providers.ts';
import type { DoctorContext } from '../context.ts';
import type { FaultId } from '../faults.ts';
import { type DoctorQuestion, type Finding, okFinding, unansweredQuestionFinding, wrongFinding } from '../finding.ts';
import { runCheckWithSettings } from '../run-check-with-settings.ts';
import { type GoogleAnswer, sendGoogleRequest, unclearAnswerFinding } from '../send-google-request.ts';

const place = 'Firebase console > Security > Authentication > Sign-in method';
const names = ['VITE_FIREBASE_API_KEY', 'VITE_FIREBASE_AUTH_DOMAIN', 'VITE_SITE_ORIGIN'] as const;
const disabled = ['OPERATION_NOT_ALLOWED', 'PASSWORD_LOGIN_DISABLED'];

const call = (
  context: DoctorContext,
  values: Readonly<Record<(typeof names)[number], string>>,
  method: string,
  json: object,
) =>
  sendGoogleRequest(context, `${context.services.identity}/v1/accounts:${method}?key=${values.VITE_FIREBASE_API_KEY}`, {
    referrer: values.VITE_SITE_ORIGIN,
    json,
  });

const isOff = (answer: GoogleAnswer): boolean => !('silence' in answer) && disabled.includes(answer.code);

/** Returns the finding for a sign-in method that the card offers and the project refuses. */
const methodOff = (id: FaultId, name: string): Finding =>
  wrongFinding(id, {
    what: `${name} is switched off`,
    why: 'the card offers it, and Google refuses each try (auth/operation-not-allowed)',
    cure: `${place} > ${name}: Enable`,
  });

/**
 * Checks that sign-in by password is on, and that strangers cannot find out who has an account. The check tries to sign
 * in with an unknown address and a random password, so nobody is signed in. If sign-in by password is off, Google's
 * emulator answers PASSWORD_LOGIN_DISABLED. Otherwise it answers INVALID_LOGIN_CREDENTIALS if e-mail enumeration
 * protection is on, and EMAIL_NOT_FOUND if this protection is off
 * (https://cloud.google.com/identity-platform/docs/admin/email-enumeration-protection). A recording of the real service
 * has INVALID_LOGIN_CREDENTIALS: https://github.com/t-k/fireemu#conformance/AUTH-PRODUCTION-MATRIX.md
 */
export function checkPasswordSignIn(context: DoctorContext): Promise<readonly Finding[]> {
  const question: DoctorQuestion = {
    id: 'password-method',
    subject: 'Whether e-mail with a password is on, and whether strangers learn who has an account',
    why: 'it is the card’s first sign-in method, and without protection anybody can test which addresses have an account',
  };
  return runCheckWithSettings(context, question, names, async (values) => {
    const email = `nobody-${randomBytes(8).toString('hex')}@example.com`;
    const attempt = { email, password: randomBytes(12).toString('hex'), returnSecureToken: false };
    const answer = await call(context, values, 'signInWithPassword', attempt);
    if (isOff(answer)) return [methodOff('password-off', 'Email/Password')];
    const on = okFinding('password-method', 'E-mail with a password is on');
    const code = 'silence' in answer ? '' : answer.code;
    if (code === 'INVALID_LOGIN_CREDENTIALS')
      return [on, okFinding('enumeration-protection', 'E-mail enumeration protection is on')];
    if (code !== 'EMAIL_NOT_FOUND') return [unclearAnswerFinding(question, answer)];
    const off = wrongFinding('enumeration-protection-off', {
      what: 'E-mail enumeration protection is off',
      why: 'anybody with the public key can test which addresses have an account',
      cure: 'Firebase console > Security > Authentication > Settings > User actions: Email enumeration protection',
    });
    return [on, off];
  });
}

/**
 * Checks that each provider that signs in with a popup is on. Sends the request by which Firebase gets the address for
 * the popup. The request signs nobody in and stores nothing
 * (https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts/createAuthUri). If the provider is off,
 * the answer is "OPERATION_NOT_ALLOWED : The identity provider configuration is not found." or "... is disabled."
 * (https://github.com/firebase/codelab-friendlychat-web/issues/409).
 */
export async function checkPopupSignIn(context: DoctorContext): Promise<readonly Finding[]> {
  const providers = Object.keys(popupProviders) as PopupProvider[];
  return (await Promise.all(providers.map((provider) => popupMethod(context, provider)))).flat();
}

function popupMethod(context: DoctorContext, provider: PopupProvider): Promise<readonly Finding[]> {
  const { id, name } = popupProviders[provider];
  const question = {
    id: `${provider}-method`,
    subject: `Whether ${name} is on`,
    why: 'the card offers it on every page',
  };
  return runCheckWithSettings(context, question, names, async (values) => {
    const continueUri = `https://${values.VITE_FIREBASE_AUTH_DOMAIN}/__/auth/handler`;
    const answer = await call(context, values, 'createAuthUri', { providerId: id, continueUri });
    if (isOff(answer)) return [methodOff(`${provider}-off`, name)];
    const { authUri } = (('silence' in answer ? null : answer.body) ?? {}) as { readonly authUri?: string };
    if (authUri === undefined) return [unclearAnswerFinding(question, answer)];
    return [okFinding(`${provider}-method`, `${name} is on`)];
  });
}

/**
 * Checks that sign-in by phone is on. The check sends a code for an SMS that was never sent, so it sends no SMS and
 * signs nobody in. If Phone is off, the answer is OPERATION_NOT_ALLOWED. It is UNCONFIRMED that Google does not answer
 * INVALID_SESSION_INFO instead, because its emulator cannot switch Phone off. So this check never reports that Phone is
 * on. If the owner's credentials are there, project-config.ts can report that.
 */
export function checkPhoneSignIn(context: DoctorContext): Promise<readonly Finding[]> {
  const question = { id: 'phone-method', subject: 'Whether Phone is on', why: 'the card offers it' };
  return runCheckWithSettings(context, question, names, async (values) => {
    const answer = await call(context, values, 'signInWithPhoneNumber', { sessionInfo: 'no-session', code: '000000' });
    if (isOff(answer)) return [methodOff('phone-off', 'Phone')];
    if ('silence' in answer || answer.refusal !== null) return [unclearAnswerFinding(question, answer)];
    if (context.hasCredentials) return [];
    const cure = `Look at ${place} > Phone, or set GOOGLE_APPLICATION_CREDENTIALS to have it checked`;
    return [
      unansweredQuestionFinding(question, 'a stranger’s request was not refused for it, which does not prove it', cure),
    ];
  });
}
