/** Milliseconds after which a chunk that is still loading counts as lost: a load that never ends helps nobody. */
const chunkLimit = 8000;

/** The chunk, unless it takes too long: then a rejection, and whatever arrives later is ignored. */
export function inChunkTime<Chunk>(loading: Promise<Chunk>): Promise<Chunk> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('nothing arrived in time')), chunkLimit);
    loading.then(resolve, reject).finally(() => clearTimeout(limit));
  });
}
