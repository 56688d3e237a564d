import { sourceLanguage } from '../../widget/languages/languages.ts';
import { languageAttributes } from '../language-attributes.ts';
import { useSite } from '../site-context.ts';
import { BlockMarkdown } from './block-markdown.tsx';
import type { GuideSection } from './guide-sections.ts';

/** Sections of the guide on a ruled sheet; on a page of another language it says which one it is in. */
export function GuideSheet({ sections }: { readonly sections: readonly GuideSection[] }) {
  const { language } = useSite();
  return (
    <div className="sheet ledger article" {...(language === sourceLanguage ? {} : languageAttributes(sourceLanguage))}>
      {sections.map(({ id, heading, tokens }) => (
        <section key={id} id={id}>
          <h2>{heading}</h2>
          {tokens.map((token, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
            <BlockMarkdown key={index} token={token} />
          ))}
        </section>
      ))}
    </div>
  );
}
