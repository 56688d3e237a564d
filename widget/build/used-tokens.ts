import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const styles = ['widget/ui/card.css', 'widget/ui/active/interacted.css'];
const comment = /\/\*[\s\S]*?\*\//g;
const pageSelector = /:root[^,{]*,\s*/g;
const declaration = /^\s*(--acct-[\w-]+):[^;]*;/gm;

/** Removes the site's tokens from the card's tokens.css: they would delay the first paint. */
export const usedTokens: Plugin = {
  name: 'used-tokens',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('/widget/tokens.css')) return null;
    const used = styles.map((file) => readFileSync(resolve(file), 'utf8')).join();
    const cut = code
      .replace(comment, '')
      .replace(pageSelector, '')
      .replace(declaration, (line, name: string) => (used.includes(`var(${name})`) ? line : ''));
    return { code: cut, map: null };
  },
};
