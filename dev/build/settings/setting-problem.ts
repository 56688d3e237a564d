/** Where an owner writes what a live build is made of. */
export const settingsFile = '.env.production';
export const factsFile = 'site/content/facts/owner-facts.ts';
export const brandFile = 'site/brand.ts';
export const editedFiles = [settingsFile, factsFile, brandFile] as const;

/** A fault of a setting, fact or brand as data: a build prints it as one line, others in their own form. */
export type SettingProblem = {
  /** Which fault it is, whatever the setting; stays the same when the words change. */
  readonly id: string;
  readonly file: (typeof editedFiles)[number];
  /** Its name there. */
  readonly setting: string;
  /** As it was given, where the environment may have given it. Not for showing. */
  readonly value?: string | undefined;
  /** An error stops a live build. */
  readonly level: 'error' | 'warning';
  /** The setting with its value, shortened, and what is wrong with that. */
  readonly what: string;
  /** What would happen. */
  readonly why: string;
  /** What is expected, and where the value is to be found. */
  readonly cure: string;
};

/** A fault's words: what is wrong (behind setting and value), what would happen, what is expected; no full stops. */
export type FaultWords = Pick<SettingProblem, 'what' | 'why' | 'cure'> & {
  /** No other value is to be found. */
  readonly isToGo?: boolean;
};

/** `FILE: VITE_X=value is not ...`: the file, or `environment`, whose settings win over those of the file. */
export function placedFault({ file, setting, value = '', what }: SettingProblem): string {
  const given = process.env[setting]?.trim() ?? '';
  // Of a list the value is one.
  const isGiven = value !== '' && [given, ...given.split(/\s+/)].includes(value.trim());
  return `${isGiven ? 'environment' : file}: ${what}`;
}

/** `FILE: VITE_X=value is not ...: why. Cure.` in one line. */
export const problemLine = (problem: SettingProblem): string =>
  `${placedFault(problem)}: ${problem.why}. ${problem.cure}.`;

/** Longer values are cut: the beginning of a key tells which it is. */
const longest: Readonly<Record<string, number>> = { VITE_FIREBASE_API_KEY: 12, VITE_FIREBASE_APP_ID: 24 };

/**
 * Whether a value is a key of a service account, or a client secret or access token of OAuth, as Google writes them.
 */
export const isSecret = (value: string): boolean => /-----BEGIN|private_key|GOCSPX-|^ya29\./.test(value);

/** A setting with its value as a line can show it; no secret stands in a log. */
export function shown(setting: string, value: string | undefined): string {
  if (value === undefined || isSecret(value)) return setting;
  const most = longest[setting] ?? 80;
  const line = value.replace(/\s+/g, ' ').replace(/(?<=\/\/)[^/@]+(?=@)/, '…');
  return `${setting}=${line.length > most ? `${line.slice(0, most)}…` : line}`;
}
