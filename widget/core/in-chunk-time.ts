/** Milliseconds of one step: no pause between tries has this length, so a test can skip only the steps. */
const step = 500;

/**
 * Calls `act` once a page has waited for so many milliseconds. Blocked time does not count: after a long task (twenty
 * cards on a slow phone, a page asleep) a plain limit would expire before the page sees what has arrived, and the card
 * would load twice, which is slower still. The result cancels.
 */
export function waited(ms: number, act: () => void): () => void {
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

/** Resolves to the chunk. If it fails, is empty or late, resolves to `instead` or rejects. The first result counts. */
export function inChunkTime<Chunk extends object>(
  loading: Promise<Chunk>,
  instead: (cause: unknown) => Promise<Chunk> = (cause) => Promise.reject(cause),
): Promise<Chunk> {
  return new Promise((resolve, reject) => {
    let isLost = false;
    const lose = (cause: unknown): void => {
      if (!isLost) instead(cause).then(resolve, reject);
      isLost = true;
    };
    const endLimit = waited(chunkLimit, () => lose(new Error('nothing arrived in time')));
    loading
      // For an empty file the bundler's own import may return nothing.
      .then((chunk) => (chunk && Object.keys(chunk)[0] ? resolve(chunk) : lose(new Error('it came empty'))), lose)
      .finally(endLimit);
  });
}
