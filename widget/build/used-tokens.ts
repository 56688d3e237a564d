import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { fallbackTokens } from '../docs/fallback-tokens.ts';

const styles = ['widget/ui/card.css', 'widget/ui/active/active.css'];
const comment = /\/\*[\s\S]*?\*\//g;
const pageSelector = /:root[^,{]*,\s*/g;
const declaration = /^\s*(--acct-[\w-]+):[^;]*;/gm;
const use = /var\((--acct-[\w-]+)\)/g;

/** Custom properties whose default must differ from any value that the page sets. */
const unset = new Set(Object.entries(fallbackTokens).flat());
const ownName = (name: string): string => name.replace('--acct-', '--own-');

/**
 * Removes tokens that only the site uses from the card's tokens.css, since they would delay the first paint. Renames
 * the defaults of properties that fall back to an older one, so that they differ from a value that the page sets.
 */
export const usedTokensPlugin: Plugin = {
  name: 'used-tokens',
  enforce: 'pre',
  transform(code, id) {
    if (id.includes('/widget/tokens.css')) return { code: cardTokens(code), map: null };
    if (styles.some((file) => id.includes(`/${file}`))) return { code: withFallbackTokens(code), map: null };
    return null;
  },
};

/**
 * Returns the tokens that the card's styles use, and resets properties with a fallback, so that the page's are not
 * inherited.
 */
function cardTokens(code: string): string {
  const used = styles.map((file) => readFileSync(resolve(file), 'utf8')).join();
  const cut = code
    .replace(comment, '')
    .replace(pageSelector, '')
    .replace(declaration, (line, name: string) => {
      if (!used.includes(`var(${name})`)) return '';
      return unset.has(name) ? line.replace(name, ownName(name)) : line;
    });
  const initial = Array.from(unset, (name) => `${name}: initial;`).join('');
  return `${cut}:host{${initial}}`;
}

/** Returns a stylesheet in which a property falls back to the page's older property, then to the default. */
const withFallbackTokens = (code: string): string =>
  code.replace(use, (whole, name: string) => {
    if (!unset.has(name)) return whole;
    const older = fallbackTokens[name];
    const fallback = `var(${ownName(name)})`;
    return `var(${name}, ${older ? `var(${older}, ${fallback})` : fallback})`;
  });
