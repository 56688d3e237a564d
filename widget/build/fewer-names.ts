import type { Plugin } from 'vite';

/** A line of the table: the constant with a package's name, and what it is called to the servers. */
const others = /^ *\[name\$\w+\]: 'fire-(?!core'|auth')[\w-]+',$/gm;

/**
 * Firebase tells its servers which of its packages a page runs, by a table of the names of all; the card has two of
 * them. The others are half a kB of names for nothing.
 */
export const fewerNames: Plugin = {
  name: 'fewer-names',
  transform(code, id) {
    if (!/@firebase\/app\/dist\/esm\/index/.test(id)) return null;
    if ((code.match(others) ?? []).length < 20)
      throw new Error('@firebase/app no longer has its table: see fewer-names.ts');
    return { code: code.replace(others, ''), map: null };
  },
};
