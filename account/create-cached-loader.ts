/**
 * A function that loads something only once, and returns the same result to every caller. If loading fails, the next
 * call loads again.
 */
export type CachedLoader<T> = (() => Promise<T>) & {
  /** Returns the result of the load, or undefined as long as there is none. */
  loaded(): T | undefined;
};

export function createCachedLoader<T>(load: () => Promise<T>): CachedLoader<T> {
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
