import { useRef } from 'react';
import { useCard } from './card-context.ts';

/** Reserves room for the check from the first paint on; the check is in the host's light DOM, shown by the slot. */
export function HumanCheckBox() {
  const { state, commands, messages, interacted } = useCard();
  const { phase, fault } = state.humanCheck;
  const text = messages.humanCheck;
  const failure = (fault === 'removed' && interacted?.messages.humanCheck.removed) || text.failed;
  // Where the status says it, right below, the box has the button alone.
  const isSaid = state.status.kind === 'human-check-removed';
  const box = useRef<HTMLElement>(null);
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
        <button
          type="button"
          className="placeholder"
          onClick={commands.interacted}
          aria-disabled={phase === 'loading' || undefined}
        >
          {phase === 'loading' ? text.loading : text.placeholder}
        </button>
      )}
      {phase === 'failed' && (
        <p className="check-note">
          {!isSaid && `${failure} `}
          <button type="button" className="link" onClick={commands.renewHumanCheck}>
            {text.retry}
          </button>
        </p>
      )}
      <slot name="human-check" />
      {interacted && <interacted.views.HumanCheckNote interacted={interacted} box={box} />}
    </section>
  );
}
