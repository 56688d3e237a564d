/**
 * What the probe (page-probe.js) must know about a page. `bare`: usable as soon as it is visible; `card`: says itself when it is
 * usable; `peer`: usable when its field takes the focus and has handlers; `site`: no form is looked for.
 */
export type PageKind = 'bare' | 'card' | 'peer' | 'site';

/** A file that the page has fetched. Times in ms since the start of the navigation. */
export type FetchedFile = {
  readonly address: string;
  /** When it was asked for. */
  readonly start: number;
  /** When its last byte was there. */
  readonly end: number;
  /** Bytes of the body as sent (brotli); 0 for other origins, which do not tell. */
  readonly bytes: number;
};

/** Something moved without a recent input of the visitor. */
export type LayoutShift = {
  /** ms since the start of the navigation. */
  readonly at: number;
  /** Chromium's score of it. */
  readonly value: number;
  /** `x y width height -> x y width height` in CSS px of each thing that moved. */
  readonly moved: readonly string[];
};

/** What the probe has seen so far. Times in ms since the start of the navigation, null: not yet. */
export type ProbeRecord = {
  readonly visible: number | null;
  readonly interactive: number | null;
  /** The latest time that the visitor pressed on something; a card is touched by that, before the click is one. */
  readonly pressed: number | null;
  /** The latest click of the visitor. */
  readonly clicked: number | null;
  readonly redirected: number | null;
  readonly firstPaint: number | null;
  readonly largestPaint: number | null;
  readonly shifts: readonly LayoutShift[];
  /** The page itself first. */
  readonly files: readonly FetchedFile[];
};

/** The probe as it stands on the window of a measured page. */
export type ProbeWindow = {
  readonly bench: {
    /** Resolves when the form is visible and interactive. */
    readonly usable: Promise<void>;
    /** Resolves when the card is about to leave for the application. */
    readonly leaving: Promise<void>;
    /** Resolves when something has been painted. */
    readonly painted: Promise<void>;
    record(): ProbeRecord;
  };
};
