import type { Language } from '../../account/languages.ts';
import type { Tab } from '../core/card-config.ts';

// A contract between builds: the shell of one may hand its card to the React of another (shell/load-react.ts).

/** The visitor's work so far, for the card that takes over. */
export type CardStart = {
  /** A form was submitted, and its request has not started. */
  readonly submitted?: boolean;
  /** Texts by field, including fields that are not on the page now. */
  readonly values?: Readonly<Record<string, string>>;
  /** The tab chosen by the visitor. */
  readonly tab?: Tab;
  /** The card was interacted with, and has requested its check. */
  readonly interacted?: boolean;
  /** The page has had `acct-ready`. */
  readonly announced?: boolean;
};

/** The painted card, and the means to take it over. */
export type MountRequest = {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  /** The parent of the card's nodes: painted HTML, a card drawn before, or nothing. */
  readonly wrapper: HTMLElement;
  /** The painted language and tab. */
  readonly language: Language;
  readonly tab: Tab;
  /** Called once, right before the nodes change owners. */
  takeOver(): CardStart;
  /** Replaces this card by one that needs no further chunk, or by that of `instead`; rejects without either. */
  recover(instead?: Promise<ReactChunk>): Promise<void>;
};

/** React and the card's views, of any build. */
export type ReactChunk = { mountCard(request: MountRequest): Promise<MountedCard> };

/** A card on the page, owned by React. */
export type MountedCard = {
  /** Reacts to a move on the page or a return to it. Returns false if another Firebase project is set by now. */
  moved(): unknown;
  /** Restores a fresh card. */
  reset(): void;
  /** Reacts to the element's removal, which may be temporary: a resting card leaves nothing outside the element. */
  left?(): void;
  /** Ends this card for one that continues the visitor's work. */
  handOver(): CardStart;
  end(): void;
};

/** Milliseconds for which a card off the page, or with refused settings, keeps its state. */
export const keptFor = 60_000;
