import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * Puts what the bundler has minified through terser as well, which finds 600 bytes more (brotli) in what a visitor loads before the first
 * sign-in. Throws when terser cannot read a chunk, which stops the build.
 */
export const smallerChunks: Plugin = {
  name: 'smaller-chunks',
  // The single file is asked for by nobody who can have the others; it would take longer than all of them.
  applyToEnvironment: ({ name }) => name !== 'single',
  async generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      // No property of React's or of the views around it does anything when it is read; Firebase asks browsers in that way what they can.
      const compress = { passes: 3, pure_getters: chunk.fileName === 'react.js' };
      // V8 compiles a function in parentheses with the script, off the main thread, and any other at its first call. React's modules are such
      // functions, all called at once: 11 ms, five times that on a cheap phone (https://v8.dev/blog/preparser#pife).
      const format = { wrap_func_args: chunk.fileName === 'react.js' };
      const map = bundle[`${chunk.fileName}.map`];
      const sourceMap = map?.type === 'asset' && { content: String(map.source), includeSources: true };
      const { code, map: smaller } = await minify(chunk.code, {
        module: true,
        ecma: 2019,
        compress,
        format,
        sourceMap,
      });
      if (!code) throw new Error(`Terser made nothing of ${chunk.fileName}.`);
      chunk.code = code;
      if (map?.type === 'asset' && smaller) map.source = String(smaller);
    }
  },
};
