import { useEffect, useRef } from 'react';
import type { ActiveViewProps } from '../active-chunk.ts';
import { useCard } from '../card-context.ts';

/** The choice of a signed-in visitor whose company could not be requested: try again, or continue without it. */
export function ProvisionPanel({ activeChunk }: ActiveViewProps) {
  const { commands } = useCard();
  const { messages } = activeChunk;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div className="choices">
      <button
        ref={first}
        type="button"
        className="primary"
        part="submit-button"
        onClick={() => commands.retryProvision()}
      >
        {messages.tryAgain}
      </button>
      <button type="button" className="secondary" part="secondary-button" onClick={commands.continueToApp}>
        {messages.continue}
      </button>
    </div>
  );
}
