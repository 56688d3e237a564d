import type { Language } from '../../account/languages.ts';
import type { Tab } from '../core/card-config.ts';

// These types are a contract between builds: the shell of one may hand its card to the React of another
// (shell/load-react.ts).

/** The visitor's state, for the card that takes over. */
export type CardStart = {
  /** True if a form was submitted whose request has not started. */
  readonly submitted?: boolean;
  /** The typed texts by field, including fields that are not on the page now. */
  readonly values?: Readonly<Record<string, string>>;
  /** The tab chosen by the visitor. */
  readonly tab?: Tab;
  /** True for an active card, which has requested its human check. The key has the name that earlier releases use. */
  readonly interacted?: boolean;
  /** True if the page has received `acct-ready`. */
  readonly announced?: boolean;
};

/** The painted card, with functions to take it over. */
export type MountRequest = {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  /** The parent of the card's nodes, which are the painted HTML, an earlier rendered card, or nothing. */
  readonly wrapper: HTMLElement;
  /** The language and tab of the painted card. */
  readonly language: Language;
  readonly tab: Tab;
  /** Is called once, right before React takes over the nodes. */
  takeOver(): CardStart;
  /**
   * Replaces this card by a card that needs no further chunk, or by the card of `instead`. Rejects if neither is
   * available.
   */
  recover(instead?: Promise<ReactChunk>): Promise<void>;
};

/** The chunk with React and the card's views, which may be of another build. */
export type ReactChunk = { mountCard(request: MountRequest): Promise<MountedCard> };

/** A card on the page, owned by React. */
export type MountedCard = {
  /** Handles a move on the page, or a new insertion. Returns false if the tag has another Firebase project by now. */
  moved(): unknown;
  /** Resets the card to its initial state. */
  reset(): void;
  /**
   * Handles the element's removal, which may be temporary. A card that waits for the visitor leaves nothing outside the
   * element.
   */
  left?(): void;
  /** Ends this card, and returns the visitor's state for the next one. */
  handOver(): CardStart;
  end(): void;
};

/** Milliseconds for which a card that is off the page, or has refused settings, keeps its state. */
export const returnWindow = 60_000;
