import { errorAnchor } from '../../core/errors.ts';
import { inChunkTime } from '../../core/in-chunk-time.ts';
import { once } from '../../core/once.ts';
import { buildDefaults } from './read-card.ts';

type Interacted = typeof import('../interacted/interacted.ts');

const listeners = new Set<() => void>();

const load = once(async (): Promise<Interacted> => inChunkTime(import('../interacted/interacted.ts')));

/** What only an interacted card needs: flows, adapters, rarer views, texts. One chunk for all cards of a page. */
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

/** For what can wait and nobody awaits: the integrator sees why it did not happen. */
export function withInteracted(use: (chunk: Interacted) => void): void {
  interactedChunk.load().then(use, (cause: unknown) => console.error(`[acct-auth-card] ${code}: ${link}`, cause));
}

/** Where an interacted card gets its flows and adapters. The playground puts another source here. */
export const workFactory: { load(): Promise<Interacted['createCardWork']> } = {
  load: async () => (await interactedChunk.load()).createCardWork,
};
