import { createContext, useContext } from 'react';
import type { Language, SentenceLanguage } from '../../account/languages.ts';
import { type NoticeLanguage, sentenceRows } from '../../account/notice-languages.ts';
import type { GuideTexts } from '../../widget/docs/fill-guide.ts';
import type { Release } from '../../widget/release/release.ts';
import type { SiteEnv } from '../base/site-env.ts';
import type { Catalogue } from '../content/catalogue.ts';
import type { OwnerFacts } from '../content/facts/owner-facts.ts';
import type { Stylesheet } from '../styles/stylesheets.ts';

/** The Windows installer as this build found it; null when the build has no such file. */
export type Installer = { readonly path: string; readonly sha256: string | null };

/** What every component may read: the page's language and words, and the build's facts. */
export type SiteContextValue = {
  readonly language: Language;
  readonly text: Catalogue;
  /** Of a privacy notice that is in none of the site's languages; `text` has its words. */
  readonly notice?: NoticeLanguage;
  readonly env: SiteEnv;
  readonly installer: Installer | null;
  readonly facts: OwnerFacts;
  /** Whether a missing fact shows a placeholder: in a demo build, never in a live one. */
  readonly placeholders: boolean;
  /** The card's release that is built with this site. */
  readonly release: Release;
  /** The partner's guide and its lists as Markdown, filled in with this build's values. */
  readonly guide: GuideTexts;
  /** Paths at which this build has editions of the legal texts as they were published. */
  readonly frozen: readonly string[];
  /** The stylesheets that the page uses, noted while it is rendered. */
  readonly styles: Set<Stylesheet>;
};

export const SiteContext = createContext<SiteContextValue | null>(null);

/** The page's language, words and build facts. */
export function useSite(): SiteContextValue {
  const value = useContext(SiteContext);
  if (value === null) throw new Error('useSite: no SiteContext above this component');
  return value;
}

/** Returns the attributes of markup in this language, direction and script included: the page may have another. */
export function languageAttributes(language: SentenceLanguage) {
  const row = sentenceRows()[language];
  return { lang: language, dir: row?.direction, 'data-script': row?.script };
}

/** Notes the stylesheets of components: the head is written after the body, on the server only. */
export function useStyles(...names: readonly Stylesheet[]): void {
  const { styles } = useSite();
  for (const name of names) styles.add(name);
}
