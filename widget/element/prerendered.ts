import type { Tab } from '../core/card-config.ts';

// The build puts its values here (widget/build/prerendered-card.ts); in development React draws the card from nothing.

/** The HTML that this build can hydrate; changes with everything that changes the HTML. */
export const prerenderedBuild: string | null = null;

/** The card's HTML by tab, from the same React components, in the source language; the others bring theirs. */
export const sourceHtml: Readonly<Record<Tab, string>> | null = null;
