/** The settings that a live build needs, in the order of `.env.example`, which explains each. */
export const requiredSettings = [
  'VITE_APP_URL',
  'VITE_APP_LOGIN_URL',
  'VITE_SITE_ORIGIN',
  'VITE_COOKIE_DOMAIN',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
  'VITE_BLOG_URL',
  'VITE_ANDROID_APP_URL',
  'VITE_IOS_APP_URL',
] as const;

/** The settings that a build may leave unset, in the order of `.env.example`. */
export const optionalSettings = [
  'VITE_INSTALLER_PATH',
  'VITE_TERMS_URL',
  'VITE_PRIVACY_URL',
  'VITE_APP_SIGN_OUT_URL',
  'VITE_PARTNER_ORIGINS',
  'VITE_WITHDRAWAL_KEY',
  'VITE_APP_CHECK_KEY',
  'VITE_WATCH_URL',
  'VITE_WATCH_PERCENT',
  'VITE_AUTH_EMULATOR',
  'VITE_FIRESTORE_EMULATOR',
] as const;

export type SettingName = (typeof requiredSettings)[number] | (typeof optionalSettings)[number];

export const settingNames: readonly SettingName[] = [...requiredSettings, ...optionalSettings];

/** The settings of a build, which dev/settings/settings-schema.ts has checked. */
export type Settings = Readonly<
  Record<(typeof requiredSettings)[number], string> &
    Partial<Record<(typeof optionalSettings)[number], string | undefined>>
>;

/** The `VITE_*` settings of a build. They are read and checked once, for both the card and the site. */
export type BuildSettings = {
  /** `demo` uses local emulators and placeholder links. `live` reads everything from the environment. */
  readonly mode: 'demo' | 'live';
  readonly values: Settings;
};
