import { useCard } from './card-context.ts';
import type { RareViewProps } from './rare-view-props.ts';

/** What stands below the check: expired, or that this is the emulator's self-solving one. */
export function HumanCheckNote({ rare }: RareViewProps) {
  const { state, config } = useCard();
  const { phase } = state.humanCheck;
  const text = rare.messages.humanCheck;
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
