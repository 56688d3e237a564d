import type { Language } from '../../account/languages.ts';
import type { Tab } from '../core/card-config.ts';

// These types are a contract between builds, because the React of another build may take over the card
// (shell/load-react.ts).

/** The visitor's state, for the card that takes over. */
export type VisitorState = {
  /** True if the visitor has submitted a form whose request has not started. */
  readonly submitted?: boolean;
  /** The typed texts by field, including fields that are not displayed now. */
  readonly values?: Readonly<Record<string, string>>;
  /** The tab chosen by the visitor. */
  readonly tab?: Tab;
  /** True for an active card, which has requested its human check. The key has the name that earlier releases use. */
  readonly interacted?: boolean;
  /** True if the page has received `acct-ready`. */
  readonly announced?: boolean;
};

/** The painted card, with the functions by which React takes it over. */
export type MountRequest = {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  /** The parent of the card's nodes. It contains the painted HTML or an earlier card, or is empty. */
  readonly wrapper: HTMLElement;
  /** The language and tab of the painted card. */
  readonly language: Language;
  readonly tab: Tab;
  /** Returns the visitor's state. React calls this once, right before it takes over the nodes. */
  takeOver(): VisitorState;
  /** Replaces this card by the single-file card, or by the card of `instead`. Rejects if that card is unavailable. */
  recover(instead?: Promise<ReactChunk>): Promise<void>;
};

/** The chunk with React and the card's views, which may be of another build. */
export type ReactChunk = { mountCard(request: MountRequest): Promise<MountedCard> };

/** A card on the page that React renders. */
export type MountedCard = {
  /** Handles a move of the element, or a new insertion. Returns false if the tag now has another Firebase project. */
  moved(): unknown;
  /** Resets the card to its initial state. */
  reset(): void;
  /**
   * Handles the element's removal, which may be temporary. A removed card has no nodes or listeners outside its
   * element, unless a request runs.
   */
  left?(): void;
  /** Ends this card, and returns the visitor's state for the next one. */
  handOver(): VisitorState;
  end(): void;
};

/** Milliseconds for which a card that is off the page, or has refused settings, keeps its state. */
export const cardStateLifetime = 60_000;
