import { readFileSync } from 'node:fs';

type Tokens = Readonly<Record<string, string>>;

/** The values of tokens.css: what `:root, :host` gives, and what its dark block changes. */
export function designTokens(): { readonly light: Tokens; readonly dark: Tokens } {
  const [first = '', ...rest] = readFileSync('widget/tokens.css', 'utf8').split('@media (prefers-color-scheme: dark)');
  return { light: valuesIn(first), dark: valuesIn(rest.join('').split('}')[0] ?? '') };
}

const valuesIn = (block: string): Tokens =>
  Object.fromEntries(
    Array.from(block.matchAll(/(--acct-[a-z0-9-]+):\s*([^;]+);/g), ([, name = '', value = '']) => [
      name,
      value.replace(/\s+/g, ' ').trim(),
    ]),
  );

/** Every `--acct-*` property that a page may set on the card. Defaults stand in widget/tokens.css. */
export const tokenDocs: Readonly<Record<`--acct-${string}`, string>> = {
  '--acct-background': 'page behind it (our site)',
  '--acct-surface': 'ground of card and fields',
  '--acct-text': 'text',
  '--acct-text-muted': 'hints, icons',
  '--acct-accent': 'links, the active tab, problems',
  '--acct-accent-strong': 'heading band and main button',
  '--acct-on-accent': 'text on the strong accent',
  '--acct-accent-trim': 'stitches on the strong accent',
  '--acct-divider': 'lines',
  '--acct-accent-line': 'inner line of the main button',
  '--acct-focus': 'focus ring',
  '--acct-success': 'information and success',
  '--acct-border': 'borders of fields and buttons',
  '--acct-radius': 'corners of the card',
  '--acct-shadow': 'shadow of the card',
  '--acct-font-text': 'font',
  '--acct-font-heading': 'font of headings (our site)',
};
