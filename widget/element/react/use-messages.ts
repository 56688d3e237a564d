import { useEffect, useState } from 'react';
import { inChunkTime } from '../../core/in-chunk-time.ts';
import { firstMessages } from '../../languages/en/first-messages.ts';
import { languageLoaders } from '../../languages/language-loaders.ts';
import { type Language, sourceLanguage } from '../../languages/languages.ts';
import type { FirstMessages, Messages } from '../../languages/messages.ts';

/** A language's strings; the source language has its rarer ones in the interacted chunk. */
type Catalogue = { readonly first: FirstMessages; readonly all: Messages | null };

const loaded = new Map<Language, Catalogue>([[sourceLanguage, { first: firstMessages, all: null }]]);

/** Loads a language's catalogue; the source language is always there. */
export async function loadMessages(language: Language): Promise<void> {
  if (language === sourceLanguage || loaded.has(language)) return;
  const { messages } = await inChunkTime(languageLoaders[language]());
  loaded.set(language, { first: messages, all: messages });
}

export type LanguageMessages = { readonly language: Language } & Catalogue;

/** This language's catalogue; until then the one before (null at first: nothing flashes), without it the source's. */
export function useMessages(language: Language, recover: () => Promise<void>): LanguageMessages | null {
  const [shown, setShown] = useState<Language | null>(() => (loaded.has(language) ? language : null));
  useEffect(() => {
    let gone = false;
    loadMessages(language).then(
      () => gone || setShown(language),
      () => {
        if (gone) return;
        setShown((before) => before ?? sourceLanguage);
        recover().catch(() => undefined); // the card goes on in the language it has
      },
    );
    return () => {
      gone = true;
    };
  }, [language, recover]);
  const catalogue = shown === null ? undefined : loaded.get(shown);
  return shown === null || catalogue === undefined ? null : { language: shown, ...catalogue };
}
