// The build rewrites this file. No other file contains the address of the card's folder.

/**
 * The address of this release's folder. In the script that always loads the current release,
 * dev/release/releases/moving-shell.ts replaces this expression. The address is built in two steps, because a bundler
 * would replace a single expression. The query is removed, because it may contain a slash.
 */
export const releaseFolder = new URL(import.meta.url.replace(/[^/?#]*([?#].*)?$/, './')).href;
