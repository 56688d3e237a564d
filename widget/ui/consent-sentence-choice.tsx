import { Fragment } from 'react';
import type { ConsentLanguage } from '../../account/languages.ts';
import { noticePath } from '../../account/notice-languages.ts';
import type { CardConfig } from '../core/card-config.ts';
import type { CardState } from '../core/card-state.ts';
import type { ConsentSentences } from '../languages/consent-sentences.ts';
import { useCard } from './card-context.ts';

/**
 * Returns the chosen sentence with its privacy notice and language attributes. Returns null if the card displays the
 * sentence of its own language.
 */
export function findChosenConsentSentence(
  sentences: ConsentSentences,
  { editions, siteOrigin }: CardConfig,
  { sentence }: CardState,
) {
  const texts = sentences.textIn(sentence);
  const facts = sentences.languages[sentence ?? ''];
  if (sentence === null || !texts || !facts) return null;
  return {
    texts,
    // If the page has its own privacy notice, this is null, and the link leads to the page's notice.
    privacyUrl: editions && siteOrigin + noticePath(sentence),
    attributes: { lang: sentence, dir: facts.direction, 'data-script': facts.script },
  };
}

/** The list "In other languages". The visitor's choice replaces the consent sentence. The list stays open. */
export function ConsentSentenceChoice({ sentences }: { readonly sentences: ConsentSentences }) {
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
            onClick={() => commands.chooseSentence(code as ConsentLanguage)}
          >
            {ownName}
          </button>{' '}
        </Fragment>
      ))}
    </details>
  );
}
