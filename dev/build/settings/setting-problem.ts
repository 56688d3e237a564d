/** A fault of a setting, as data: a build prints it as one line, and other commands may say it in their own form. */
export type SettingProblem = {
  /** Which fault it is, whatever the setting; stays the same when the words change. */
  readonly id: string;
  /** The `VITE_*` setting, or `site/brand.ts`. */
  readonly setting: string;
  /** An error stops a live build. */
  readonly level: 'error' | 'warning';
  /** The setting with its value, shortened, and what is wrong with that. */
  readonly what: string;
  /** What would happen. */
  readonly why: string;
  /** What is expected, and where the value is to be found. */
  readonly cure: string;
};

/**
 * The words of a fault: what is wrong (behind the setting and its value), what would happen, what is expected; no full
 * stops.
 */
export type FaultWords = Pick<SettingProblem, 'what' | 'why' | 'cure'> & {
  /** No other value is to be found. */
  readonly isToGo?: boolean;
};

/** `VITE_X=value is not ...: why. Cure.` in one line. */
export const problemLine = ({ what, why, cure }: SettingProblem): string => `${what}: ${why}. ${cure}.`;

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
  const line = value.replace(/\s+/g, ' ');
  return `${setting}=${line.length > most ? `${line.slice(0, most)}…` : line}`;
}
