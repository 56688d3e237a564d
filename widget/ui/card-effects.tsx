import type { RefObject } from 'react';
import { HeldHeight } from './held-height.ts';
import { RefusalFocus } from './refusal-focus.ts';

/** What only a touched card does to its own box: where the focus goes, how tall it stays. */
export function CardEffects({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  return (
    <>
      <RefusalFocus root={root} />
      <HeldHeight root={root} />
    </>
  );
}
