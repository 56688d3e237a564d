import { errorAnchor } from '../../core/errors.ts';
import { inChunkTime } from '../../core/in-chunk-time.ts';
import { once } from '../../core/once.ts';
import { buildDefaults } from './read-card.ts';

type Touched = typeof import('../touched/touched.ts');

const listeners = new Set<() => void>();

const load = once(async (): Promise<Touched> => inChunkTime(import('../touched/touched.ts')));

/** What only a touched card needs: flows, adapters, rarer views, sentences. One chunk for all cards of a page. */
export const touchedChunk = {
  async load(): Promise<Touched> {
    const chunk = await load();
    for (const listener of listeners) listener();
    return chunk;
  },
  loaded: (): Touched | null => load.loaded() ?? null,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

const code = 'card/part-not-loaded';
const link = `${buildDefaults.siteOrigin ?? ''}/docs/messages#${errorAnchor(code)}`;

/** For what can wait and has nobody to tell: the integrator sees why it did not happen. */
export function withTouched(use: (chunk: Touched) => void): void {
  touchedChunk.load().then(use, (cause: unknown) => console.error(`[acct-auth-card] ${code}: ${link}`, cause));
}

/** Where a touched card gets its flows and adapters. The playground puts another source here. */
export const workFactory: { load(): Promise<Touched['createCardWork']> } = {
  load: async () => (await touchedChunk.load()).createCardWork,
};
