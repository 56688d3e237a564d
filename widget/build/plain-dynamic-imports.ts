import type { Plugin } from 'vite';

/** Chunks load on their own: the helper that preloads what a chunk imports costs more than it gains here. */
export const plainDynamicImports: Plugin = {
  name: 'plain-dynamic-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
};
