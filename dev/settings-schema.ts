import * as v from 'valibot';
import { type AttributeName, readCardConfig } from '../widget/core/card-config.ts';
import { configCures } from '../widget/core/config-cures.ts';
import { parseWebAddress } from '../widget/core/web-address.ts';
import { CommandError } from './command-error.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'));

const webAddress = v.pipe(
  text,
  v.check((value) => parseWebAddress(value) !== null, 'is not an https address (http on localhost only)'),
);

/** Scheme and host alone: every link of the site starts at its root. */
const origin = v.pipe(
  webAddress,
  v.check((value) => new URL(value).href === `${new URL(value).origin}/`, 'has more than scheme and host'),
  v.transform((value) => new URL(value).origin),
);

/** Origins in one line, separated by spaces. */
const origins = v.pipe(
  text,
  v.transform((value) => value.split(/\s+/)),
  v.array(origin),
  v.transform((all) => all.join(' ')),
);

const host = v.pipe(
  text,
  v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i, 'is not a host such as your-project.firebaseapp.com'),
);

const path = v.pipe(text, v.regex(/^\/(?!\/)\S+$/, 'is not a path of this site, starting with /'));

/** What an attribute of the card would take: a value that the card must refuse stops the build instead. */
const asAttribute = (name: AttributeName) =>
  v.pipe(
    text,
    v.check((value) => {
      const { problems } = readCardConfig({ [name]: value }, { language: null, url: 'https://localhost/' }, {});
      return problems.every(({ attribute }) => attribute !== name);
    }, `is refused by the card: ${configCures[name]}`),
  );

/**
 * Every `VITE_*` setting of a build, in the order of `.env.example`, which explains each. What is required, the types, the
 * site's environment, Vite's `define` and the errors follow from here. Used while building; no browser loads any of it.
 */
export const settingsSchema = v.object({
  VITE_APP_URL: webAddress,
  VITE_APP_LOGIN_URL: webAddress,
  VITE_SITE_ORIGIN: origin,
  VITE_COOKIE_DOMAIN: asAttribute('cookie-domain'),
  VITE_FIREBASE_API_KEY: text,
  VITE_FIREBASE_AUTH_DOMAIN: host,
  VITE_FIREBASE_PROJECT_ID: text,
  VITE_FIREBASE_APP_ID: text,
  VITE_BLOG_URL: webAddress,
  VITE_ANDROID_APP_URL: webAddress,
  VITE_IOS_APP_URL: webAddress,
  VITE_INSTALLER_PATH: v.optional(path),
  VITE_TERMS_URL: v.optional(webAddress),
  VITE_PRIVACY_URL: v.optional(webAddress),
  VITE_PARTNER_ORIGINS: v.optional(origins),
  VITE_AUTH_EMULATOR: v.optional(asAttribute('auth-emulator')),
  VITE_FIRESTORE_EMULATOR: v.optional(asAttribute('firestore-emulator')),
});

/** The settings of a build as it uses them. */
export type Settings = Readonly<v.InferOutput<typeof settingsSchema>>;
export type SettingName = keyof Settings;

export const settingNames = Object.keys(settingsSchema.entries) as SettingName[];

/** Whether a live build needs the setting. */
export const isRequired = (name: SettingName): boolean => settingsSchema.entries[name].type !== 'optional';

/** Checks settings as written. Throws one CommandError with a line for each that is missing or bad, in the schema's order. */
export function parseSettings(given: Readonly<Partial<Record<SettingName, string>>>): Settings {
  const { success, output, issues } = v.safeParse(settingsSchema, given, { abortPipeEarly: true });
  if (success) return output;
  const lines = issues.map((issue) => {
    // A list names the place of the bad one, too.
    const name = v.getDotPath(issue)?.split('.')[0] as SettingName;
    return given[name] === undefined ? `${name} is missing` : `${name}=${given[name]} ${issue.message}`;
  });
  throw new CommandError(`Build settings, each explained in .env.example:\n  ${lines.join('\n  ')}`);
}
