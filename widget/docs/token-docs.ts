type Tokens = Readonly<Record<string, string>>;

/** The values of tokens.css: what `:root, :host` gives, and what its dark block changes. */
export function readTokens(css: string): { readonly light: Tokens; readonly dark: Tokens } {
  const [first = '', ...rest] = css.split('@media (prefers-color-scheme: dark)');
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
  '--acct-paper': 'page behind it (our site)',
  '--acct-sheet': 'ground of card and fields',
  '--acct-ink': 'text',
  '--acct-ink-2': 'hints, icons',
  '--acct-red': 'links, the active tab, problems',
  '--acct-red-deep': 'cloth and main button',
  '--acct-on-red': 'text on them',
  '--acct-thread': 'stitches',
  '--acct-rule': 'lines',
  '--acct-margin': 'inner line of the main button',
  '--acct-haldi': 'focus ring',
  '--acct-leaf': 'information and success',
  '--acct-border': 'borders of fields and buttons',
  '--acct-radius': 'corners of the card',
  '--acct-shadow': 'shadow of the card',
  '--acct-font-text': 'font',
  '--acct-font-heading': 'font of headings (our site)',
};
