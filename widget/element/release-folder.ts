// The build rewrites this file, the only one that knows the card's own folder.

/**
 * The address of this release's folder. dev/release/releases/moving-shell.ts rewrites it in the moving script. The
 * address is built in two steps, because a bundler would replace a single expression. The query is removed, because it
 * may contain a slash.
 */
export const releaseFolder = new URL(import.meta.url.replace(/[^/?#]*([?#].*)?$/, './')).href;
