import { basename, dirname, resolve } from 'node:path';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';

/** An import of a named file at run time, not of a type. */
const imports = /(?<!typeof )\bimport\((['"])(\.[^'"]+)\1\)/g;

/** The module that verifies chunks, by bundle; the single file has none. */
const holders: Readonly<Record<string, string>> = {
  shell: resolve('widget/element/shell/verify-chunk.ts'),
  client: resolve('widget/element/react/verify-chunk.ts'),
};

/**
 * Makes every import of a chunk in a signed build wait until the shell has verified it, so that the shell's signature
 * covers the whole card.
 *
 * @param fetched name of a chunk by its source, if the source does not give it
 */
export const verifiedImports = (fetched: Readonly<Record<string, string>>): Plugin => ({
  name: 'verified-imports',
  enforce: 'pre',
  transform(code, id) {
    const holder = holders[this.environment.name];
    if (!holder || !id.startsWith(resolve('widget'))) return null;
    const rewritten = new MagicString(code);
    for (const found of code.matchAll(imports)) {
      const source = resolve(dirname(id), found[2] ?? '');
      const chunk = fetched[source]?.slice('./'.length) ?? basename(source).replace(/\.tsx?$/, '.js');
      rewritten.overwrite(
        found.index,
        found.index + found[0].length,
        `verifyBefore('${chunk}').then(() => ${found[0]})`,
      );
    }
    if (!rewritten.hasChanged()) return null;
    rewritten.prepend(`import { verifyChunk as verifyBefore } from ${JSON.stringify(holder)};\n`);
    return { code: rewritten.toString(), map: rewritten.generateMap({ hires: true, source: id }) };
  },
});
