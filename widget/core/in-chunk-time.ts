/** Milliseconds of one step: no pause between tries has this length, so a test can skip those alone. */
const step = 500;

/**
 * Calls `act` once a page has waited for so many milliseconds. Time in which it could not look does not count: after a
 * long task (twenty cards on a slow phone, a page asleep) a limit would be over before what has come meanwhile is seen,
 * and the card be loaded a second time, which takes longer still. The result ends it.
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

/** Milliseconds after which a chunk that is still loading counts as lost: a load that never ends helps nobody. */
const chunkLimit = 8000;

/** The chunk, unless it fails, is empty or late: then `instead`, else a rejection. Whichever is first counts. */
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
      // Of an empty file the bundler's own import may make nothing at all.
      .then((chunk) => (chunk && Object.keys(chunk)[0] ? resolve(chunk) : lose(new Error('it came empty'))), lose)
      .finally(endLimit);
  });
}
