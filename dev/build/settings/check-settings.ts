import { formatIssues, type GivenSettings, type SettingName, settingNames } from '../settings-schema.ts';
import { formWarnings } from './form-warnings.ts';
import { formatFaults } from './format-faults.ts';
import { brandFile, relationRules } from './relation-rules.ts';
import { type FaultWords, type SettingProblem, settingPlaces, shown } from './setting-problem.ts';
import { valueRules } from './value-rules.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** What the settings are checked against. */
export type SettingsContext = {
  /** The domain in `site/brand.ts`. */
  readonly brandDomain: string;
  /** False: served or measured on this machine alone, so only the form of each value counts. */
  readonly goesLive: boolean;
};

/**
 * The settings in an environment (any object of that form), without white space around them; those that are empty are
 * not set.
 */
export function givenSettings(env: Env): GivenSettings {
  const given: Partial<Record<SettingName, string>> = {};
  for (const name of settingNames) {
    const value = env[name]?.trim();
    if (value) given[name] = value;
  }
  return given;
}

/**
 * Everything that is wrong with the settings in an environment, in the order of `.env.example`; of the brand last.
 * Never throws.
 */
export function checkSettings(env: Env, { brandDomain, goesLive }: SettingsContext): readonly SettingProblem[] {
  const given = givenSettings(env);
  const malformed = formatIssues(given).map(({ name, value, fault }) =>
    problem(fault, 'error', name, value, formatFaults[fault](value ?? '')),
  );
  if (!goesLive) return malformed;
  const errors = [...malformed, ...valueProblems(given), ...relationProblems(given, brandDomain)];
  const wrong = new Set(errors.map(({ setting }) => setting));
  const sound = Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name))) as GivenSettings;
  const warnings = formWarnings.flatMap(({ id, setting, find }) => {
    const words = find(sound);
    return words ? [problem(id, 'warning', setting, given[setting], words)] : [];
  });
  const place = (setting: string): number => [...settingNames, brandFile].indexOf(setting as SettingName);
  return [...[...errors, ...warnings].sort((a, b) => place(a.setting) - place(b.setting)), ...unknownSettings(env)];
}

function valueProblems(given: GivenSettings): SettingProblem[] {
  return (Object.entries(given) as [SettingName, string][]).flatMap(([setting, written]) => {
    // Of a list, each.
    const values = setting === 'VITE_PARTNER_ORIGINS' ? written.split(/[\s,;]+/) : [written];
    return values.flatMap((value) => {
      for (const { id, find } of valueRules) {
        const words = find(value, setting);
        if (words) return [problem(id, 'error', setting, value, words)];
      }
      return [];
    });
  });
}

const relationProblems = (given: GivenSettings, brandDomain: string): SettingProblem[] =>
  relationRules.flatMap(({ id, setting, find }) => {
    const words = find(given, brandDomain);
    return words ? [problem(id, 'error', setting, setting === brandFile ? undefined : given[setting], words)] : [];
  });

const unknown = 'unknown-setting';

/** The `id` of every kind of fault there is. */
export const faultKinds: readonly string[] = [
  ...Object.keys(formatFaults),
  ...[...valueRules, ...relationRules, ...formWarnings].map(({ id }) => id),
  unknown,
];

/** Names like a setting's that nothing reads: a letter missing in an optional one would never be seen. */
const unknownSettings = (env: Env): SettingProblem[] =>
  Object.keys(env)
    .filter((name) => name.startsWith('VITE_') && env[name]?.trim() && !settingNames.includes(name as SettingName))
    .map((name) => ({
      id: unknown,
      setting: name,
      level: 'warning',
      what: `${name} is no setting`,
      why: 'nothing reads it',
      cure: 'Compare its name with those in .env.example',
    }));

function problem(
  id: string,
  level: SettingProblem['level'],
  setting: SettingName | typeof brandFile,
  value: string | undefined,
  { what, why, cure, isToGo = false }: FaultWords,
): SettingProblem {
  const place = setting === brandFile || isToGo ? '' : `. Find it: ${settingPlaces[setting]}`;
  return {
    id,
    setting,
    level,
    what: `${shown(setting, value)} ${what}`,
    why,
    cure: `${cure}${place}`,
  };
}
