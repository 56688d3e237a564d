import { waited } from './waited.ts';

/** Milliseconds after which a chunk that is still loading counts as lost: a load that never ends helps nobody. */
const chunkLimit = 8000;

/**
 * The chunk, unless it fails, comes empty or takes too long: then what `instead` brings, which without one is a
 * rejection. Whichever is there first counts, since on a slow line what counts as lost may still be the first to
 * arrive.
 */
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
