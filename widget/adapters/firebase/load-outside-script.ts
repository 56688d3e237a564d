import { waited } from '../../core/waited.ts';

let count = 0;

/**
 * A script of Google's that calls a function named by `onload` in its address. Firebase's own loader waits for ever
 * when it hangs or when another page comes in its place; and every try here has an address of its own, since browsers
 * join a try to one that still hangs. Rejects when it cannot be had, and can be called again.
 *
 * @param address up to and with the `?` or `&` before `onload`
 * @param isGoogles whether what has run is that script, and not another page's (a captive portal's, say)
 * @param limit milliseconds
 */
export async function loadOutsideScript(address: string, isGoogles: () => boolean, limit: number): Promise<void> {
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
      // Its name stays then: one that comes late still calls, and takes it away.
      endLimit = waited(limit, reject);
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
