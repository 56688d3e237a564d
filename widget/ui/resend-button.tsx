import { useEffect, useState } from 'react';
import { useCard } from './card-context.ts';
import type { RareViewProps } from './rare-view-props.ts';

/** Another code, once the pause is over; until then the button says how long. */
export function ResendButton({ resendAt, messages }: RareViewProps & { readonly resendAt: number }) {
  const { commands, clock } = useCard();
  const [now, setNow] = useState(() => clock.now());
  const seconds = Math.max(0, Math.ceil((resendAt - now) / 1000));
  const waits = seconds > 0;
  useEffect(() => {
    if (!waits) return;
    const id = setInterval(() => setNow(clock.now()), 1000);
    return () => clearInterval(id);
  }, [clock, waits]);
  return (
    <p className="aside">
      <button type="button" className="link" part="link" aria-disabled={waits} onClick={() => commands.resendOtp()}>
        {waits ? messages.resendIn(seconds) : messages.resendOtp}
      </button>
    </p>
  );
}
