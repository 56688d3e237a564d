import { sourceLanguage } from '../../account/languages.ts';
import { ArticleSheet } from '../components/article-sheet.tsx';
import { PageLink } from '../components/links.tsx';
import { useSiteContext } from '../components/site-context.ts';
import { TableOfContents } from '../components/table-of-contents.tsx';
import { getGuideSummary } from '../content/guide-summaries.ts';
import { GuideContent, GuideFrame } from '../guide/guide-frame.tsx';
import { changelogSections, guideSections } from '../guide/guide-sections.ts';

/**
 * Renders the guide's list of places where the card can be used, or the list of the card's messages. Both lists are in
 * English in every language, because they are mostly code and names.
 */
export function GuideListPage({ list }: { readonly list: 'places' | 'messages' }) {
  const { text, guide } = useSiteContext();
  const { lists, toGuide } = text.docs;
  const sections = guideSections(guide[list]);
  return (
    <GuideFrame path={`/docs/${list}`} lead={lists[list]} aside={<PageLink to="/docs">{toGuide}</PageLink>}>
      <TableOfContents entries={sections} language={sourceLanguage} />
      <GuideContent sections={sections} />
    </GuideFrame>
  );
}

/** The package's change log, in English like the guide. */
export function ChangelogPage() {
  const { text } = useSiteContext();
  const { intro, guide } = text.docs.changes;
  const versions = changelogSections();
  return (
    <GuideFrame path="/docs/changes" lead={intro} aside={<PageLink to="/docs">{guide}</PageLink>}>
      <TableOfContents entries={versions} />
      <GuideContent sections={versions} />
    </GuideFrame>
  );
}

/**
 * Renders the page of the partner's guide. A page in another language than English has a summary, or the whole English
 * guide if there is no summary.
 */
export function DocsPage() {
  const { language, text, guide, env } = useSiteContext();
  const { intro, forBusiness, help } = text.docs;
  const whole = guideSections(guide.guide);
  const summary = getGuideSummary(language, env.cookieDomain).map((section, index) => ({
    ...section,
    id: `part-${index + 1}`,
  }));
  const isWhole = language === sourceLanguage || summary.length === 0;
  const aside = (
    <>
      {forBusiness} <PageLink to="/help">{help}</PageLink>
    </>
  );
  return (
    <GuideFrame path="/docs" lead={intro} aside={aside}>
      <TableOfContents entries={isWhole ? whole : summary} />
      {isWhole ? <GuideContent sections={whole} /> : <ArticleSheet sections={summary} />}
    </GuideFrame>
  );
}
