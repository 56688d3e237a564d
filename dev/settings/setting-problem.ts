import { escapeInvisibleCharacters } from '../base/escape-for-terminal.ts';

/** The files that an owner edits for a live build. */
export const settingsFile = '.env.production';
export const ownerFile = 'owner.json';

/** The parts of an owner's input. Settings are in one file, and facts and brand in the other. */
export const ownerInputParts = ['settings', 'facts', 'brand'] as const;
export type OwnerInputPart = (typeof ownerInputParts)[number];
export const ownerInputFile = (part: OwnerInputPart): string => (part === 'settings' ? settingsFile : ownerFile);

/** A fault of a setting, a fact or the brand. A build prints it as one line. Other commands format it differently. */
export type SettingProblem = {
  /** The kind of fault. The kind is independent of the setting, and stays the same when the wording changes. */
  readonly id: string;
  readonly part: OwnerInputPart;
  /** The name of the setting, of the fact, or of the part of the brand. */
  readonly setting: string;
  /** The faulty value, from a file or the environment. It must not be displayed, because it may be a secret. */
  readonly value?: string | undefined;
  /** The level of the problem. An error stops a live build. */
  readonly level: 'error' | 'warning';
  /** The text of the fault, after the setting and its shortened value. */
  readonly what: string;
  /** The consequence of the fault. */
  readonly why: string;
  /** The remedy: the value that is expected. */
  readonly cure: string;
  /** The value that the owner probably meant. */
  readonly offer?: string;
  /** The place where the owner finds the value, if known. */
  readonly place?: string;
};

/**
 * The words of a fault, without full stops: what is wrong (printed after the setting and its value), the consequence,
 * and the remedy.
 */
export type FaultWords = Pick<SettingProblem, 'what' | 'why' | 'cure' | 'offer'> & {
  /** True if the owner must remove the setting, because every value of it is wrong. */
  readonly isToGo?: boolean;
};

/**
 * Returns `FILE: VITE_X=value is not ...`. If the value comes from the environment, `environment` replaces the file.
 */
export function formatFaultLine({ part, setting, value = '', what }: SettingProblem): string {
  const given = process.env[setting]?.trim() ?? '';
  // For a setting that is a list, `value` is one of its items.
  const isGiven = value !== '' && [given, ...given.split(/\s+/)].includes(value.trim());
  return `${isGiven ? 'environment' : ownerInputFile(part)}: ${what}`;
}

/** Returns the problem as one sentence, without the consequence: `FILE: VITE_X=value is not ...: cure (place).` */
export const formatProblem = (problem: SettingProblem): string => {
  const { place, cure } = problem;
  const rest = cure.charAt(0).toLowerCase() + cure.slice(1);
  return escapeInvisibleCharacters(`${formatFaultLine(problem)}: ${rest}${place === undefined ? '' : ` (${place})`}.`);
};

/** The maximum length of a displayed value. The start of a key is enough to identify the key. */
const longest: Readonly<Record<string, number>> = { VITE_FIREBASE_API_KEY: 12, VITE_FIREBASE_APP_ID: 24 };

/** Returns true for a secret in Google's forms: a service account's key, an OAuth client secret or an access token. */
export const isSecret = (value: string): boolean => /-----BEGIN|private_key|GOCSPX-|^ya29\./.test(value);

/** Returns a setting with its value in one line, without the value if it is a secret. */
export function formatSetting(setting: string, value: string | undefined): string {
  if (value === undefined || isSecret(value)) return setting;
  const most = longest[setting] ?? 80;
  const line = value.replace(/\s+/g, ' ').replace(/(?<=\/\/)[^/@]+(?=@)/, '…');
  return `${setting}=${line.length > most ? `${line.slice(0, most)}…` : line}`;
}
