import * as v from 'valibot';
import { requiredSettings, type SettingName, type Settings } from '../../settings/build-settings.ts';
import { type AttributeName, readCardConfig } from '../../widget/core/card-config.ts';
import { parseWebAddress } from '../../widget/core/config-values.ts';
import { isHostName, isNonAsciiHost } from './domains.ts';
import type { FormatFaultId } from './format-fault-words.ts';
import { findHiddenCharacter } from './hidden-character.ts';

/**
 * Returns a validation step for a schema. Its message is a fault id, for which `settings/format-fault-words.ts` has the
 * words.
 */
const holds = (fault: FormatFaultId, check: (value: string) => boolean) => v.check(check, fault);

const words = v.pipe(v.string(), v.trim(), v.nonEmpty('missing' satisfies FormatFaultId));
/** The maximum length of a value. A list of partners is the longest. */
const longest = 2000;

const text = v.pipe(
  words,
  holds('too-long', (value) => value.length <= longest),
  holds('line-break', (value) => !/[\n\r\u2028\u2029]/.test(value)),
  holds('hidden', (value) => findHiddenCharacter(value) === null),
);

const word = v.pipe(
  text,
  holds('blank-inside', (value) => !/\s/.test(value)),
);

/** Returns true for an address in the form that the address bar shows. Browsers accept other forms too. */
const isAddress = (value: string): boolean =>
  URL.canParse(value) && !/\s/.test(value) && !/^https?:(?!\/\/[^/])/i.test(value);

