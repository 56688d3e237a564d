import { type SettingName, settingNames } from '../../settings/build-settings.ts';
import { formatFaultWords } from './format-fault-words.ts';
import { type FaultWords, formatSetting, type SettingProblem } from './setting-problem.ts';
import { comparisonRules, rulesCheckedBeforeFormat, valueRules } from './setting-rules.ts';
import { settingWarnings } from './setting-warnings.ts';
import { findFormatIssues, type RawSettings } from './settings-schema.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** The input that the checks need in addition to the settings. */
export type SettingsContext = {
  /** The brand's domain in `owner.json`. */
  readonly brandDomain: string;
  /**
   * True if the build will be published. If false, only this machine uses the build, and only the form of each value is
   * checked.
   */
  readonly goesLive: boolean;
};

/** Returns the settings of an environment without spaces around the values. Empty settings count as unset. */
export function readRawSettings(env: Env): RawSettings {
  const given: Partial<Record<SettingName, string>> = {};
  for (const name of settingNames) {
    const value = env[name]?.trim();
    if (value) given[name] = value;
  }
  return given;
}

/**
 * Returns all faults of an environment's settings, in the order of `.env.example`, and then the brand's faults. Never
 * throws.
 */
export function checkSettings(env: Env, { brandDomain, goesLive }: SettingsContext): readonly SettingProblem[] {
  const given = readRawSettings(env);
  const own = valueProblems(given, goesLive);
  if (!goesLive) return own;
  const related = relationProblems(without(given, own), brandDomain);
  const errors = [...own, ...related];
  const sound = without(given, errors);
  const warnings = settingWarnings.flatMap(({ id, setting, find }) => {
    const words = find(sound, given);
    return words ? [problem(id, 'warning', setting, given[setting], words)] : [];
  });
  const place = (setting: string): number => [...settingNames, 'domain'].indexOf(setting);
  return [...[...errors, ...warnings].sort((a, b) => place(a.setting) - place(b.setting)), ...unreadSettings(env)];
}

const without = (given: RawSettings, wrong: readonly SettingProblem[]): RawSettings =>
  Object.fromEntries(Object.entries(given).filter(([name]) => wrong.every(({ setting }) => setting !== name)));

/** Returns only the first fault of each value, because its correction may resolve the value's other faults. */
function valueProblems(given: RawSettings, goesLive: boolean): SettingProblem[] {
  const malformed = findFormatIssues(given);
  return settingNames.flatMap((setting) => {
    const issues = malformed.filter(({ name }) => name === setting);
    const { [setting]: written } = given;
    if (written === undefined)
      return issues.map(({ fault }) => problem(fault, 'error', setting, written, formatFaultWords[fault]('', setting)));
    return partsOf(written, setting, issues).flatMap(({ value, faults }) => {
      const formal = faults.map((fault): Fault => [fault, formatFaultWords[fault](value, setting)]);
      const ruled = (rules: typeof valueRules): readonly Fault[] =>
        goesLive ? rules.map(({ id, find }) => [id, find(value, setting, given)]) : [];
      const first = firstFault(ruled(rulesCheckedBeforeFormat)) ?? firstFault(formal) ?? firstFault(ruled(valueRules));
      return first ? [problem(first.id, 'error', setting, value, first.words)] : [];
    });
  });
}

/** The id of a check, and the words of the fault that it found. The words are null if it found no fault. */
type Fault = readonly [id: string, words: FaultWords | null];

function firstFault(faults: readonly Fault[]): { readonly id: string; readonly words: FaultWords } | null {
  for (const [id, words] of faults) {
    if (words) return { id, words };
  }
  return null;
}

/**
 * Splits a value into its parts, and returns each part with its format faults. A list of origins has one part for each
 * origin. Any other value is one part.
 */
function partsOf(
  written: string,
  setting: SettingName,
  issues: ReturnType<typeof findFormatIssues>,
): readonly { readonly value: string; readonly faults: readonly (keyof typeof formatFaultWords)[] }[] {
  const isList = setting === 'VITE_PARTNER_ORIGINS' && issues.every(({ value }) => value !== written);
  if (!isList) return [{ value: written, faults: issues.map(({ fault }) => fault) }];
  return [...new Set(written.split(/\s+/))].map((value) => ({
    value,
    faults: issues.filter((issue) => issue.value === value).map(({ fault }) => fault),
  }));
}

function relationProblems(given: RawSettings, brandDomain: string): readonly SettingProblem[] {
  let sound = given;
  return comparisonRules.flatMap(({ id, setting, find }): SettingProblem[] => {
    const words = find(sound, brandDomain);
    if (!words) return [];
    if (setting === 'domain') return [{ ...words, id, part: 'brand', setting, level: 'error' }];
    const found = problem(id, 'error', setting, given[setting], words);
    sound = without(sound, [found]);
    return [found];
  });
}

