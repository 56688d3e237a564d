import { createContext, useContext } from 'react';
import type { GuideTexts } from '../widget/docs/fill-guide.ts';
import { type Language, languages } from '../widget/languages/languages.ts';
import type { NoticeLanguage } from '../widget/languages/notice-languages.ts';
import type { Release } from '../widget/release/release.ts';
import type { Catalogue } from './content/catalogue.ts';
import type { OwnerFacts } from './content/facts/owner-facts.ts';
import type { SiteEnv } from './site-env.ts';
import type { Stylesheet } from './styles/stylesheets.ts';

/** The Windows installer as this build found it; null when the build has no such file. */
export type Installer = { readonly path: string; readonly sha256: string | null };

/** What every component may ask for: the page's language and words, and what this build knows. */
export type SiteContextValue = {
  readonly language: Language;
  readonly text: Catalogue;
  /** Of a privacy notice that is in none of the site's languages; `text` has its words. */
  readonly notice?: NoticeLanguage;
  readonly env: SiteEnv;
  readonly installer: Installer | null;
  readonly facts: OwnerFacts;
  /** Whether a placeholder stands where a fact is missing: in a build for trying out, never in a live one. */
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

/** Marks markup as of this language: direction and script too, as it may stand in a page of another. */
export const languageAttributes = (language: Language) =>
  ({ lang: language, dir: languages[language].direction, 'data-script': languages[language].script }) as const;

/** Notes the stylesheets that components ask for: the head is written after the body, once, on the server alone. */
export function useStyles(...names: readonly Stylesheet[]): void {
  const { styles } = useSite();
  for (const name of names) styles.add(name);
}
