import { useRef } from 'react';
import { useCard } from './card-context.ts';

/** Room for the check from the first paint on; the check itself is the host's light DOM, shown through the slot. */
export function CaptchaBox() {
  const { state, commands, messages, touched } = useCard();
  const { phase } = state.captcha;
  const text = messages.captcha;
  const box = useRef<HTMLElement>(null);
  return (
    <section className="captcha" part="human-check" data-phase={phase} aria-label={text.label} tabIndex={-1} ref={box}>
      {(phase === 'placeholder' || phase === 'loading') && (
        <button
          type="button"
          className="placeholder"
          onClick={commands.touched}
          aria-disabled={phase === 'loading' || undefined}
        >
          {phase === 'loading' ? text.loading : text.placeholder}
        </button>
      )}
      {phase === 'failed' && (
        <p className="check-note">
          {text.failed}{' '}
          <button type="button" className="link" onClick={commands.renewCaptcha}>
            {text.retry}
          </button>
        </p>
      )}
      <slot name="human-check" />
      {touched && <touched.views.CaptchaNote touched={touched} box={box} />}
    </section>
  );
}
