/** The files that an owner edits for a live build. */
export const settingsFile = '.env.production';
export const ownerFile = 'owner.json';

/** What an owner gives: settings, and in the other file the brand and the facts. */
export const parts = ['settings', 'facts', 'brand'] as const;
export type Part = (typeof parts)[number];
export const fileOf = (part: Part): string => (part === 'settings' ? settingsFile : ownerFile);

/** A fault of a setting, fact or brand as data: a build prints it as one line, others in their own form. */
export type SettingProblem = {
  /** The kind of fault, independent of the setting; stays the same when the words change. */
  readonly id: string;
  readonly part: Part;
  /** Its name there. */
  readonly setting: string;
  /** The given value, possibly from the environment. Not for display. */
  readonly value?: string | undefined;
  /** An error stops a live build. */
  readonly level: 'error' | 'warning';
  /** The setting with its shortened value, and the fault. */
  readonly what: string;
  /** The consequence. */
  readonly why: string;
  /** The expected value. */
  readonly cure: string;
  /** The value that was probably meant. */
  readonly offer?: string;
  /** Where to find it, if that is known. */
  readonly place?: string;
};

/** A fault's words: the fault (after setting and value), the consequence, the expectation; without full stops. */
export type FaultWords = Pick<SettingProblem, 'what' | 'why' | 'cure' | 'offer'> & {
  /** The setting must go; no other value is right. */
  readonly isToGo?: boolean;
};

/** Returns `FILE: VITE_X=value is not ...`: the file, or `environment`, whose settings override the file's. */
export function faultWithFile({ part, setting, value = '', what }: SettingProblem): string {
  const given = process.env[setting]?.trim() ?? '';
  // Of a list, `value` is one item.
  const isGiven = value !== '' && [given, ...given.split(/\s+/)].includes(value.trim());
  return `${isGiven ? 'environment' : fileOf(part)}: ${what}`;
}

/** Returns `FILE: VITE_X=value is not ...: cure (where to find it).` in one sentence; the guide and the doctor say why. */
export const problemLine = (problem: SettingProblem): string => {
  const { place, cure } = problem;
  const rest = cure.charAt(0).toLowerCase() + cure.slice(1);
  return `${faultWithFile(problem)}: ${rest}${place === undefined ? '' : ` (${place})`}.`;
};

/** Longer values are cut: the start of a key identifies it. */
const longest: Readonly<Record<string, number>> = { VITE_FIREBASE_API_KEY: 12, VITE_FIREBASE_APP_ID: 24 };

/** Returns true for a service account's key, or an OAuth client secret or access token, in Google's forms. */
export const isSecret = (value: string): boolean => /-----BEGIN|private_key|GOCSPX-|^ya29\./.test(value);

/** Returns a setting with its value for one line; never a secret. */
export function displayedSetting(setting: string, value: string | undefined): string {
  if (value === undefined || isSecret(value)) return setting;
  const most = longest[setting] ?? 80;
  const line = value.replace(/\s+/g, ' ').replace(/(?<=\/\/)[^/@]+(?=@)/, '…');
  return `${setting}=${line.length > most ? `${line.slice(0, most)}…` : line}`;
}
