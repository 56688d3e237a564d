// The build rewrites this file. No other file contains the address of the card's folder.

/**
 * The address of this release's folder. The query is removed, because it may contain a slash. The address is created in
 * two steps, because a bundler would replace a single expression. dev/release/releases/newest-release-shell.ts replaces
 * the expression in the script that always loads the current release.
 */
export const releaseFolder = new URL(import.meta.url.replace(/[^/?#]*([?#].*)?$/, './')).href;
