import type { RefObject } from 'react';
import type { ActiveViewProps } from '../active-chunk.ts';
import { useCard } from '../card-context.ts';
import { useKeptFocus } from './use-kept-focus.ts';

type HumanCheckNoteProps = ActiveViewProps & { readonly box: RefObject<HTMLElement | null> };

/** The line below the check: expired, or the emulator's self-solving one. Keeps a removed button's focus. */
export function HumanCheckNote({ activeChunk, box }: HumanCheckNoteProps) {
  const { state, config } = useCard();
  const { phase } = state.humanCheck;
  const text = activeChunk.messages.humanCheck;
  useKeptFocus(box, phase);
  const isThere = phase === 'none' || phase === 'solved' || phase === 'expired';
  return (
    <>
      {phase === 'expired' && <p className="check-note">{text.expired}</p>}
      {isThere && !config.realHumanCheck && (
        <p className="check-note">{phase === 'solved' ? text.testModeSolved : text.testMode}</p>
      )}
    </>
  );
}
