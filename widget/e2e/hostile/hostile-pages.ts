import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compile } from 'tailwindcss';

const require = createRequire(import.meta.url);
const sheet = (file: string): string => readFileSync(require.resolve(file), 'utf8').replace(/^@charset[^;]*;/, '');

/** A page whose own rules would change the card if they could. */
export type HostilePage = {
  readonly name: string;
  readonly css: string;
  /** Of its root element. */
  readonly attributes?: Readonly<Record<string, string>>;
};

/**
 * Every inherited property that a page may have set for itself, a snippet against flicker that was never lifted included, and boxes
 * turned upside down. What Google draws inside its check is spared: a page's rules do reach that, and no card could help it.
 * So is what the card stands in: how much room there is is the page's to say.
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

/** The eight that issue and guide name. Sheets are the real files of their packages. */
export async function hostilePages(): Promise<readonly HostilePage[]> {
  const preflight = await compile(`@layer theme, base; @layer base {${sheet('tailwindcss/preflight.css')}}`);
  return [
    {
      name: 'reset sheets',
      css: ['reset-css/reset.css', 'normalize.css/normalize.css', 'the-new-css-reset/css/reset.css']
        .map(sheet)
        .join('\n'),
    },
    { name: 'Bootstrap', css: sheet('bootstrap/dist/css/bootstrap.css'), attributes: { 'data-bs-theme': 'dark' } },
    { name: 'Tailwind preflight', css: preflight.build([]) },
    { name: 'an aggressive theme', css: aggressiveTheme },
    {
      name: 'right to left',
      css: '* { direction: rtl; unicode-bidi: bidi-override; text-align: right; }',
      attributes: { dir: 'rtl' },
    },
    { name: 'all: unset', css: '* { all: unset !important; }' },
    { name: 'white text', css: '* { color: #fff !important; -webkit-text-fill-color: #fff; }' },
    { name: 'a huge root font', css: 'html { font-size: 40px; } body, body * { font-size: 2rem !important; }' },
  ];
}
