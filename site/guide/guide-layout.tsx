import type { ReactNode } from 'react';
import { sourceLanguage } from '../../account/languages.ts';
import type { SitePath } from '../base/paths.ts';
import { getLanguageAttributes, useSiteContext, useStyles } from '../components/site-context.ts';
import { PageTitle } from '../components/text-parts.tsx';
import type { GuideSection } from './guide-sections.ts';
import { MarkdownBlock } from './markdown.tsx';

type GuideLayoutProps = {
  readonly path: SitePath;
  readonly lead: string;
  /** A paragraph below the lead paragraph, with a link to another page. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
};

/** The layout of the guide's pages: the title, the content, and the texts of the copy buttons for `islands/docs.ts`. */
export function GuideLayout({ path, lead, aside, children }: GuideLayoutProps) {
  useStyles('paper', 'article', 'guide');
  const { copy } = useSiteContext().text.docs;
  return (
    <div className="guide-page">
      <PageTitle path={path} lead={lead}>
        <p className="note for-business">{aside}</p>
      </PageTitle>
      <div className="section" data-copy={copy.button} data-copied={copy.done} data-by-hand={copy.byHand}>
        {children}
      </div>
    </div>
  );
}

/**
 * Renders sections of the guide on a ruled sheet. On a page in another language, the sheet's `lang` is that of the
 * guide.
 */
export function GuideContent({ sections }: { readonly sections: readonly GuideSection[] }) {
  const { language } = useSiteContext();
  return (
    <div
      className="sheet ledger article"
      {...(language === sourceLanguage ? {} : getLanguageAttributes(sourceLanguage))}
    >
      {sections.map(({ id, heading, tokens }) => (
        <section key={id} id={id}>
          <h2>{heading}</h2>
          {tokens.map((token, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
            <MarkdownBlock key={index} token={token} />
          ))}
        </section>
      ))}
    </div>
  );
}
