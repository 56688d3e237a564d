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
