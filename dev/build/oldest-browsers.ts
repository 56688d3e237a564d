/**
 * The oldest browsers that card and site promise to work in, as Vite and esbuild name them; the requirements of the web
 * application.
 */
export const oldestBrowsers = ['chrome80', 'firefox75', 'safari13', 'edge80'];
