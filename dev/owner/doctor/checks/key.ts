import type { DoctorContext } from '../context.ts';
import { type Finding, okFinding, wrongFinding } from '../finding.ts';
import type { GoogleRefusal } from '../google-reply.ts';
import { runCheckWithSettings } from '../run-check-with-settings.ts';
import { fetchPublicProjectConfig, type PublicProjectConfig, unclearAnswerFinding } from '../send-google-request.ts';

const question = {
  id: 'key',
  subject: 'Whether Google knows the key',
  why: 'with a wrong one nobody can sign up or in',
};
const appSettingsPath = 'Firebase console > Project settings > General > Your apps > the web app';
const { why } = question;

/** Reasons for which Google refuses the public key permanently and on every page. */
const faults: Readonly<Partial<Record<GoogleRefusal, Finding>>> = {
  'key-not-valid': wrongFinding('key-not-valid', {
    what: 'Google does not know the key (VITE_FIREBASE_API_KEY)',
    why,
    cure: `Copy apiKey again: ${appSettingsPath}`,
  }),
  'key-expired': wrongFinding('key-expired', {
    what: 'The key (VITE_FIREBASE_API_KEY) has expired',
    why,
    cure: 'Make a new one: Google Cloud console > APIs & Services > Credentials',
  }),
  'service-blocked': wrongFinding('key-without-identity-toolkit', {
    what: 'The key may not be used for the Identity Toolkit API',
    why: 'nobody can sign up or in',
    cure: 'Google Cloud console > APIs & Services > Credentials > the key > API restrictions: add Identity Toolkit API',
  }),
  'api-disabled': wrongFinding('identity-toolkit-disabled', {
    what: 'The Identity Toolkit API is switched off in this project',
    why: 'nobody can sign up or in',
    cure: 'Google Cloud console > APIs & Services > Library > Identity Toolkit API > Enable',
  }),
  'not-set-up': wrongFinding('authentication-not-begun', {
    what: 'Authentication has not been set up in this project',
    why: 'nobody can sign up or in',
    cure: 'Firebase console > Security > Authentication > Get started',
  }),
};

/** Checks that Google knows the public key, and that the key belongs to the project of the app's id. */
export function checkApiKey(context: DoctorContext): Promise<readonly Finding[]> {
  const names = ['VITE_FIREBASE_API_KEY', 'VITE_FIREBASE_APP_ID', 'VITE_SITE_ORIGIN'] as const;
  return runCheckWithSettings(context, question, names, async (values) => {
    const answer = await fetchPublicProjectConfig(context, values.VITE_FIREBASE_API_KEY, values.VITE_SITE_ORIGIN);
    if ('silence' in answer) return [unclearAnswerFinding(question, answer)];
    const fault = answer.refusal === null ? undefined : faults[answer.refusal];
    if (fault) return [fault];
    // A blocked referrer shows that the key exists. key-limits.ts checks the limits of the key.
    if (answer.refusal === 'referrer-blocked') return [okFinding('key', 'Google knows the key')];
    const { projectId } = (answer.body ?? {}) as PublicProjectConfig;
    if (answer.status !== 200 || projectId === undefined) return [unclearAnswerFinding(question, answer)];
    return [projectFinding(projectId, values.VITE_FIREBASE_APP_ID)];
  });
}

/** Compares the key's project with the app's id, `1:NUMBER:web:...`, where NUMBER is the project's number. */
function projectFinding(projectId: string, appId: string): Finding {
  const number = appId.split(':')[1] ?? '';
  if (projectId === number) return okFinding('key', `Google knows the key, of project ${projectId}`);
  const what = `The key belongs to project ${projectId}, the app's id (VITE_FIREBASE_APP_ID) to ${number || 'none'}`;
  const cure = `Copy apiKey, authDomain, projectId and appId again, all from one app: ${appSettingsPath}`;
  return wrongFinding('key-of-another-project', { what, why: 'accounts and records would be in two projects', cure });
}
