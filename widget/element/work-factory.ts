import type { createCardWork } from './card-work.ts';

/** Where a touched card gets its flows and adapters: a chunk of its own. The playground puts another source here. */
export const workFactory: { load(): Promise<typeof createCardWork> } = {
  load: async () => (await import('./card-work.ts')).createCardWork,
};
