import type { RefObject } from 'react';
import { HeldPlace } from './held-place.ts';
import { RefusalFocus } from './refusal-focus.ts';

/** What only a touched card does to its own box: where the focus goes, what keeps its place. */
export function CardEffects({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  return (
    <>
      <RefusalFocus root={root} />
      <HeldPlace root={root} />
    </>
  );
}
