import type { Language, Tab } from '../core/card-config.ts';

/** The card's own HTML, made at build time from the same React components. */
export type Prerendered = {
  /** Changes with everything that changes the HTML; only HTML of the same build is hydrated. */
  readonly build: string;
  readonly html: Readonly<Record<Language, Readonly<Record<Tab, string>>>>;
};

/** The build puts the HTML here (prerender-plugin.ts); in development React draws the card from nothing. */
export const prerendered: Prerendered | null = null;
