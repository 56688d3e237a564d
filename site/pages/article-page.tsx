import { ArticleBlock } from '../components/article-block.tsx';
import { PageTitle } from '../components/page-title.tsx';
import type { ArticleAddress } from '../content/en/articles/articles.ts';
import { useSite } from '../site-context.ts';

/** Any text page: introduction, then sections on a ruled sheet. */
export function ArticlePage({ address }: { readonly address: ArticleAddress }) {
  const { intro, sections } = useSite().text.articles[address];
  return (
    <>
      <PageTitle address={address} lead={intro} />
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
