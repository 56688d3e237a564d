// The build rewrites this file, the only one that knows the card's own folder.

/**
 * The address of this release's folder. The build rewrites it in the moving script
 * (dev/release/releases/moving-shell.ts). It is written in two steps to hide it from bundlers, and without the query,
 * which may contain a slash.
 */
export const releaseFolder = new URL(import.meta.url.replace(/[^/?#]*([?#].*)?$/, './')).href;
