// The build rewrites this file. No other file contains the address of the card's folder.

/**
 * The address of this release's folder. The code removes the query of the address, because a query may contain a slash.
 * It creates the address in two steps, because a bundler would replace a single expression. In the script that always
 * loads the current release, dev/release/releases/newest-release-shell.ts replaces this expression.
 */
export const releaseFolder = new URL(import.meta.url.replace(/[^/?#]*([?#].*)?$/, './')).href;
