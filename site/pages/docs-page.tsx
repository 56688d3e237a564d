import { localPath, sourceLanguage } from '../../widget/languages/languages.ts';
import { ArticleSheet } from '../components/article-sheet.tsx';
import { PageLink } from '../components/page-link.tsx';
import { TableOfContents } from '../components/table-of-contents.tsx';
import { guideSummary } from '../content/guide-summaries.ts';
import { GuideFrame } from '../guide/guide-frame.tsx';
import { guideSections } from '../guide/guide-sections.ts';
import { GuideSheet } from '../guide/guide-sheet.tsx';
import { useSite } from '../site-context.ts';

/**
 * The partner's guide, but for what one reader in seven needs, which is on /frameworks: whole in its own language, in
 * short in another.
 */
export function DocsPage() {
  const { language, text, guide, env } = useSite();
  const { intro, forBusiness, help } = text.docs;
  const whole = guideSections(guide);
  const summary = guideSummary(language, env.cookieDomain).map((section, index) => ({
    ...section,
    id: `part-${index + 1}`,
  }));
  const isWhole = language === sourceLanguage || summary.length === 0;
  const choices = new Set(whole.flatMap((section) => section.choices.map(({ id }) => id)));
  const placeOf = (id: string) => (choices.has(id) ? `${localPath('/frameworks', language)}#${id}` : `#${id}`);
  const aside = (
    <>
      {forBusiness} <PageLink to="/help">{help}</PageLink>
    </>
  );
  return (
    <GuideFrame path="/docs" lead={intro} aside={aside}>
      <TableOfContents entries={isWhole ? whole : summary} />
      {isWhole ? <GuideSheet sections={whole} placeOf={placeOf} /> : <ArticleSheet sections={summary} />}
    </GuideFrame>
  );
}
