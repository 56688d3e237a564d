import type { RefObject } from 'react';
import type { ActiveViewProps } from '../active-chunk.ts';
import { useCard } from '../card-context.ts';
import { useFocusRecovery } from './use-focus-recovery.ts';

type HumanCheckNoteProps = ActiveViewProps & { readonly box: RefObject<HTMLElement | null> };

/**
 * Renders a line below an expired human check, or below the emulator's human check, which solves itself. If the focused
 * button of the human check's box is removed, the box receives the focus.
 */
export function HumanCheckNote({ activeChunk, box }: HumanCheckNoteProps) {
  const { state, config } = useCard();
  const { phase } = state.humanCheck;
  const text = activeChunk.messages.humanCheck;
  useFocusRecovery(box, phase);
  const isDisplayed = phase === 'none' || phase === 'solved' || phase === 'expired';
  return (
    <>
      {phase === 'expired' && <p className="check-note">{text.expired}</p>}
      {isDisplayed && !config.realHumanCheck && (
        <p className="check-note">{phase === 'solved' ? text.testModeSolved : text.testMode}</p>
      )}
    </>
  );
}
