import { systemClock, withTimeLimit } from '../../../account/clock.ts';
import { CardError } from '../../../account/errors.ts';
import { setResponsiveTimeout } from '../../core/chunk-timeout.ts';

let count = 0;

/**
 * Loads one of Google's scripts, and resolves when the script calls the function that `onload` in its address names.
 * Rejects if the script is unavailable; the caller can then try again. Firebase's own loader never ends if the script
 * hangs, or if another page answers. Every attempt has its own address, because browsers join requests for the same
 * address.
 * @param address the address up to the `?` or `&` before `onload`, including that character
 * @param isGoogles returns true if Google's script has run, and false if another page has answered, such as the page of
 * a captive portal
 * @param limit milliseconds
 */
export async function loadExternalScript(address: string, isGoogles: () => boolean, limit: number): Promise<void> {
  const page = globalThis as unknown as Record<string, unknown>;
  count += 1;
  const ready = `acctScriptReady${count}`;
  const script = document.createElement('script');
  let endLimit = (): void => undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (): void => {
        delete page[ready];
        reject();
      };
      // Does not delete the global function when the time is up, because a script that arrives later calls it. The
      // function deletes itself when it is called.
      endLimit = setResponsiveTimeout(limit, reject);
      page[ready] = () => {
        delete page[ready];
        resolve();
      };
      script.onerror = fail;
      script.onload = () => setTimeout(() => isGoogles() || fail(), 1000);
      script.src = `${address}onload=${ready}`;
      script.async = true;
      document.head.append(script);
    });
  } catch (cause) {
    script.remove();
    throw cause;
  } finally {
    endLimit();
  }
}

/** The part of Google's script that Firebase uses: https://github.com/google/google-api-javascript-client */
type Gapi = {
  load?(name: string, options: { callback(): void; onerror(): void; ontimeout(): void; timeout: number }): void;
  iframes?: { readonly Iframe?: unknown };
};
const page = globalThis as unknown as { gapi?: Gapi };

const address = 'https://apis.google.com/js/api.js?';
const canLoad = (): boolean => page.gapi?.load !== undefined;
const isLoaded = (): boolean => page.gapi?.iframes?.Iframe !== undefined;

/**
 * Loads Google's script for the window. Rejects with `google/not-loaded`; the caller can then try again.
 *
 * @param deadline milliseconds since 1970 by the browser's clock
 */
export async function loadGoogleScript(deadline: number): Promise<void> {
  if (isLoaded()) return;
  const left = (): number => deadline - systemClock.now();
  try {
    if (!canLoad()) await loadExternalScript(address, canLoad, left());
    const ms = left();
    const loading = new Promise<void>((callback, onerror) => {
      page.gapi?.load?.('gapi.iframes', { callback, onerror, ontimeout: onerror, timeout: ms });
    });
    await withTimeLimit(loading, { clock: systemClock, ms, code: 'google/not-loaded' });
    if (!isLoaded()) throw new Error("Google's script has loaded without gapi.iframes");
  } catch (cause) {
    throw new CardError('google/not-loaded', { cause });
  }
}
