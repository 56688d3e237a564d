import type { SettingName } from '../../../settings/build-settings.ts';
import { isDemoBuild } from '../../settings/read-build-settings.ts';
import { type DoctorContext, readDoctorSettings } from './context.ts';
import { type DoctorQuestion, type Finding, unansweredQuestionFinding } from './finding.ts';

/**
 * Runs a check with the named settings if all are present and valid. Otherwise reports that the settings have to be
 * corrected first.
 */
export async function runCheckWithSettings<Name extends SettingName>(
  context: DoctorContext,
  question: DoctorQuestion,
  names: readonly Name[],
  find: (values: Readonly<Record<Name, string>>) => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  const { given, problems } = readDoctorSettings(context);
  const bad = new Set<string>(problems.filter(({ level }) => level === 'error').map(({ setting }) => setting));
  const missing = names.filter((name) => given[name] === undefined || bad.has(name));
  if (missing.length === 0) return find(given as Readonly<Record<Name, string>>);
  const because = isDemoBuild(context.env)
    ? 'no setting names a project'
    : `${missing.join(', ')} ${missing.length === 1 ? 'comes' : 'come'} first`;
  return [unansweredQuestionFinding(question, because, 'Write or correct the settings, then run this again')];
}

/** Runs a check that needs the owner's credentials. Reports "not checked" if there are none. */
export function runCheckWithCredentials(
  context: DoctorContext,
  question: DoctorQuestion,
  find: (token: string, project: string) => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  const set = 'Set GOOGLE_APPLICATION_CREDENTIALS to the key file of';
  return runCheckWithSettings(context, question, ['VITE_FIREBASE_PROJECT_ID'], async (values) => {
    if (!context.hasCredentials)
      return [
        unansweredQuestionFinding(
          question,
          'that needs credentials',
          `${set} a service account that may read the project`,
        ),
      ];
    const token = await context.accessToken().catch((error: Error) => error);
    if (typeof token === 'string') return find(token, values.VITE_FIREBASE_PROJECT_ID);
    const [because = ''] = token.message.split('. ');
    return [unansweredQuestionFinding(question, because, `${set} another service account`)];
  });
}
