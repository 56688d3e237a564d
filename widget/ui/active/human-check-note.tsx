import type { RefObject } from 'react';
import { useCard } from '../card-context.ts';
import type { InteractedViewProps } from '../interacted-chunk.ts';
import { useKeptFocus } from './use-kept-focus.ts';

type HumanCheckNoteProps = InteractedViewProps & { readonly box: RefObject<HTMLElement | null> };

/** The line below the check: expired, or the emulator's self-solving one. Keeps a removed button's focus. */
export function HumanCheckNote({ interacted, box }: HumanCheckNoteProps) {
  const { state, config } = useCard();
  const { phase } = state.humanCheck;
  const text = interacted.messages.humanCheck;
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
