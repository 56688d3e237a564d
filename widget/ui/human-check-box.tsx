import { useRef } from 'react';
import { useCard } from './card-context.ts';

/**
 * Reserves space for the human check from the first paint on. A slot displays the check, which is in the host's light
 * DOM.
 */
export function HumanCheckBox() {
  const { state, commands, messages, activeChunk } = useCard();
  const { phase, fault } = state.humanCheck;
  const text = messages.humanCheck;
  const failure = (fault === 'removed' && activeChunk?.messages.humanCheck.removed) || text.failed;
  // If the status below the box already displays the reason, the box displays only the retry button.
  const isInStatus = state.status.kind === 'human-check-removed';
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
          onClick={commands.activate}
          aria-disabled={phase === 'loading' || undefined}
        >
          <svg width="30" height="34" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
            <path d="M15 2l12 4.5V16c0 8-5 13-12 16C8 29 3 24 3 16V6.5zM9.5 16.5l4 4 7.5-8" />
          </svg>
          <span>{phase === 'loading' ? text.loading : text.placeholder}</span>
        </button>
      )}
      {phase === 'failed' && (
        <p className="check-note">
          {!isInStatus && `${failure} `}
          <button type="button" className="link" onClick={commands.renewHumanCheck}>
            {text.retry}
          </button>
        </p>
      )}
      <slot name="human-check" />
      {activeChunk && <activeChunk.views.HumanCheckNote activeChunk={activeChunk} box={box} />}
    </section>
  );
}
