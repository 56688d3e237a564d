import type { AttributeName } from '../core/card-config.ts';
import type { CardEventDetails } from '../core/card-events.ts';

/** The element as a page's script sees it. */
export interface AcctAuthCardElement extends HTMLElement {
  /** Back to a fresh card: fields emptied, human check unsolved, the tab of the `tab` attribute. */
  reset(): void;
  /** Focuses the first field. */
  focus(options?: FocusOptions): void;
}

/** The attributes that the tag takes, all strings; documented in widget/README.md. */
export type AcctAuthCardAttributes = Partial<Record<AttributeName | 'nonce' | 'loading', string>>;

type CardEvents = { [Name in keyof CardEventDetails]: CustomEvent<CardEventDetails[Name]> };

declare global {
  interface HTMLElementTagNameMap {
    'acct-auth-card': AcctAuthCardElement;
  }
  interface HTMLElementEventMap extends CardEvents {}
}
