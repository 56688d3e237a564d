import type { ReactNode } from 'react';
import { pathInLanguage } from '../../account/languages.ts';
import { noticePath } from '../../account/notice-languages.ts';
import { brand } from '../brand.ts';
import { ArticleSheet } from '../components/article-sheet.tsx';
import { OwnerPlaceholders, useOwnerFacts } from '../components/owner-facts.tsx';
import { useSiteContext, useStyles } from '../components/site-context.ts';
import { TableOfContents } from '../components/table-of-contents.tsx';
import { PageTitle } from '../components/text-parts.tsx';
import type { ArticleSection } from '../content/article.ts';
import type { ArticlePath } from '../content/en/articles/articles.ts';
import type { LegalPath } from '../content/facts/editions.ts';

/** A page with at least this many sections begins with a table of contents. */
const manySections = 5;

type ArticlePageProps = { readonly path: ArticlePath; readonly belowTitle?: ReactNode };

/** Renders a text page with an introduction and sections. Omits a section whose facts are all missing. */
export function ArticlePage(props: ArticlePageProps) {
  return (
    <OwnerPlaceholders>
      <Article {...props} />
    </OwnerPlaceholders>
  );
}

function Article({ path, belowTitle }: ArticlePageProps) {
  const factNamed = useOwnerFacts();
  const { intro, sections } = useSiteContext().text.articles[path];
  const hasWords = ({ blocks }: ArticleSection) =>
    blocks.some(
      (block) =>
        typeof block === 'string' || !('facts' in block) || block.facts.some((name) => factNamed(name).value !== null),
    );
  const shown = sections.filter(hasWords).map((section, index) => ({ ...section, id: `part-${index + 1}` }));
  const isLong = shown.length >= manySections;
  return (
    <div className={isLong ? 'article-page' : 'article-short'}>
      <div className="article-title">
        <PageTitle path={path} lead={intro.replace('{brand}', brand.name)} />
        {belowTitle}
        {isLong && <TableOfContents entries={shown} />}
      </div>
      <div className="section">
        <ArticleSheet sections={shown} />
      </div>
    </div>
  );
}

/** A legal text as it was published, without the site's header and footer, because these may change later. */
export function LegalEditionPage({ path }: { readonly path: LegalPath }) {
  useStyles('base', 'print');
  const { language, notice, text } = useSiteContext();
  return (
    <main id="content">
      <p className="section note">
        {text.editions.note}{' '}
        <a href={notice ? noticePath(notice) : pathInLanguage(path, language)}>{text.editions.today}</a>
      </p>
      <ArticlePage path={path} />
    </main>
  );
}
