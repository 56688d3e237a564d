import type { CardCommands } from '../../core/card-commands.ts';
import type { CardStore } from '../../core/card-store.ts';

type CatchUp = {
  readonly store: CardStore;
  readonly commands: CardCommands;
  readonly host: HTMLElement;
  /** The card was touched before React was there, or the card before this one was. */
  readonly touched: boolean;
  /** A form was submitted before the card could carry it out. */
  readonly submitted: boolean;
  readonly captchaNeedsVisitor: boolean;
};

/** Catches up with a visitor who was faster than the card: a touch, a submit. */
export function catchUp({ store, commands, host, touched, submitted, captchaNeedsVisitor }: CatchUp): void {
  if (host.shadowRoot?.activeElement || touched || submitted) commands.touched();
  if (!submitted) return;
  // Carried out once, when the check lets it through; a check that waits for the visitor says so through the refusal.
  const stop = store.subscribe(() => {
    const { captcha, tab } = store.getState();
    const decided = captcha.phase === 'solved' || captcha.phase === 'failed';
    if (!decided && !(captchaNeedsVisitor && captcha.phase === 'none')) return;
    stop();
    if (tab === 'signup') commands.signUp();
    else commands.signIn();
  });
}
