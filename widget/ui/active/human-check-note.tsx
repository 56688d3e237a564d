import type { RefObject } from 'react';
import type { ActiveViewProps } from '../active-chunk.ts';
import { useCard } from '../card-context.ts';
import { useFocusRecovery } from './use-focus-recovery.ts';

type HumanCheckNoteProps = ActiveViewProps & { readonly box: RefObject<HTMLElement | null> };

/**
 * Renders a note if the human check has expired, or if it is the Auth emulator's check, which solves itself. Moves the
 * focus to the box of the check if the focused button in the box is removed.
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
