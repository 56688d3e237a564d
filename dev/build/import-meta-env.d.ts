interface ViteTypeOptions {
  /** A setting that the schema does not know does not compile. */
  strictImportMetaEnv: unknown;
}

/** What the card finds in `import.meta.env`: the settings of its build, undefined where they are not set. */
interface ImportMetaEnv extends Readonly<Partial<Record<import('./settings-schema.ts').SettingName, string>>> {
  /** Of terms and privacy notice as this build has them (site/content/facts/editions.ts). */
  readonly SHOWN_EDITIONS?: import('../../widget/core/consent.ts').Editions;
  /** Whether the consent sentence can be read in further languages (widget/languages/notice-languages.ts). */
  readonly NOTICE_LANGUAGES?: boolean;
  /** Whom the consent sentence of a further language names for questions (site/content/facts/owner-facts.ts). */
  readonly NOTICE_CONTACT?: string;
}
