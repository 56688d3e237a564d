import { ArticleBlock } from '../components/article-block.tsx';
import { PageTitle } from '../components/page-title.tsx';
import type { ArticlePath } from '../content/en/articles/articles.ts';
import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';

/** Any text page: introduction, then sections on a ruled sheet. */
export function ArticlePage({ path }: { readonly path: ArticlePath }) {
  useStyles('paper', 'article');
  const { intro, sections } = useSite().text.articles[path];
  return (
    <>
      <PageTitle path={path} lead={intro} />
      <div className="section">
        <div className="sheet ledger article">
          {sections.map(({ heading, blocks }) => (
            <section key={heading}>
              <h2>{heading}</h2>
              {blocks.map((block) => (
                <ArticleBlock key={JSON.stringify(block)} block={block} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
