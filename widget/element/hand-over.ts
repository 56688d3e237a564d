import type { Tab } from '../core/card-config.ts';
import type { Language } from '../languages/languages.ts';

// A contract between builds: the shell of one may hand its card to the React of another (shell/load-react.ts).

/** The visitor's work so far, for the card that takes over. */
export type CardStart = {
  /** A form was submitted, and its request has not started. */
  readonly submitted?: boolean;
  /** Texts by field, including fields that are not on the page now. */
  readonly values?: Readonly<Record<string, string>>;
  /** The tab chosen by the visitor. */
  readonly tab?: Tab;
  /** The card was interacted with: its check was asked for. */
  readonly interacted?: boolean;
  /** The page has had `acct-ready`. */
  readonly announced?: boolean;
};

/** The painted card, and how to take it over. */
export type MountRequest = {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  /** The parent of the card's nodes: painted HTML, a card drawn before, or nothing. */
  readonly wrapper: HTMLElement;
  /** What was painted. */
  readonly language: Language;
  readonly tab: Tab;
  /** Called once, right before the nodes change hands. */
  takeOver(): CardStart;
  /** Puts a card in this one's place that needs no further chunk, or that of `instead`; rejects without either. */
  recover(instead?: Promise<ReactChunk>): Promise<void>;
};

/** React and the card's views, of whatever build. */
export type ReactChunk = { mountCard(request: MountRequest): Promise<MountedCard> };

/** A card on the page, in React's hands. */
export type MountedCard = {
  /** The element is on the page, somewhere else or again. False where another Firebase project is set by now. */
  moved(): unknown;
  /** Back to a fresh card. */
  reset(): void;
  /** The element was taken off the page and may be put back: outside it nothing stays of a card that rests. */
  left?(): void;
  /** Ends this card for one that goes on with what the visitor did. */
  handOver(): CardStart;
  end(): void;
};

/** Milliseconds for which a card that went off the page, or whose settings are refused, goes on where it stood. */
export const keptFor = 60_000;
