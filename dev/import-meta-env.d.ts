interface ViteTypeOptions {
  /** Makes an unknown setting a compile error. */
  strictImportMetaEnv: unknown;
}

/** The card's `import.meta.env`: the settings of its build, undefined if not set. */
interface ImportMetaEnv extends Readonly<Partial<Record<import('../settings/build-settings.ts').SettingName, string>>> {
  /** The editions of terms and privacy notice in this build (site/content/facts/editions.ts). */
  readonly SHOWN_EDITIONS?: import('../account/consent.ts').LegalEditions;
  /**
   * True if the consent sentence is translated into languages that the site does not have
   * (account/notice-languages.ts).
   */
  readonly NOTICE_LANGUAGES?: boolean;
  /** The contact from owner.json that the consent sentence names in a language that the site does not have. */
  readonly NOTICE_CONTACT?: string;
}
