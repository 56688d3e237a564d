import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { fallbackTokens } from '../docs/fallback-tokens.ts';

const styles = ['widget/ui/card.css', 'widget/ui/active/active.css'];
const comment = /\/\*[\s\S]*?\*\//g;
const pageSelector = /:root[^,{]*,\s*/g;
const declaration = /^\s*(--acct-[\w-]+):[^;]*;/gm;
const use = /var\((--acct-[\w-]+)\)/g;

/**
 * The newer custom properties and the older properties that they replace. The card has to know which of these
 * properties the page has set.
 */
const unset = new Set(Object.entries(fallbackTokens).flat());
const ownName = (name: string): string => name.replace('--acct-', '--own-');

/**
 * Removes the tokens that only the site uses from the card's tokens.css, since they would delay the first paint. Stores
 * the default of each property in `unset` under another name (`--own-*`). So a property in `unset` has a value only if
 * the page has set one.
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
 * Returns the tokens that the card's styles use. Resets the properties in `unset` on the card, so that they are not
 * inherited from elements around it.
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

/**
 * Returns the stylesheet with fallbacks. If the page has not set a property, the older property applies. If the page
 * has not set the older property either, the default applies.
 */
const withFallbackTokens = (code: string): string =>
  code.replace(use, (whole, name: string) => {
    if (!unset.has(name)) return whole;
    const older = fallbackTokens[name];
    const fallback = `var(${ownName(name)})`;
    return `var(${name}, ${older ? `var(${older}, ${fallback})` : fallback})`;
  });
