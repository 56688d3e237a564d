import { Fragment } from 'react';
import type { SentenceLanguage } from '../../account/languages.ts';
import { noticePath } from '../../account/notice-languages.ts';
import type { CardConfig } from '../core/card-config.ts';
import type { CardState } from '../core/card-state.ts';
import type { ConsentSentences } from '../languages/consent-sentences.ts';
import { useCard } from './card-context.ts';

/** The chosen sentence, its notice, and what marks its words; null: the card's own stands there. */
export function chosenSentence(
  sentences: ConsentSentences,
  { editions, siteOrigin }: CardConfig,
  { sentence }: CardState,
) {
  const texts = sentences.textIn(sentence);
  const facts = sentences.languages[sentence ?? ''];
  if (sentence === null || !texts || !facts) return null;
  return {
    texts,
    // A document of the page's own stays what is agreed to.
    privacyUrl: editions && siteOrigin + noticePath(sentence),
    marks: { lang: sentence, dir: facts.direction, 'data-script': facts.script },
  };
}

/** "In other languages": a choice puts the consent sentence in its place, and stays open for another. */
export function SentenceChoice({ sentences }: { readonly sentences: ConsentSentences }) {
  const { config, messages, state, commands } = useCard();
  return (
    <details className="aside">
      <summary className="link" part="link">
        {messages.otherLanguages}
      </summary>
      {Object.entries(sentences.languages).map(([code, { ownName, direction, script }]) => (
        <Fragment key={code}>
          <button
            type="button"
            className="link"
            part="link"
            lang={code}
            dir={direction}
            data-script={script}
            aria-pressed={code === (state.sentence ?? config.language)}
            onClick={() => commands.chooseSentence(code as SentenceLanguage)}
          >
            {ownName}
          </button>{' '}
        </Fragment>
      ))}
    </details>
  );
}
