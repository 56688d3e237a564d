import type { Language } from '../../widget/languages/languages.ts';
import { languageAttributes, useSite, useStyles } from '../site-context.ts';

type TableOfContentsProps = {
  readonly entries: readonly { readonly id: string; readonly heading: string }[];
  /** Of the headings, where they are not in that of the page. */
  readonly language?: Language;
};

/** The sections of a long page; they have no order, so they have no numbers. */
export function TableOfContents({ entries, language }: TableOfContentsProps) {
  useStyles('table-of-contents');
  const { text, language: ofPage } = useSite();
  return (
    <nav className="contents" aria-labelledby="contents-heading">
      <h2 id="contents-heading">{text.common.onThisPage}</h2>
      <ol {...(language && language !== ofPage ? languageAttributes(language) : {})}>
        {entries.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
