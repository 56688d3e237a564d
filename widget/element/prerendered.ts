import type { Tab } from '../core/card-config.ts';

// The build replaces these values (widget/build/prerendered-card.ts). In development, React renders the whole card.

/** The version of the HTML that this build can hydrate. It changes with every change of the HTML. */
export const prerenderedHtmlVersion: string | null = null;

/**
 * The card's HTML by tab in the source language, rendered from the same React components. The file of every other
 * language contains the HTML in its own language.
 */
export const sourceLanguageHtml: Readonly<Record<Tab, string>> | null = null;
