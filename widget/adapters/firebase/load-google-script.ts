import { CardError } from '../../core/errors.ts';

/** What Firebase asks of Google's script: https://github.com/google/google-api-javascript-client */
type Gapi = {
  load?(name: string, options: { callback(): void; onerror(): void; ontimeout(): void; timeout: number }): void;
  iframes?: { readonly Iframe?: unknown };
};
const page = globalThis as unknown as { gapi?: Gapi } & Record<string, unknown>;

const address = 'https://apis.google.com/js/api.js';
const isThere = (): boolean => page.gapi?.iframes?.Iframe !== undefined;
let count = 0;

/**
 * Google's script for the window, loaded by the card: Firebase's own loader waits for ever when it hangs or when another
 * page comes in its place, and then for every later try. Rejects with `google/not-loaded`, and can be called again.
 *
 * @param limit milliseconds
 */
export async function loadGoogleScript(limit: number): Promise<void> {
  if (isThere()) return;
  count += 1;
  const ready = `acctGoogleReady${count}`;
  const script = document.createElement('script');
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(reject, limit);
      const loadFrames = (): void => {
        if (page.gapi?.load === undefined) reject();
        else page.gapi.load('gapi.iframes', { callback: resolve, onerror: reject, ontimeout: reject, timeout: limit });
      };
      if (page.gapi?.load !== undefined) {
        loadFrames();
        return;
      }
      page[ready] = loadFrames;
      script.onerror = reject;
      // What came is the script of another page (a captive portal's, say): it calls nobody.
      script.onload = () => setTimeout(() => page.gapi?.load === undefined && reject(), 1000);
      script.src = `${address}?onload=${ready}`;
      script.async = true;
      document.head.append(script);
    });
    if (!isThere()) throw new Error("Google's script came without its frames");
  } catch (cause) {
    script.remove();
    throw new CardError('google/not-loaded', { cause });
  } finally {
    clearTimeout(timer);
    delete page[ready];
  }
}
