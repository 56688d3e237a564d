/** For the card and for the site's /session. `cookie`: as `document.cookie` takes it. */
export function writeCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not there in every browser of ours
  document.cookie = cookie;
}
