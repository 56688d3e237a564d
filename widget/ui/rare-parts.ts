import { useEffect, useState } from 'react';
import type { Language } from '../core/card-config.ts';
import type { FailureKey, RareMessages } from '../messages/rare-en.ts';

type RareViews = typeof import('./rare-views.tsx');
export type RareParts = {
  readonly views: RareViews['rareViews'];
  readonly messages: RareMessages;
  failureKey(code: string): FailureKey | null;
};

const loaded = new Map<Language, RareParts>();

/** Milliseconds until another try; a phone may be between two masts. */
const retryPause = 2000;

/** Views and sentences that few visitors see, in one chunk a language. Rejects when the network is gone. */
async function loadRareParts(language: Language): Promise<RareParts> {
  const [{ rareViews, failureKey }, messages] = await Promise.all([
    import('./rare-views.tsx'),
    language === 'hi'
      ? import('../messages/rare-hi.ts').then((module) => module.rareHi)
      : import('../messages/rare-en.ts').then((module) => module.rareEn),
  ]);
  const parts = { views: rareViews, messages, failureKey };
  loaded.set(language, parts);
  return parts;
}

/** The rarer parts once they are wanted and there; null before. Tries again until it has them. */
export function useRareParts(language: Language, wanted: boolean): RareParts | null {
  const [, setArrivals] = useState(0);
  const missing = wanted && !loaded.has(language);
  useEffect(() => {
    if (!missing) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const attempt = (): void => {
      loadRareParts(language).then(
        () => gone || setArrivals((count) => count + 1),
        // The card works without them, with its shorter sentences, until they come.
        () => {
          if (!gone) timer = setTimeout(attempt, retryPause);
        },
      );
    };
    attempt();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [language, missing]);
  return wanted ? (loaded.get(language) ?? null) : null;
}
