import { escapeInvisible } from '../base/visible-text.ts';

/** The files that an owner edits for a live build. */
export const settingsFile = '.env.production';
export const ownerFile = 'owner.json';

/** The parts of an owner's input: settings in one file, facts and brand in the other. */
export const ownerInputParts = ['settings', 'facts', 'brand'] as const;
export type OwnerInputPart = (typeof ownerInputParts)[number];
export const fileOfPart = (part: OwnerInputPart): string => (part === 'settings' ? settingsFile : ownerFile);

/** A fault of a setting, fact or brand as data: a build prints it as one line, others in their own form. */
export type SettingProblem = {
  /** The kind of fault, independent of the setting. It stays the same when the words change. */
  readonly id: string;
  readonly part: OwnerInputPart;
  /** The name in its part. */
  readonly setting: string;
  /** The value, possibly from the environment. Must not be displayed. */
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
  /** The place where the owner finds the value, if known. */
  readonly place?: string;
};

/** A fault's words: the fault (after setting and value), the consequence, the expectation; without full stops. */
export type FaultWords = Pick<SettingProblem, 'what' | 'why' | 'cure' | 'offer'> & {
  /** True if the setting must be removed, because no value is right. */
  readonly isToGo?: boolean;
};

/** Returns `FILE: VITE_X=value is not ...`. Instead of the file, `environment` if the value comes from there. */
export function faultWithFile({ part, setting, value = '', what }: SettingProblem): string {
  const given = process.env[setting]?.trim() ?? '';
  // If the setting is a list, `value` is one item of it.
  const isGiven = value !== '' && [given, ...given.split(/\s+/)].includes(value.trim());
  return `${isGiven ? 'environment' : fileOfPart(part)}: ${what}`;
}

/** Returns `FILE: VITE_X=value is not ...: cure (place).` in one sentence, without the reason. */
export const problemLine = (problem: SettingProblem): string => {
  const { place, cure } = problem;
  const rest = cure.charAt(0).toLowerCase() + cure.slice(1);
  return escapeInvisible(`${faultWithFile(problem)}: ${rest}${place === undefined ? '' : ` (${place})`}.`);
};

/** The length after which values are shortened: the start of a key is enough to identify it. */
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
