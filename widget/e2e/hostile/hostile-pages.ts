import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** HTML of the card that a page includes: script and tag. */
type CardHtml = { readonly script: string; readonly card: string };

/** A host page whose styles or scripts could break a card. */
export type HostilePage = {
  readonly name: string;
  /** Returns the HTML of the whole page. */
  readonly html: (parts: CardHtml) => string;
  /** True for a page that `npm test` covers. All other pages run in the long suite. */
  readonly daily?: true;
};

type Parts = {
  readonly head?: string;
  /** Attributes of the page's root element. */
  readonly root?: string;
  /** Returns the card's HTML with the page's HTML around it. */
  readonly around?: (card: string) => string;
};

/** Returns a function that renders a modern page with the given parts. */
export const createModernPage =
  ({ head = '', root = '', around = (card) => card }: Parts): HostilePage['html'] =>
  ({ script, card }) =>
    `<!doctype html><html lang="en" ${root}><head><meta charset="utf-8"><title>A partner's page</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">${head}${script}</head><body>${around(card)}</body></html>`;

const styled = (css: string, root = ''): HostilePage['html'] =>
  createModernPage({ head: `<style>${css}</style>`, root });
const scripted = (script: () => void): HostilePage['html'] =>
  createModernPage({ head: `<script>(${script})()</script>` });

const bootstrap = readFileSync(createRequire(import.meta.url).resolve('bootstrap/dist/css/bootstrap.css'), 'utf8');

/**
 * These styles set every inherited property, distort boxes, and hide the body as anti-flicker scripts do. They exclude
 * Google's human check, because the card cannot protect it from a page's rules. They also exclude the card's parent
 * element, because its size limits the card's size.
 */
const aggressiveTheme = `
  body {
    visibility: hidden; cursor: crosshair; pointer-events: none; user-select: none;
    color-scheme: dark; fill: lime; stroke: lime; accent-color: lime; caret-color: lime; quotes: none; tab-size: 2;
    --tone: lime; --acct: lime;
  }
  body, body * {
    font: italic 700 small-caps 23px/2.7 "Comic Sans MS", cursive !important;
    color: lime !important; -webkit-text-fill-color: lime; -webkit-text-stroke: 1px red; text-shadow: 1px 1px red;
    text-transform: uppercase; letter-spacing: 3px; word-spacing: 9px; text-indent: 31px; text-align: center;
    white-space: pre; word-break: break-all; overflow-wrap: normal; hyphens: auto; text-wrap: balance;
    font-variant-numeric: oldstyle-nums; font-feature-settings: "liga" 0; font-stretch: 75%; font-kerning: none;
    list-style: square inside; border-collapse: collapse; border-spacing: 7px; writing-mode: horizontal-tb; text-orientation: sideways;
  }
  :is(div, section, dialog, form, p, label, input, button, a, svg, path, slot, iframe):not(acct-auth-card > * *, :has(acct-auth-card)) {
    display: inline-flex !important; float: left !important; width: 37% !important; margin: 11px !important; padding: 13px !important;
    border: 3px double red !important; background: yellow !important; opacity: 0.3 !important; transform: rotate(2deg) !important;
  }
`;

/** The most common host pages, and host pages that once revealed a fault of the card. */
export const hostilePages: readonly HostilePage[] = [
  { name: 'Bootstrap in the dark', html: styled(bootstrap, 'data-bs-theme="dark"') },
  { name: 'an aggressive theme', html: styled(aggressiveTheme), daily: true },
  {
    name: 'all: unset',
    html: createModernPage({ around: (card) => `<style>* { all: unset !important; }</style>${card}` }),
  },
  {
    name: 'text from right to left',
    html: styled('* { direction: rtl; unicode-bidi: bidi-override; text-align: right; }', 'dir="rtl"'),
  },
  {
    name: 'a huge root font',
    html: styled('html { font-size: 40px; } body, body * { font-size: 2rem !important; }'),
  },
  {
    name: 'hidden controls',
    html: styled('button, input, label, form, dialog, acct-auth-card > div { display: none !important; }'),
  },
  {
    // Without a doctype, browsers lay out tables, heights and boxes by the rules of 1998.
    name: 'quirks mode',
    html: ({ script, card }) =>
      `<html lang="en"><head><meta charset="utf-8"><title>Old page</title>${script}</head><body bgcolor="white" link="red"><center><font color="lime" size="7">${card}</font></center></body></html>`,
  },
  {
    name: 'a grid column of no width',
    html: createModernPage({ around: (card) => `<div style="display:grid;grid-template-columns:0">${card}</div>` }),
  },
  {
    // The page cancels the keys of letters, space, Enter and Backspace outside fields. It does not recognise fields in
    // a shadow root, so it also cancels keys in the card's fields.
    name: 'shortcuts',
    html: scripted(() => {
      const take = (event: KeyboardEvent): void => {
        const isField = event.target instanceof Element && event.target.matches('input, textarea, select');
        if (!isField && (event.key.length === 1 || event.key === 'Enter' || event.key === 'Backspace'))
          event.preventDefault();
      };
      for (const type of ['keydown', 'keypress', 'keyup'] as const) document.addEventListener(type, take);
    }),
  },
  {
    // A script against copying cancels presses, selections and pastes outside fields. It does not recognise fields in a
    // shadow root, so it also cancels them in the card's fields.
    name: 'a script against copying',
    html: scripted(() => {
      const types = ['mousedown', 'selectstart', 'dragstart', 'contextmenu', 'copy', 'cut', 'paste', 'submit'];
      for (const type of types) {
        document.addEventListener(type, (event) => {
          if (!(event.target instanceof Element && event.target.matches('input, textarea, select')))
            event.preventDefault();
        });
      }
    }),
  },
];
