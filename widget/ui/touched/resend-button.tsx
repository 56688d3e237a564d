import { useEffect, useState } from 'react';
import { useCard } from '../card-context.ts';
import type { TouchedViewProps } from '../touched-chunk.ts';

/** Another code, once the pause is over; until then the button says how long. */
export function ResendButton({ resendAt, touched }: TouchedViewProps & { readonly resendAt: number }) {
  const { commands } = useCard();
  const { messages, clock } = touched;
  const [, tick] = useState(0);
  // Read at every drawing: a time kept from the last tick would be that of an earlier pause.
  const seconds = Math.max(0, Math.ceil((resendAt - clock.now()) / 1000));
  const waits = seconds > 0;
  useEffect(() => {
    if (!waits) return;
    const id = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(id);
  }, [waits]);
  return (
    <p className="aside">
      <button
        type="button"
        className="link"
        part="link"
        aria-disabled={waits || undefined}
        onClick={() => commands.resendOtp()}
      >
        {waits ? messages.resendIn(seconds) : messages.resendOtp}
      </button>
    </p>
  );
}
