import { useEffect, useState } from 'react';
import type { Language } from '../core/card-config.ts';
import { en, type Messages } from '../messages/en.ts';

const loaded = new Map<Language, Messages>([['en', en]]);

/** Loads a language's catalogue; English is always there. */
export async function loadMessages(language: Language): Promise<void> {
  if (loaded.has(language)) return;
  const { hi } = await import('../messages/hi.ts');
  loaded.set('hi', hi);
}

export type LanguageMessages = { readonly language: Language; readonly messages: Messages };

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
  const messages = shown === null ? undefined : loaded.get(shown);
  return shown === null || messages === undefined ? null : { language: shown, messages };
}
