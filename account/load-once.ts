/**
 * A function that loads something only once, and returns the same result to every caller. If loading fails, the next
 * call loads again.
 */
export type OnceLoader<T> = (() => Promise<T>) & {
  /** Returns the result of the load, or undefined as long as there is none. */
  loaded(): T | undefined;
};

export function loadOnce<T>(load: () => Promise<T>): OnceLoader<T> {
  let running: Promise<T> | undefined;
  let value: T | undefined;
  const run = (): Promise<T> => {
    running ??= load().then(
      (result) => {
        value = result;
        return result;
      },
      (cause: unknown) => {
        running = undefined;
        throw cause;
      },
    );
    return running;
  };
  return Object.assign(run, { loaded: () => value });
}
