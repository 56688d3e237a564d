import { useEffect, useState } from 'react';
import type { RareParts } from '../ui/rare-parts.ts';
import { loadTouchPart } from './load-touch-part.ts';

/** The rarer parts once they are there, in the language shown. `need`: 0 not yet; every other number tries (again) to load them. */
export function useRareParts(
  host: HTMLElement,
  need: number,
  messages: RareParts['messages'] | null,
): RareParts | null {
  const [rare, setRare] = useState<RareParts | null>(null);
  useEffect(() => {
    let gone = false;
    if (need !== 0) {
      loadTouchPart().then(
        (part) => {
          if (gone) return;
          part.applyTouchedStyles(host);
          setRare(part.rare);
        },
        () => undefined, // the human check, which comes from the same file, says so and offers another try
      );
    }
    return () => {
      gone = true;
    };
  }, [need, host]);
  return rare && messages ? { ...rare, messages } : rare;
}
