import { askProject, openQuestion, type PublicProject } from '../ask-google.ts';
import type { Context } from '../context.ts';
import { type Finding, ok, wrong } from '../finding.ts';
import type { Refusal } from '../google-reply.ts';
import { withSettings } from '../with-settings.ts';

const question = {
  id: 'key',
  subject: 'Whether Google knows the key',
  why: 'with a wrong one nobody can sign up or in',
};
const ofTheApp = 'Firebase console > Project settings > General > Your apps > the web app';
const { why } = question;

/** Reasons for which the key is refused permanently, on every page. */
const faults: Readonly<Partial<Record<Refusal, Finding>>> = {
  'key-not-valid': wrong('key-not-valid', {
    what: 'Google does not know the key (VITE_FIREBASE_API_KEY)',
    why,
    cure: `Copy apiKey anew: ${ofTheApp}`,
  }),
  'key-expired': wrong('key-expired', {
    what: 'The key (VITE_FIREBASE_API_KEY) has expired',
    why,
    cure: 'Make a new one: Google Cloud console > APIs & Services > Credentials',
  }),
  'service-blocked': wrong('key-without-identity-toolkit', {
    what: 'The key may not be used for the Identity Toolkit API',
    why: 'nobody can sign up or in',
    cure: 'Google Cloud console > APIs & Services > Credentials > the key > API restrictions: add Identity Toolkit API',
  }),
  'api-disabled': wrong('identity-toolkit-disabled', {
    what: 'The Identity Toolkit API is switched off in this project',
    why: 'nobody can sign up or in',
    cure: 'Google Cloud console > APIs & Services > Library > Identity Toolkit API > Enable',
  }),
  'not-set-up': wrong('authentication-not-begun', {
    what: 'Authentication has not been begun in this project',
    why: 'nobody can sign up or in',
    cure: 'Firebase console > Security > Authentication > Get started',
  }),
};

/** Checks that Google knows the key, and that it belongs to the project that the app's id names. */
export function key(context: Context): Promise<readonly Finding[]> {
  const names = ['VITE_FIREBASE_API_KEY', 'VITE_FIREBASE_APP_ID', 'VITE_SITE_ORIGIN'] as const;
  return withSettings(context, question, names, async (values) => {
    const answer = await askProject(context, values.VITE_FIREBASE_API_KEY, values.VITE_SITE_ORIGIN);
    if ('silence' in answer) return [openQuestion(question, answer)];
    const fault = answer.refusal === null ? undefined : faults[answer.refusal];
    if (fault) return [fault];
    // What it may be used for is looked at elsewhere; a key that nobody knows has no limits.
    if (answer.refusal === 'referrer-blocked') return [ok('key', 'Google knows the key')];
    const { projectId } = (answer.body ?? {}) as PublicProject;
    if (answer.status !== 200 || projectId === undefined) return [openQuestion(question, answer)];
    return [ofProject(projectId, values.VITE_FIREBASE_APP_ID)];
  });
}

/** The app's id is `1:NUMBER:web:...`, with the number of its project. */
function ofProject(projectId: string, appId: string): Finding {
  const number = appId.split(':')[1] ?? '';
  if (projectId === number) return ok('key', `Google knows the key, of project ${projectId}`);
  const what = `The key belongs to project ${projectId}, the app's id (VITE_FIREBASE_APP_ID) to ${number || 'none'}`;
  const cure = `Copy apiKey, authDomain, projectId and appId anew, all of one app: ${ofTheApp}`;
  return wrong('key-of-another-project', { what, why: 'accounts and records would lie in two projects', cure });
}
