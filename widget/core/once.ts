/** Loads once and shares the result; a failed load is forgotten, so that the next call tries again. */
export type Once<T> = (() => Promise<T>) & {
  /** The result, when it is there. */
  loaded(): T | undefined;
};

export function once<T>(load: () => Promise<T>): Once<T> {
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
