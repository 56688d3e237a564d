import { createContext, useContext } from 'react';
import type { ConsentLanguage, Language } from '../../account/languages.ts';
import { consentLanguages, type NoticeLanguage } from '../../account/notice-languages.ts';
import type { GuideTexts } from '../../widget/docs/insert-guide-values.ts';
import type { CardRelease } from '../../widget/release/release.ts';
import type { SiteEnv } from '../base/site-env.ts';
import type { Catalogue } from '../content/catalogue.ts';
import type { OwnerFacts } from '../content/facts/owner-facts.ts';
import type { Stylesheet } from '../styles/stylesheets.ts';

/** The Windows installer that this build has found; null if there is none. */
export type WindowsInstaller = { readonly path: string; readonly sha256: string | null };

/** The context of every component: the page's language and texts, and the build's facts. */
export type SiteContextValue = {
  readonly language: Language;
  readonly text: Catalogue;
  /** The language of the privacy notice, if all other texts of the page are in English. `text` contains this notice. */
  readonly notice?: NoticeLanguage;
  readonly env: SiteEnv;
  readonly installer: WindowsInstaller | null;
  readonly facts: OwnerFacts;
  /** True in a demo build, which shows placeholders for missing facts. */
  readonly placeholders: boolean;
  /** The card's release that is built with this site. */
  readonly release: CardRelease;
  /** The partner's guide and its lists as Markdown, filled in with this build's values. */
  readonly guide: GuideTexts;
  /** The paths of the published editions of the legal texts in this build. */
  readonly frozen: readonly string[];
  /** The stylesheets that the page uses, collected while it is rendered. */
  readonly styles: Set<Stylesheet>;
};

export const SiteContext = createContext<SiteContextValue | null>(null);

/** Returns the page's language, texts and build facts. */
export function useSiteContext(): SiteContextValue {
  const value = useContext(SiteContext);
  if (value === null) throw new Error('useSiteContext: this component is not inside a SiteContext');
  return value;
}

/** Returns the attributes for markup in a language other than the page's, including its direction and script. */
export function getLanguageAttributes(language: ConsentLanguage) {
  const row = consentLanguages()[language];
  return { lang: language, dir: row?.direction, 'data-script': row?.script };
}

/** Registers a component's stylesheets. Runs only on the server, which renders the head after the body. */
export function useStyles(...names: readonly Stylesheet[]): void {
  const { styles } = useSiteContext();
  for (const name of names) styles.add(name);
}
