// short because the build rewrites it: the one place that knows the card's own folder.

/**
 * Address of the folder that holds this release's files. In the moving script the build leads it to the release
 * (dev/build/releases/moving-shell.ts); written like this, the bundler of a page takes it for no file. A host may redirect
 * the script to an address with a slash in its query: that is no folder, or other files would be checked than imported.
 */
export const releaseFolder = new URL(import.meta.url.replace(/[^/?#]*([?#].*)?$/, './')).href;
