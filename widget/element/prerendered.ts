import type { Tab } from '../core/card-config.ts';

/** The card's own HTML, made at build time from the same React components: English here, Hindi in prerendered-hindi.ts. */
export type Prerendered = {
  /** Changes with everything that changes the HTML; only HTML of the same build is hydrated. */
  readonly build: string;
  readonly html: Readonly<Record<Tab, string>>;
};

/** The build puts the HTML here (widget/build/prerendered-card.ts); in development React draws the card from nothing. */
export const prerendered: Prerendered | null = null;
