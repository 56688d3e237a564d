import { createCachedLoader } from '../../../account/create-cached-loader.ts';
import { withChunkTimeout } from '../../core/chunk-timeout.ts';
import { printLoadFailure } from '../print-load-failure.ts';

type ActiveModule = typeof import('../active/active.ts');

const listeners = new Set<() => void>();

const load = createCachedLoader(async (): Promise<ActiveModule> => withChunkTimeout(import('../active/active.ts')));

/**
 * Loads the flows, adapters, views and texts that a card needs only once a visitor uses it. All cards of a page share
 * this chunk.
 */
export const activeChunkLoader = {
  async load(): Promise<ActiveModule> {
    const chunk = await load();
    for (const listener of listeners) listener();
    return chunk;
  },
  loaded: (): ActiveModule | null => load.loaded() ?? null,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The file name of the active chunk, which is the same in every release. */
export const activeChunkFile = 'active.js';

/** Runs optional work that nothing awaits. Reports a failure to the integrator. */
export function runWithActiveChunk(use: (chunk: ActiveModule) => void): void {
  activeChunkLoader.load().then(use, (cause: unknown) => printLoadFailure(activeChunkFile, cause));
}

export type FlowsAndAdaptersFactory = { load(): Promise<ActiveModule['createFlowsAndAdapters']> };

/**
 * Loads the function that creates flows and adapters. All cards share this object, and the playground replaces its
 * `load`.
 */
export const flowsAndAdaptersFactory: FlowsAndAdaptersFactory = {
  load: async () => (await activeChunkLoader.load()).createFlowsAndAdapters,
};
