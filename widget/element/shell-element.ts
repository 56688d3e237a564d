import { applyStyles } from './apply-styles.ts';
import { firstCss } from './card-css.ts';
import type { AcctAuthCardElement } from './element-types.ts';
import { type PaintedCard, startCard } from './start-card.ts';

/**
 * `<acct-auth-card>` as the script tag defines it: paints the card at once and fetches React, which takes the same nodes over.
 * A class of its own, since r2wc's base alone would be 1.6 of the 4 kB that may come before the form (docs/decisions).
 */
export class ShellElement extends HTMLElement implements AcctAuthCardElement {
  declare private card: PaintedCard | null | undefined;

  connectedCallback(): void {
    if (this.card) {
      this.card.moved();
      return;
    }
    // A declarative shadow root is kept as it came.
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const isNew = this.card === undefined;
    this.card = startCard(this, root);
    // A declarative shadow root may have brought these very styles, unless the page's policy keeps them out.
    const brought = root.querySelector('style');
    if (isNew && !(brought?.sheet && brought.textContent === firstCss)) applyStyles(root, firstCss, this.nonce);
  }

  disconnectedCallback(): void {
    // A moved element is connected again by now; only a removed one loses its card.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.card?.end();
      this.card = null;
    });
  }

  reset(): void {
    this.card?.reset();
  }

  override focus(options?: FocusOptions): void {
    // React, too, calls this when the node that had the focus is gone: where the focus is inside it stays.
    if (!this.shadowRoot?.activeElement) this.shadowRoot?.querySelector('input')?.focus(options);
  }
}
