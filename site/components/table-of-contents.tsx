import type { Language } from '../../account/languages.ts';
import { getLanguageAttributes, useSiteContext, useStyles } from './site-context.ts';

type TableOfContentsProps = {
  readonly entries: readonly { readonly id: string; readonly heading: string }[];
  /** The language of the headings, if it differs from the page's language. */
  readonly language?: Language;
};

/** Renders links to the sections of a long page. */
export function TableOfContents({ entries, language }: TableOfContentsProps) {
  useStyles('table-of-contents');
  const { text, language: ofPage } = useSiteContext();
  return (
    <nav className="contents" aria-labelledby="contents-heading">
      <h2 id="contents-heading">{text.common.onThisPage}</h2>
      <ol {...(language && language !== ofPage ? getLanguageAttributes(language) : {})}>
        {entries.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
