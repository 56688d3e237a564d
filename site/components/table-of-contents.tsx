import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';

type TableOfContentsProps = { readonly entries: readonly { readonly id: string; readonly heading: string }[] };

/** The sections of a long page, numbered as in the index of a ledger. */
export function TableOfContents({ entries }: TableOfContentsProps) {
  useStyles('table-of-contents');
  const { onThisPage } = useSite().text.common;
  return (
    <nav className="contents" aria-labelledby="contents-heading">
      <h2 id="contents-heading">{onThisPage}</h2>
      <ol>
        {entries.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
