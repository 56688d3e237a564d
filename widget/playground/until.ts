/** Milliseconds after which a state that should have come is given up. */
const patience = 5000;

/**
 * Waits until `look` finds something, looking again at every change below `root`. Rejects when `signal` aborts or
 * nothing comes.
 */
export function until<T>(
  root: Node,
  what: string,
  look: () => T | null | undefined | false,
  signal: AbortSignal,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      observer.disconnect();
      clearTimeout(timer);
      signal.removeEventListener('abort', abandon);
    };
    const abandon = (): void => {
      stop();
      reject(signal.reason);
    };
    const check = (): void => {
      const found = look();
      if (found === null || found === undefined || found === false) return;
      stop();
      resolve(found);
    };
    const observer = new MutationObserver(check);
    const timer = setTimeout(() => {
      stop();
      reject(new Error(`The card never came to this: ${what}.`));
    }, patience);
    observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    signal.addEventListener('abort', abandon);
    if (signal.aborted) abandon();
    else check();
  });
}
