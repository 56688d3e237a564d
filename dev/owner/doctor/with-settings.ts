import type { SettingName } from '../../../settings/build-settings.ts';
import { isDemoBuild } from '../../settings/read-build-settings.ts';
import { type Context, settingsOf } from './context.ts';
import { type Finding, open, type Question } from './finding.ts';

/** Looks with settings, if all are given and right; else says that they come first. */
export async function withSettings<Name extends SettingName>(
  context: Context,
  question: Question,
  names: readonly Name[],
  find: (values: Readonly<Record<Name, string>>) => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  const { given, problems } = settingsOf(context);
  const bad = new Set<string>(problems.filter(({ level }) => level === 'error').map(({ setting }) => setting));
  const missing = names.filter((name) => given[name] === undefined || bad.has(name));
  if (missing.length === 0) return find(given as Readonly<Record<Name, string>>);
  const because = isDemoBuild(context.env)
    ? 'no setting names a project'
    : `${missing.join(', ')} ${missing.length === 1 ? 'comes' : 'come'} first`;
  return [open(question, because, 'Write or mend the settings, then run this again')];
}

/** Looks at what only the owner's credentials show; without them says what it takes. */
export function withCredentials(
  context: Context,
  question: Question,
  find: (token: string, project: string) => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  const set = 'Set GOOGLE_APPLICATION_CREDENTIALS to the key file of';
  return withSettings(context, question, ['VITE_FIREBASE_PROJECT_ID'], async (values) => {
    if (!context.hasCredentials)
      return [open(question, 'that takes credentials', `${set} a service account that may look at the project`)];
    const token = await context.accessToken().catch((error: Error) => error);
    if (typeof token === 'string') return find(token, values.VITE_FIREBASE_PROJECT_ID);
    const [because = ''] = token.message.split('. ');
    return [open(question, because, `${set} another service account`)];
  });
}
