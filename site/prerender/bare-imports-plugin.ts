import type { Plugin } from 'vite';

/** Vite's own name of the module that it wraps around every `import()`. */
const helper = '\0vite/preload-helper.js';

/**
 * Leaves an `import()` as it is. What Vite puts around it loads the stylesheets and the modules a chunk needs: ours has
 * no stylesheets, `modulePreload` is off, and 0.8 kB before the first touch are a quarter of what a page may load.
 */
export const bareImportsPlugin: Plugin = {
  name: 'acct:bare-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : undefined),
};
