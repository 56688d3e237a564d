import { isDemoBuild } from '../../build/build-settings.ts';
import type { SettingName } from '../../build/settings-schema.ts';
import type { Question } from './ask-google.ts';
import { type Context, settingsOf } from './context.ts';
import { type Finding, notChecked } from './finding.ts';

/** Looks with settings, if all are given and right; else says that they come first. */
export async function withSettings<Name extends SettingName>(
  context: Context,
  { id, subject, why }: { readonly id: string; readonly subject: string; readonly why: string },
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
  const what = `${subject}: ${because}`;
  return [notChecked(id, { what, why, cure: 'Write or mend the settings, then run this again' })];
}

/** Looks at what only the owner's credentials show; without them says what it takes. */
export function withCredentials(
  context: Context,
  question: Question,
  find: (token: string, project: string) => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  const { id, subject, why } = question;
  return withSettings(
    context,
    question,
    ['VITE_FIREBASE_PROJECT_ID'],
    async ({ VITE_FIREBASE_PROJECT_ID: project }) => {
      const open = (because: string, cure: string): readonly Finding[] => [
        notChecked(id, { what: `${subject}: ${because}`, why, cure }),
      ];
      if (!context.hasCredentials) {
        const cure =
          'Set GOOGLE_APPLICATION_CREDENTIALS to the key file of a service account that may look at the project';
        return open('that takes credentials', cure);
      }
      let token: string;
      try {
        token = await context.accessToken();
      } catch (error) {
        const [because = ''] = (error as Error).message.split('. ');
        return open(because, 'Set GOOGLE_APPLICATION_CREDENTIALS to the key file of another service account');
      }
      return find(token, project);
    },
  );
}