const webAddress = v.pipe(
  text,
  holds('origin-wildcard', (value) => !/^(?:\w+:\/\/)?[^/?#]*\*/.test(value)),
  holds('no-address', isAddress),
  holds('address-password', (value) => new URL(value).username + new URL(value).password === ''),
  holds('not-https', (value) => parseWebAddress(value) !== null),
  holds('host-dot', (value) => !new URL(value).hostname.endsWith('.')),
  // Accepts an IPv6 address, because a rule for live builds reports it.
  holds('host-form', (value) => isHostName(new URL(value).hostname.replace(/^\[.*\]$/, 'ip'))),
);

/**
 * The schema of an address whose scheme and host are written as browsers write them, because browsers compare origins
 * letter by letter.
 */
const spelledAddress = v.pipe(
  webAddress,
  holds('address-spelling', (value) => value.startsWith(new URL(value).origin)),
);

/**
 * The schema of an origin: only scheme and host, as browsers spell them, because every link of the site starts at its
 * root.
 */
const origin = v.pipe(
  webAddress,
  holds('origin-slash', (value) => value !== `${new URL(value).origin}/`),
  holds('origin-more', (value) => /^[^/]+\/\/[^/?#]+\/?$/.test(value)),
  holds('origin-spelling', (value) => value === new URL(value).origin),
);

const origins = v.pipe(
  words,
  holds('list-separator', (value) => !/[,;]/.test(value)),
  v.transform((value) => value.split(/\s+/)),
  v.array(origin),
  v.transform((all) => all.join(' ')),
);

const host = v.pipe(
  text,
  holds('host-scheme', (value) => !value.includes('://')),
  holds('host-path', (value) => !value.includes('/')),
  holds('host-script', (value) => !isNonAsciiHost(value)),
  holds('host-dot', (value) => !value.endsWith('.')),
  holds('not-a-host', (value) => isHostName(value.toLowerCase().replace(/:\d{1,5}$/, ''))),
  holds('host-capitals', (value) => value === value.toLowerCase()),
);

/** The schema of a project id, by the rule of Google Cloud. */
const projectId = v.pipe(
  text,
  holds('project-id-form', (value) => /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(value)),
);

/** Paths that belong to Firebase, the card or the pages, so no installer may be there. */
const reservedFolders = ['__', 'widget', 'assets', 'editions', 'session', 'account'];
const installerEndings = ['exe', 'msi', 'msix', 'msixbundle', 'appinstaller', 'zip'];

/** Returns true for the path of an installer. No page has this path, and Windows opens files with its ending. */
function isInstaller(value: string): boolean {
  const ending = value.split('.').at(-1)?.toLowerCase() ?? '';
  // Firebase deploys no file or folder that begins with a dot.
  return (
    installerEndings.includes(ending) &&
    !value.includes('/.') &&
    reservedFolders.every((folder) => !value.startsWith(`/${folder}/`))
  );
}

const path = v.pipe(
  text,
  holds('not-a-path', (value) => /^(?:\/(?!\.\.?\/)[^\s/\\?#%*]+)+$/.test(value)),
  holds('installer-form', isInstaller),
);

/** The schema of the public half of a P-256 key, in DER and base64. */
const publicKey = v.pipe(
  text,
  holds('withdrawal-key-form', (value) => /^MFkwEwYHKoZI[A-Za-z0-9+/]{110}==$/.test(value)),
);

/**
 * The schema of a reCAPTCHA site key. Only its characters and minimum length are checked, because its exact form is not
 * known. The key becomes part of addresses.
 */
const siteKey = v.pipe(
  text,
  holds('site-key-form', (value) => /^[\w-]{20,}$/.test(value)),
);

const percent = v.pipe(
  text,
  holds('percent-form', (value) => /^([1-9]\d?|100)$/.test(value)),
);

/** The schema of a value for an attribute of the card. A value that the card would refuse stops the build. */
const asAttribute = (name: AttributeName, fault: FormatFaultId) =>
  v.pipe(
    text,
    holds('host-script', (value) => !isNonAsciiHost(value)),
    holds('host-capitals', (value) => value === value.toLowerCase()),
    holds(fault, (value) => {
      const { problems } = readCardConfig({ [name]: value }, { language: null, url: 'https://localhost/' }, {});
      return problems.every(({ attribute }) => attribute !== name);
    }),
  );

/** The schema of all settings, in the order of settings/build-settings.ts. Browsers do not load it. */
export const settingsSchema = v.object({
  VITE_APP_URL: spelledAddress,
  VITE_APP_LOGIN_URL: spelledAddress,
  VITE_SITE_ORIGIN: origin,
  VITE_COOKIE_DOMAIN: asAttribute('cookie-domain', 'cookie-domain-form'),
  VITE_FIREBASE_API_KEY: word,
  VITE_FIREBASE_AUTH_DOMAIN: host,
  VITE_FIREBASE_PROJECT_ID: projectId,
  VITE_FIREBASE_APP_ID: word,
  VITE_BLOG_URL: spelledAddress,
  VITE_ANDROID_APP_URL: spelledAddress,
  VITE_IOS_APP_URL: spelledAddress,
  VITE_INSTALLER_PATH: v.optional(path),
  VITE_TERMS_URL: v.optional(spelledAddress),
  VITE_PRIVACY_URL: v.optional(spelledAddress),
  VITE_APP_SIGN_OUT_URL: v.optional(spelledAddress),
  VITE_PARTNER_ORIGINS: v.optional(origins),
  VITE_WITHDRAWAL_KEY: v.optional(publicKey),
  VITE_APP_CHECK_KEY: v.optional(siteKey),
  VITE_WATCH_URL: v.optional(spelledAddress),
  VITE_WATCH_PERCENT: v.optional(percent),
  VITE_AUTH_EMULATOR: v.optional(asAttribute('auth-emulator', 'emulator-form')),
  VITE_FIRESTORE_EMULATOR: v.optional(asAttribute('firestore-emulator', 'emulator-form')),
} satisfies Readonly<Record<SettingName, v.GenericSchema<string | undefined, string | undefined>>>);

/** Returns true if a live build needs the setting. */
export const isRequiredSetting = (name: SettingName): boolean => requiredSettings.some((required) => required === name);

/** The settings as the owner wrote them. Unset settings are absent. */
export type RawSettings = Readonly<Partial<Record<SettingName, string>>>;

/** A setting that has a wrong form or is missing. In a list, `value` is the wrong item. */
export type FormatIssue = {
  readonly name: SettingName;
  readonly value: string | undefined;
  readonly fault: FormatFaultId;
};

/** Returns the faults in the format of settings, one for each value and in the order of the schema. */
export function findFormatIssues(given: RawSettings): readonly FormatIssue[] {
  const { issues = [] } = v.safeParse(settingsSchema, given, { abortPipeEarly: true });
  return issues.map((issue) => {
    // For a list, the path includes the index of the wrong item.
    const name = v.getDotPath(issue)?.split('.')[0] as SettingName;
    if (given[name] === undefined) return { name, value: undefined, fault: 'missing' };
    return { name, value: String(issue.input), fault: issue.message as FormatFaultId };
  });
}

/**
 * Converts settings to their final values. Throws an error if a value has a wrong format. Call `checkSettings` first to
 * report such values.
 */
export const parseSettings = (given: RawSettings): Settings => v.parse(settingsSchema, given);
