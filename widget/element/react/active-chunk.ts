import { once } from '../../../account/once.ts';
import { withChunkTimeout } from '../../core/chunk-timeout.ts';
import { reportLostPart } from '../report-lost-part.ts';

type ActiveModule = typeof import('../active/active.ts');

const listeners = new Set<() => void>();

const load = once(async (): Promise<ActiveModule> => withChunkTimeout(import('../active/active.ts')));

/** Flows, adapters, rarer views and texts, which only a used card needs. One chunk for all cards of a page. */
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

/** The name of the active chunk's file in each release. */
export const activeChunkFile = 'active.js';

/** Runs optional work that nothing awaits. Reports a failure to the integrator. */
export function runWithActiveChunk(use: (chunk: ActiveModule) => void): void {
  activeChunkLoader.load().then(use, (cause: unknown) => reportLostPart(activeChunkFile, cause));
}

/** The source of a used card's flows and adapters. */
export type FlowsAndAdaptersFactory = { load(): Promise<ActiveModule['createFlowsAndAdapters']> };

/** Loads the function that creates flows and adapters, for every card. The playground replaces it. */
export const flowsAndAdaptersFactory: FlowsAndAdaptersFactory = {
  load: async () => (await activeChunkLoader.load()).createFlowsAndAdapters,
};
