// The build rewrites this file: it is the one place that knows the card's own folder.

/**
 * This release's folder. The build rewrites it in the moving script (dev/release/releases/moving-shell.ts), and bundlers
 * see no file in it. A redirect's query may contain a slash: a query is no folder, or the wrong files would be checked.
 */
export const releaseFolder = new URL(import.meta.url.replace(/[^/?#]*([?#].*)?$/, './')).href;
