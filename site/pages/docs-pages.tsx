import { sourceLanguage } from '../../account/languages.ts';
import { ArticleSheet } from '../components/article-sheet.tsx';
import { PageLink } from '../components/links.tsx';
import { useSiteContext } from '../components/site-context.ts';
import { TableOfContents } from '../components/table-of-contents.tsx';
import { getGuideSummary } from '../content/guide-summaries.ts';
import { GuideContent, GuideLayout } from '../guide/guide-layout.tsx';
import { parseGuideSections, readChangelogSections } from '../guide/guide-sections.ts';

/**
 * Renders the guide's list of places where the card can be used, or the list of the card's messages. Both lists are in
 * English in every language, because they are mostly code and names.
 */
export function GuideListPage({ list }: { readonly list: 'places' | 'messages' }) {
  const { text, guide } = useSiteContext();
  const { lists, toGuide } = text.docs;
  const sections = parseGuideSections(guide[list]);
  return (
    <GuideLayout path={`/docs/${list}`} lead={lists[list]} aside={<PageLink to="/docs">{toGuide}</PageLink>}>
      <TableOfContents entries={sections} language={sourceLanguage} />
      <GuideContent sections={sections} />
    </GuideLayout>
  );
}

/** The package's change log, in English like the guide. */
export function ChangelogPage() {
  const { text } = useSiteContext();
  const { intro, guide } = text.docs.changes;
  const versions = readChangelogSections();
  return (
    <GuideLayout path="/docs/changes" lead={intro} aside={<PageLink to="/docs">{guide}</PageLink>}>
      <TableOfContents entries={versions} />
      <GuideContent sections={versions} />
    </GuideLayout>
  );
}

/**
 * Renders the page of the partner's guide. A page in another language than English has a summary, or the whole English
 * guide if there is no summary.
 */
export function DocsPage() {
  const { language, text, guide, env } = useSiteContext();
  const { intro, forBusiness, help } = text.docs;
  const whole = parseGuideSections(guide.guide);
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
    <GuideLayout path="/docs" lead={intro} aside={aside}>
      <TableOfContents entries={isWhole ? whole : summary} />
      {isWhole ? <GuideContent sections={whole} /> : <ArticleSheet sections={summary} />}
    </GuideLayout>
  );
}
