interface ViteTypeOptions {
  /** Makes an unknown setting a compile error. */
  strictImportMetaEnv: unknown;
}

/** The card's `import.meta.env`: the settings of its build, undefined if not set. */
interface ImportMetaEnv extends Readonly<Partial<Record<import('../settings/build-settings.ts').SettingName, string>>> {
  /** The editions of terms and privacy notice in this build (site/content/facts/editions.ts). */
  readonly SHOWN_EDITIONS?: import('../account/consent.ts').LegalEditions;
  /** True if the consent sentence has other languages than those of the site (account/notice-languages.ts). */
  readonly NOTICE_LANGUAGES?: boolean;
  /** The contact in the consent sentence of a further language (owner.json). */
  readonly NOTICE_CONTACT?: string;
}