const unknown = 'unknown-setting';
const withdrawn = 'withdrawn-setting';

/** Settings of earlier versions that a build must report, because partners' pages still depend on them. */
const withdrawnSettings: Readonly<Record<string, FaultWords>> = {
  VITE_SIGNING_KEYS: {
    what: 'is from an earlier version: the moving tag is not signed any more',
    why: 'pages whose moving tag names this key would lose their card',
    cure: 'Ask partners to remove integrity from the moving tag, then remove this line (docs/releases.md#a-site-that-signed-its-card)',
  },
};

/** The ids of faults in which two settings contradict each other, so that either setting may be wrong. */
export const comparisonFaultIds: readonly string[] = comparisonRules.map(({ id }) => id);

export const faultIds: readonly string[] = [
  ...Object.keys(formatFaultWords),
  ...[...rulesCheckedBeforeFormat, ...valueRules, ...comparisonRules, ...settingWarnings].map(({ id }) => id),
  withdrawn,
  unknown,
];

/**
 * Returns a problem for each unknown name that begins like a setting. Without this check, a typing error in an optional
 * setting would not be noticed.
 */
const unreadSettings = (env: Env): SettingProblem[] =>
  Object.keys(env)
    .filter((name) => name.startsWith('VITE_') && env[name]?.trim() && !settingNames.includes(name as SettingName))
    .map((name) => unreadSetting(name, env[name]));

function unreadSetting(name: string, value: string | undefined): SettingProblem {
  const place = { part: 'settings', setting: name, value } as const;
  const words = withdrawnSettings[name];
  if (words) return { ...words, ...place, id: withdrawn, level: 'error', what: `${name} ${words.what}` };
  return {
    ...place,
    id: unknown,
    level: 'warning',
    what: `${formatSetting(name, value)} is not a setting`,
    why: 'nothing reads it',
    cure: 'Compare its name with those in .env.example',
  };
}

function problem(
  id: string,
  level: SettingProblem['level'],
  setting: SettingName,
  value: string | undefined,
  { what, why, cure, offer, isToGo = false }: FaultWords,
): SettingProblem {
  return {
    id,
    part: 'settings',
    setting,
    value,
    level,
    what: `${formatSetting(setting, value)} ${what}`,
    why,
    cure,
    ...(offer !== undefined && { offer }),
    ...(!isToGo && { place: settingSources[setting] }),
  };
}

const config = 'Firebase console > Project settings > General > Your apps > the web app';

/** The place where an owner finds the value of each setting. */
export const settingSources: Readonly<Record<SettingName, string>> = {
  VITE_APP_URL: 'in the address bar, signed in to the application',
  VITE_APP_LOGIN_URL: 'in the address bar, on the login page of the application',
  VITE_SITE_ORIGIN: 'Firebase console > Hosting & Serverless > Hosting > the custom domain, with https:// before it',
  VITE_COOKIE_DOMAIN: 'VITE_SITE_ORIGIN and VITE_APP_URL, the end that their hosts share',
  VITE_FIREBASE_API_KEY: `${config}, apiKey`,
  VITE_FIREBASE_AUTH_DOMAIN: `${config}, authDomain`,
  VITE_FIREBASE_PROJECT_ID: `${config}, projectId`,
  VITE_FIREBASE_APP_ID: `${config}, appId`,
  VITE_BLOG_URL: 'in the address bar, on the blog',
  VITE_ANDROID_APP_URL: 'in the address bar, on the page of the app in Google Play',
  VITE_IOS_APP_URL: 'in the address bar, on the page of the app in the App Store',
  VITE_INSTALLER_PATH: 'where the file lies below site/public',
  VITE_TERMS_URL: 'in the address bar, on the terms',
  VITE_PRIVACY_URL: 'in the address bar, on the privacy notice',
  VITE_APP_SIGN_OUT_URL: 'the people who build the application have its path (docs/for-the-application.md, section 5)',
  VITE_PARTNER_ORIGINS: 'on the page of the partner, what location.origin says in the console',
  VITE_WITHDRAWAL_KEY: 'npm run withdraw -- --new-key FILE prints it',
  VITE_APP_CHECK_KEY: 'Google Cloud console > reCAPTCHA > the website key, its id',
  VITE_WATCH_URL: 'where your own service or log takes a POST',
  VITE_WATCH_PERCENT: 'your own choice; 100 where it is not set',
  VITE_AUTH_EMULATOR: 'what npm start prints',
  VITE_FIRESTORE_EMULATOR: 'what npm start prints',
};
