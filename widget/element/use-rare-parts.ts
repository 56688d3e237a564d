import { useEffect, useState } from 'react';
import type { RareParts } from '../ui/rare-parts.ts';
import { loadTouchPart } from './load-touch-part.ts';

/** The rarer parts once they are wanted and there, in the language shown; null before. */
export function useRareParts(
  host: HTMLElement,
  wanted: boolean,
  messages: RareParts['messages'] | null,
): RareParts | null {
  const [rare, setRare] = useState<RareParts | null>(null);
  useEffect(() => {
    let gone = false;
    if (wanted) {
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
  }, [wanted, host]);
  return rare && messages ? { ...rare, messages } : rare;
}
