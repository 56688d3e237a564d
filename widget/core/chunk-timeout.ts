/**
 * The length in milliseconds of one timer. A wait is divided into timers of this length. No pause between two tries to
 * load a file has this length, so that tests can recognise these timers.
 */
const step = 500;

/**
 * Calls `act` after a number of milliseconds in which the page was responsive. Time does not count while a long task
 * blocks the page (twenty cards on a slow phone) or the page is suspended. A plain timer would expire at the end of a
 * long task, before the page handles a file that has arrived, and the card would load twice. Returns a function that
 * cancels the call.
 */
export function setResponsiveTimeout(ms: number, act: () => void): () => void {
  let left = ms;
  let timer: ReturnType<typeof setTimeout>;
  const go = (): void => {
    const part = Math.min(step, left);
    left -= part;
    timer = setTimeout(left > 0 ? go : act, part);
  };
  go();
  return () => clearTimeout(timer);
}

/** Milliseconds after which a loading chunk counts as lost. */
const chunkLimit = 8000;

/**
 * Resolves to the chunk that `loading` promises. If the chunk fails, is empty or is late, calls `instead` to load a
 * replacement, or rejects if no `instead` is passed. If a late chunk and its replacement both arrive, resolves to the
 * one that arrives first.
 */
export function withChunkTimeout<Chunk extends object>(
  loading: Promise<Chunk>,
  instead: (cause: unknown) => Promise<Chunk> = (cause) => Promise.reject(cause),
): Promise<Chunk> {
  return new Promise((resolve, reject) => {
    let isLost = false;
    const lose = (cause: unknown): void => {
      if (!isLost) instead(cause).then(resolve, reject);
      isLost = true;
    };
    const endLimit = setResponsiveTimeout(chunkLimit, () => lose(new Error('nothing arrived in time')));
    loading
      // If the file is empty, the bundler's import may return nothing.
      .then((chunk) => (chunk && Object.keys(chunk)[0] ? resolve(chunk) : lose(new Error('it came empty'))), lose)
      .finally(endLimit);
  });
}
