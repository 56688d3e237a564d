import { sourceLanguage } from '../../widget/languages/languages.ts';
import { ArticleSheet } from '../components/article-sheet.tsx';
import { PageLink } from '../components/page-link.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { TableOfContents } from '../components/table-of-contents.tsx';
import { guideSummary } from '../content/guide-summaries.ts';
import { guideSections } from '../guide/guide-sections.ts';
import { GuideSheet } from '../guide/guide-sheet.tsx';
import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';

/** The partner's guide: whole in its own language, in short in another. */
export function DocsPage() {
  useStyles('paper', 'article', 'guide');
  const { language, text, guide, env } = useSite();
  const { intro, forBusiness, help, copy } = text.docs;
  const whole = guideSections(guide);
  const summary = guideSummary(language, env.cookieDomain).map((section, index) => ({
    ...section,
    id: `part-${index + 1}`,
  }));
  const isWhole = language === sourceLanguage || summary.length === 0;
  return (
    <div className="article-page guide-page">
      <PageTitle path="/docs" lead={intro}>
        <p className="note for-business">
          {forBusiness} <PageLink to="/help">{help}</PageLink>
        </p>
      </PageTitle>
      <div className="section" data-copy={copy.button} data-copied={copy.done} data-by-hand={copy.byHand}>
        <TableOfContents entries={isWhole ? whole : summary} />
        {isWhole ? <GuideSheet sections={whole} /> : <ArticleSheet sections={summary} />}
      </div>
    </div>
  );
}
