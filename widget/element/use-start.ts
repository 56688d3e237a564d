import { useEffect, useRef } from 'react';
import type { CardInstance } from './card-instance.ts';

/** What a visitor did before React was there. */
export type CardStart = {
  /** A form was submitted. */
  readonly keptSubmit?: boolean;
  /** What was typed into nodes that had to be replaced, by field. */
  readonly typed?: Readonly<Record<string, string>>;
  /** The card drawn from nothing is on the page. */
  readonly onDrawn?: () => void;
};

type Start = {
  readonly instance: CardInstance;
  readonly host: HTMLElement;
  readonly isReady: boolean;
  readonly realHumanCheck: boolean;
  readonly start: CardStart;
};

/** Catches up with a visitor who was faster than React: a touch, a submit, a caret. */
export function useStart({ instance, host, isReady, realHumanCheck, start }: Start): void {
  const first = useRef({ ...start, realHumanCheck });
  useEffect(() => {
    if (!isReady) return;
    const { keptSubmit, onDrawn, realHumanCheck: needsVisitor } = first.current;
    const { store, commands } = instance;
    onDrawn?.();
    if (host.shadowRoot?.activeElement || keptSubmit) commands.touched();
    if (!keptSubmit) return;
    // Carried out once, when the check lets it through; a check that waits for the visitor says so through the refusal.
    const stop = store.subscribe(() => {
      const { humanCheck, tab } = store.getState();
      const decided = humanCheck.phase === 'solved' || humanCheck.phase === 'failed';
      if (!decided && !(needsVisitor && humanCheck.phase === 'none')) return;
      stop();
      if (tab === 'signup') commands.signUp();
      else commands.signIn();
    });
    return stop;
  }, [isReady, instance, host]);
}
