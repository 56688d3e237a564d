import type { RefObject } from 'react';
import { useCard } from '../card-context.ts';
import type { TouchedViewProps } from '../touched-chunk.ts';
import { useKeptFocus } from './card-effects.tsx';

type CaptchaNoteProps = TouchedViewProps & { readonly box: RefObject<HTMLElement | null> };

/**
 * What stands below the check: expired, or that this is the emulator's self-solving one. Beside that, the focus stays
 * at the check when the button that had it goes.
 */
export function CaptchaNote({ touched, box }: CaptchaNoteProps) {
  const { state, config } = useCard();
  const { phase } = state.captcha;
  const text = touched.messages.captcha;
  useKeptFocus(box, phase);
  const isThere = phase === 'none' || phase === 'solved' || phase === 'expired';
  return (
    <>
      {phase === 'expired' && <p className="check-note">{text.expired}</p>}
      {isThere && !config.realCaptcha && (
        <p className="check-note">{phase === 'solved' ? text.testModeSolved : text.testMode}</p>
      )}
    </>
  );
}
