import { errorAnchor } from '../../core/errors.ts';
import { inChunkTime } from '../../core/in-chunk-time.ts';
import { once } from '../../core/once.ts';
import { buildDefaults } from './read-card.ts';

type Interacted = typeof import('../interacted/interacted.ts');

const listeners = new Set<() => void>();

const load = once(async (): Promise<Interacted> => inChunkTime(import('../interacted/interacted.ts')));

/** Flows, adapters, rarer views and texts, which only an interacted card needs. One chunk for all cards of a page. */
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

const code = 'card/part-not-loaded';
const link = `${buildDefaults.siteOrigin ?? ''}/docs/messages#${errorAnchor(code)}`;

/** Runs optional work that nothing awaits; the integrator sees why it failed. */
export function withInteracted(use: (chunk: Interacted) => void): void {
  interactedChunk.load().then(use, (cause: unknown) => console.error(`[acct-auth-card] ${code}: ${link}`, cause));
}

/** The source of an interacted card's flows and adapters. The playground replaces it. */
export const workFactory: { load(): Promise<Interacted['createCardWork']> } = {
  load: async () => (await interactedChunk.load()).createCardWork,
};
