import { sourceLanguage } from '../../widget/languages/languages.ts';
import { languageAttributes } from '../language-attributes.ts';
import { useSite } from '../site-context.ts';
import { BlockMarkdown } from './block-markdown.tsx';
import { GuidePlace } from './guide-place.ts';
import type { GuidePart, GuideSection } from './guide-sections.ts';

type GuideSheetProps = {
  readonly sections: readonly (GuidePart & Partial<GuideSection>)[];
  /** The address of an anchor of the guide, from the page with this sheet. */
  readonly placeOf: (anchor: string) => string;
};

/**
 * Sections of the guide on a ruled sheet, their choices as links; on a page of another language it says which one it is
 * in.
 */
export function GuideSheet({ sections, placeOf }: GuideSheetProps) {
  const { language } = useSite();
  return (
    <GuidePlace value={placeOf}>
      <div
        className="sheet ledger article"
        {...(language === sourceLanguage ? {} : languageAttributes(sourceLanguage))}
      >
        {sections.map(({ id, heading, tokens, choices = [] }) => (
          <section key={id} id={id}>
            <h2>{heading}</h2>
            {tokens.map((token, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
              <BlockMarkdown key={index} token={token} />
            ))}
            {choices.length > 0 && (
              <ul>
                {choices.map((choice) => (
                  <li key={choice.id}>
                    <a href={placeOf(choice.id)}>{choice.heading}</a>
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </GuidePlace>
  );
}
