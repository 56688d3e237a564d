import type { createCardWork } from './card-work.ts';
import { loadTouchPart } from './load-touch-part.ts';

/** Where a touched card gets its flows and adapters. The playground puts another source here. */
export const workFactory: { load(): Promise<typeof createCardWork> } = {
  load: async () => (await loadTouchPart()).createCardWork,
};
