// short because the build rewrites it: the one place that knows the card's own folder.

/**
 * This release's folder; the build rewrites it in the moving script (dev/build/releases/moving-shell.ts), and bundlers
 * take it for no file. A redirect's query may have a slash: it counts as no folder, or the wrong files are checked.
 */
export const releaseFolder = new URL(import.meta.url.replace(/[^/?#]*([?#].*)?$/, './')).href;
