import { once } from '../../../account/once.ts';
import { withChunkTimeout } from '../../core/chunk-timeout.ts';
import { reportLostPart } from '../report-lost-part.ts';

type Interacted = typeof import('../active/interacted.ts');

const listeners = new Set<() => void>();

const load = once(async (): Promise<Interacted> => withChunkTimeout(import('../active/interacted.ts')));

/** Flows, adapters, rarer views and texts, which only a used card needs. One chunk for all cards of a page. */
export const interactedChunk = {
  async load(): Promise<Interacted> {
    const chunk = await load();
    for (const listener of listeners) listener();
    return chunk;
  },
  loaded: (): Interacted | null => load.loaded() ?? null,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The chunk's file in each release. */
export const interactedFile = 'interacted.js';

/** Runs optional work that nothing awaits. Reports a failure to the integrator. */
export function withInteracted(use: (chunk: Interacted) => void): void {
  interactedChunk.load().then(use, (cause: unknown) => reportLostPart(interactedFile, cause));
}

/** The source of a used card's flows and adapters. */
export type WorkFactory = { load(): Promise<Interacted['createCardWork']> };

/** The factory of every card. The playground replaces it. */
export const workFactory: WorkFactory = {
  load: async () => (await interactedChunk.load()).createCardWork,
};
