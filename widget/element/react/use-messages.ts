import { useEffect, useState } from 'react';
import { type Language, sourceLanguage } from '../../../account/languages.ts';
import { withChunkTimeout } from '../../core/chunk-timeout.ts';
import { firstPaintMessages } from '../../languages/en/first-paint-messages.ts';
import { languageLoaders } from '../../languages/language-loaders.ts';
import type { FirstPaintMessages, Messages } from '../../languages/messages.ts';
import { printLoadFailure } from '../print-load-failure.ts';

/**
 * The strings of a language. `all` is null for the source language, because the active chunk contains its other
 * strings.
 */
type Catalogue = { readonly first: FirstPaintMessages; readonly all: Messages | null };

const loaded = new Map<Language, Catalogue>([[sourceLanguage, { first: firstPaintMessages, all: null }]]);

/** Loads a language's catalogue. The source language is already loaded. */
export async function loadMessages(language: Language): Promise<void> {
  if (language === sourceLanguage || loaded.has(language)) return;
  const { messages } = await withChunkTimeout(languageLoaders[language]());
  loaded.set(language, { first: messages, all: messages });
}

export type LanguageMessages = { readonly language: Language } & Catalogue;

/**
 * Returns the catalogue of this language. While the catalogue loads, returns the previous catalogue, or null if there
 * is no previous catalogue. If loading fails, returns the catalogue of the source language.
 */
export function useMessages(language: Language, recover: () => Promise<void>): LanguageMessages | null {
  const [shown, setShown] = useState<Language | null>(() => (loaded.has(language) ? language : null));
  useEffect(() => {
    let gone = false;
    loadMessages(language).then(
      () => gone || setShown(language),
      () => {
        if (gone) return;
        setShown((before) => before ?? sourceLanguage);
        // the card stays in its current language
        recover().catch((cause: unknown) => printLoadFailure(`${language}.js`, cause));
      },
    );
    return () => {
      gone = true;
    };
  }, [language, recover]);
  const catalogue = shown === null ? undefined : loaded.get(shown);
  return shown === null || catalogue === undefined ? null : { language: shown, ...catalogue };
}
