import type { ArticleSection } from '../content/article.ts';
import { useStyles } from '../styles/use-styles.ts';
import { ArticleBlock } from './article-block.tsx';

type ArticleSheetProps = { readonly sections: readonly (ArticleSection & { readonly id: string })[] };

/** Sections of text on a ruled sheet. */
export function ArticleSheet({ sections }: ArticleSheetProps) {
  useStyles('paper', 'article');
  return (
    <div className="sheet ledger article">
      {sections.map(({ id, heading, blocks }) => (
        <section key={id} id={id}>
          <h2>{heading}</h2>
          {blocks.map((block) => (
            <ArticleBlock key={JSON.stringify(block)} block={block} />
          ))}
        </section>
      ))}
    </div>
  );
}
