import { sourceLanguage } from '../../widget/languages/languages.ts';
import { ArticleSheet } from '../components/article-sheet.tsx';
import { PageLink } from '../components/page-link.tsx';
import { TableOfContents } from '../components/table-of-contents.tsx';
import { guideSummary } from '../content/guide-summaries.ts';
import { GuideFrame } from '../guide/guide-frame.tsx';
import { guideSections } from '../guide/guide-sections.ts';
import { GuideSheet } from '../guide/guide-sheet.tsx';
import { useSite } from '../site-context.ts';

/** The partner's guide: whole in its own language, in short in another. */
export function DocsPage() {
  const { language, text, guide, env } = useSite();
  const { intro, forBusiness, help } = text.docs;
  const whole = guideSections(guide.guide);
  const summary = guideSummary(language, env.cookieDomain).map((section, index) => ({
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
      {isWhole ? <GuideSheet sections={whole} /> : <ArticleSheet sections={summary} />}
    </GuideFrame>
  );
}
