import { useEffect, useRef } from 'react';
import type { HumanCheckLooks } from '../core/ports.ts';
import { useCard } from './card-context.ts';

/** Content width in px below which reCAPTCHA's normal box (304 x 78) does not fit. */
const normalWidth = 304;

/** Room for the check from the first paint on; the check itself is the host's light DOM, shown through the slot. */
export function HumanCheckBox() {
  const { state, commands, messages, config } = useCard();
  const { phase } = state.humanCheck;
  const text = messages.humanCheck;
  const box = useRef<HTMLElement>(null);
  const { language, theme } = config;
  useEffect(() => {
    const query = matchMedia('(prefers-color-scheme: dark)');
    const tell = (): void => {
      const dark = theme === 'dark' || (theme === 'auto' && query.matches);
      const width = box.current?.clientWidth ?? normalWidth;
      const looks: HumanCheckLooks = {
        language,
        theme: dark ? 'dark' : 'light',
        size: width < normalWidth ? 'compact' : 'normal',
      };
      commands.changeLooks(looks);
    };
    tell();
    query.addEventListener?.('change', tell);
    return () => query.removeEventListener?.('change', tell);
  }, [commands, language, theme]);

  const testMode = !config.realHumanCheck;
  return (
    <section
      className="human-check"
      part="human-check"
      data-phase={phase}
      aria-label={text.label}
      tabIndex={-1}
      ref={box}
    >
      {(phase === 'placeholder' || phase === 'loading') && (
        <button type="button" className="placeholder" onClick={commands.touched} aria-disabled={phase === 'loading'}>
          {phase === 'loading' ? text.loading : text.placeholder}
        </button>
      )}
      {phase === 'failed' && (
        <p className="check-note">
          {text.failed}{' '}
          <button type="button" className="link" onClick={commands.renewHumanCheck}>
            {text.retry}
          </button>
        </p>
      )}
      <slot name="human-check" />
      {phase === 'expired' && <p className="check-note">{text.expired}</p>}
      {testMode && phase !== 'placeholder' && phase !== 'loading' && phase !== 'failed' && (
        <p className="check-note">{phase === 'solved' ? text.testModeSolved : text.testMode}</p>
      )}
    </section>
  );
}
