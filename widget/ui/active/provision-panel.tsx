import { useEffect, useRef } from 'react';
import { useCard } from '../card-context.ts';
import type { InteractedViewProps } from '../interacted-chunk.ts';

/** Signed in, but the company could not be set up: try again, or continue without it. */
export function ProvisionPanel({ interacted }: InteractedViewProps) {
  const { commands } = useCard();
  const { messages } = interacted;
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
