import type { Tokens } from 'marked';
import { useStyles } from '../styles/use-styles.ts';
import { InlineMarkdown } from './inline-markdown.tsx';

const anchor = /^<a id="([^"]+)"><\/a>/;

/**
 * A table of the guide. On a narrow screen its rows stand one below the other, and each cell behind the first says of
 * which column it is, where there is more than one. The anchor of a code is that of its row.
 */
export function GuideTable({ table: { header, rows } }: { readonly table: Tokens.Table }) {
  useStyles('article-table', 'guide-table');
  const names = header.map(({ text }) => text.replaceAll('`', ''));
  return (
    <table className="guide-table">
      <thead>
        <tr>
          {header.map(({ text, tokens }) => (
            <th key={text} scope="col">
              <InlineMarkdown tokens={tokens} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...rest]) => (
          <tr key={first?.text} id={anchor.exec(first?.text ?? '')?.[1]}>
            <th scope="row">
              <InlineMarkdown tokens={first?.tokens} />
            </th>
            {rest.map(({ tokens }, index) => (
              <td key={names[index + 1]} data-label={rest.length > 1 ? names[index + 1] : undefined}>
                <InlineMarkdown tokens={tokens} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
