import type { Page } from '@playwright/test';

/** The two things that a page of the gallery puts somewhere. */
export type CardHtml = { readonly script: string; readonly card: string };

/** A page of somebody else, and what about it is hard on a card. */
export type GalleryPage = {
  readonly name: string;
  readonly why: string;
  /** The whole page. */
  readonly html: (parts: CardHtml) => string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What has to happen before the card is to be seen, such as opening the dialog that it stands in. */
  readonly show?: (page: Page) => Promise<unknown>;
  /** Lines of the page's own, or of the browser about the page. */
  readonly console?: RegExp;
  /** What the page goes on changing in itself once the card's script may run. */
  readonly ownChanges?: RegExp;
};

export type PageParts = {
  readonly head?: string;
  /** What stands around the card. */
  readonly around?: (card: string) => string;
  /** Attributes of the root element. */
  readonly root?: string;
  readonly body?: string;
};

/** A page of today, with something added here and there. */
export const usual =
  ({ head = '', around = (card) => card, root = '', body = '' }: PageParts): GalleryPage['html'] =>
  ({ script, card }) =>
    `<!doctype html><html lang="en" ${root}><head><meta charset="utf-8"><title>A partner's page</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">${head}${script}</head>
    <body ${body}>${around(card)}</body></html>`;

/** The file of a package as a classic script; the tests serve `/library/` from node_modules. */
export const library = (file: string): string => `<script src="/library/${file}"></script>`;

/** A page whose own rules are these. */
export const styled = (css: string, around?: PageParts['around']): GalleryPage['html'] =>
  usual({ head: `<style>${css}</style>`, ...(around && { around }) });

/** A page with this script of its own, run before the card's. Not for text that holds an end tag of a script. */
export const scripted = (script: () => void, parts: PageParts = {}): GalleryPage['html'] =>
  usual({ ...parts, head: `${parts.head ?? ''}<script>(${script})()</script>` });
