import { CardError } from '../../core/errors.ts';
import { loadOutsideScript } from './load-outside-script.ts';

/** What Firebase asks of Google's script: https://github.com/google/google-api-javascript-client */
type Gapi = {
  load?(name: string, options: { callback(): void; onerror(): void; ontimeout(): void; timeout: number }): void;
  iframes?: { readonly Iframe?: unknown };
};
const page = globalThis as unknown as { gapi?: Gapi };

const address = 'https://apis.google.com/js/api.js?';
const canLoad = (): boolean => page.gapi?.load !== undefined;
const isThere = (): boolean => page.gapi?.iframes?.Iframe !== undefined;

/**
 * Google's script for the window, loaded by the card. Rejects with `google/not-loaded`, and can be called again.
 *
 * @param limit milliseconds
 */
export async function loadGoogleScript(limit: number): Promise<void> {
  if (isThere()) return;
  const startedAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    if (!canLoad()) await loadOutsideScript(address, canLoad, limit);
    await new Promise<void>((resolve, reject) => {
      const timeout = limit - (Date.now() - startedAt);
      timer = setTimeout(reject, timeout);
      page.gapi?.load?.('gapi.iframes', { callback: resolve, onerror: reject, ontimeout: reject, timeout });
    });
    if (!isThere()) throw new Error("Google's script came without its frames");
  } catch (cause) {
    throw new CardError('google/not-loaded', { cause });
  } finally {
    clearTimeout(timer);
  }
}
