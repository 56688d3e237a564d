import { useEffect, useState } from 'react';
import type { Language } from '../core/card-config.ts';
import { type FirstMessages, firstEn } from '../messages/first-en.ts';
import type { RareParts } from '../ui/rare-parts.ts';
import { loadHindiPart } from './parts.ts';

/** A language's strings; English has its rarer ones in the touch part. */
type Catalogue = { readonly first: FirstMessages; readonly all: RareParts['messages'] | null };

const loaded = new Map<Language, Catalogue>([['en', { first: firstEn, all: null }]]);

/** Loads a language's catalogue; English is always there. */
export async function loadMessages(language: Language): Promise<void> {
  if (loaded.has(language)) return;
  const { hindi } = await loadHindiPart();
  loaded.set('hi', { first: hindi.messages, all: hindi.messages });
}

export type LanguageMessages = { readonly language: Language } & Catalogue;

/**
 * The catalogue of this language. Until it has arrived the one before stays (null at first, so that no English flashes);
 * when it cannot be had, English serves.
 */
export function useMessages(language: Language): LanguageMessages | null {
  const [shown, setShown] = useState<Language | null>(() => (loaded.has(language) ? language : null));
  useEffect(() => {
    let gone = false;
    loadMessages(language).then(
      () => gone || setShown(language),
      () => gone || setShown((before) => before ?? 'en'),
    );
    return () => {
      gone = true;
    };
  }, [language]);
  const catalogue = shown === null ? undefined : loaded.get(shown);
  return shown === null || catalogue === undefined ? null : { language: shown, ...catalogue };
}
