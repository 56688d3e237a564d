import { languageCodes } from '../../account/languages.ts';
import { type AttributeName, handoffModes, humanCheckModes, loadingModes, tabs, themes } from '../core/card-config.ts';
import type { CardEventDetails } from '../core/card-events.ts';

/**
 * The values of the attributes that have a fixed set, for types, descriptions and tests. The card itself does not use
 * them.
 */
export const allowedAttributeValues = {
  tab: tabs,
  lang: languageCodes,
  theme: themes,
  handoff: handoffModes,
  'human-check': humanCheckModes,
  loading: loadingModes,
} as const;

/** The element with its public methods, for scripts of a page. */
export interface AcctAuthCardElement extends HTMLElement {
  /** Resets the card: empties the fields, resets the human check and selects the tab of the `tab` attribute. */
  reset(): void;
  /** Focuses the first field. */
  focus(options?: FocusOptions): void;
}

type Words = typeof allowedAttributeValues;

/** The attributes of the tag, which widget/README.md documents. Some have a fixed set of values. */
export type AcctAuthCardAttributes = {
  [Name in AttributeName | 'nonce']?: (Name extends keyof Words ? Words[Name][number] : string) | undefined;
};

/** The events of the element, by name. */
export type AcctAuthCardEventMap = { [Name in keyof CardEventDetails]: CustomEvent<CardEventDetails[Name]> };

declare global {
  interface HTMLElementTagNameMap {
    'acct-auth-card': AcctAuthCardElement;
  }
  interface HTMLElementEventMap extends AcctAuthCardEventMap {}
  // The events bubble. A card that is off the page dispatches them on the document.
  interface DocumentEventMap extends AcctAuthCardEventMap {}
}
