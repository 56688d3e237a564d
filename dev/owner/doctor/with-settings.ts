import { isDemoBuild } from '../../build/build-settings.ts';
import type { SettingName } from '../../build/settings-schema.ts';
import { type Context, settingsOf } from './context.ts';
import { type Finding, notChecked } from './finding.ts';

/**
 * Looks at something with settings, where all of them are given and nothing is wrong with them; else says that
 * they come first.
 */
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
