import { sourceLanguage } from '../../widget/languages/languages.ts';
import { languageAttributes } from '../language-attributes.ts';
import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';
import { BlockMarkdown } from './block-markdown.tsx';
import type { GuideSection } from './guide-sections.ts';

/** The whole guide on a ruled sheet; on a page of another language it says which one it is in. */
export function GuideSheet({ sections }: { readonly sections: readonly GuideSection[] }) {
  useStyles('details');
  const { language } = useSite();
  return (
    <div className="sheet ledger article" {...(language === sourceLanguage ? {} : languageAttributes(sourceLanguage))}>
      {sections.map(({ id, heading, tokens, choices }) => (
        <section key={id} id={id}>
          <h2>{heading}</h2>
          <Blocks tokens={tokens} />
          {choices.map((choice) => (
            <details key={choice.id} id={choice.id}>
              <summary>{choice.heading}</summary>
              <Blocks tokens={choice.tokens} />
            </details>
          ))}
        </section>
      ))}
    </div>
  );
}

const Blocks = ({ tokens }: { readonly tokens: GuideSection['tokens'] }) =>
  tokens.map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
    <BlockMarkdown key={index} token={token} />
  ));
