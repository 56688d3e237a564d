import { readFileSync } from 'node:fs';

type Tokens = Readonly<Record<string, string>>;

/**
 * Returns the custom properties of tokens.css, with all values of the light theme, and the values that differ in the
 * dark theme.
 */
export function readDesignTokens(): { readonly light: Tokens; readonly dark: Tokens } {
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

/** Describes every `--acct-*` property that a page may set on the card. Defaults are in widget/tokens.css. */
export const tokenDocs: Readonly<Record<`--acct-${string}`, string>> = {
  '--acct-background': 'page behind it (our site)',
  '--acct-surface': 'ground of the card',
  '--acct-tint': 'ground of the human check’s place; without it `--acct-surface`',
  '--acct-well': 'ground of fields; without it `--acct-surface`',
  '--acct-text': 'text',
  '--acct-text-muted': 'hints, icons',
  '--acct-accent': 'lines under links, the active tab, problems',
  '--acct-accent-strong': 'heading band',
  '--acct-primary': 'main button; without it `--acct-accent-strong`',
  '--acct-on-accent': 'text on the main button',
  '--acct-accent-trim': 'stitches on the heading band',
  '--acct-divider': 'lines inside the card',
  '--acct-edge': 'line around the card; without it `--acct-divider`',
  '--acct-accent-line': 'double line at the margin (our site)',
  '--acct-focus': 'focus ring',
  '--acct-success': 'information and success',
  '--acct-border': 'borders of fields and buttons',
  '--acct-radius': 'corners of the card',
  '--acct-shadow': 'shadow of the card',
  '--acct-font-text': 'font',
  '--acct-font-heading': 'font of headings',
};
