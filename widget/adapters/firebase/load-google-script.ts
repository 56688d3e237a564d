import { CardError } from '../../core/errors.ts';
import { withTimeLimit } from '../../core/time-limit.ts';
import { browserClock } from '../browser/browser-clock.ts';
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
 * @param deadline milliseconds of the browser's clock
 */
export async function loadGoogleScript(deadline: number): Promise<void> {
  if (isThere()) return;
  const left = (): number => deadline - browserClock.now();
  try {
    if (!canLoad()) await loadOutsideScript(address, canLoad, left());
    const ms = left();
    const loading = new Promise<void>((callback, onerror) => {
      page.gapi?.load?.('gapi.iframes', { callback, onerror, ontimeout: onerror, timeout: ms });
    });
    await withTimeLimit(loading, { clock: browserClock, ms, code: 'google/not-loaded' });
    if (!isThere()) throw new Error("Google's script came without its frames");
  } catch (cause) {
    throw new CardError('google/not-loaded', { cause });
  }
}
