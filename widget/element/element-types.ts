import { languageCodes } from '../../account/languages.ts';
import { type AttributeName, handoffModes, humanCheckModes, loadingModes, tabs, themes } from '../core/card-config.ts';
import type { CardEventDetails } from '../core/card-events.ts';

/** The attributes with a fixed set of values, for types, descriptions and tests. The card itself does not use this. */
export const attributeValues = {
  tab: tabs,
  lang: languageCodes,
  theme: themes,
  handoff: handoffModes,
  'human-check': humanCheckModes,
  loading: loadingModes,
} as const;

/** The element as a page's script sees it. */
export interface AcctAuthCardElement extends HTMLElement {
  /** Restores a fresh card: empty fields, unsolved human check, the tab of the `tab` attribute. */
  reset(): void;
  /** Focuses the first field. */
  focus(options?: FocusOptions): void;
}

type Words = typeof attributeValues;

/** The attributes of the tag: strings, some with a fixed set of values. widget/README.md documents them. */
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
