import type { readDebtList } from '../read-debt-list.ts';

export type ReadDebtList = typeof readDebtList;

let loaded: ReadDebtList | null = null;

/** The reader of pasted lists. It comes with the first text: a notebook written by hand needs none. */
export const listReader = {
  /** Returns the reader, or null until it has come. */
  get: (): ReadDebtList | null => loaded,
  /** Fetches the reader. Rejects if it cannot be fetched; another call tries again. */
  load: async (): Promise<void> => {
    loaded ??= (await import('../read-debt-list.ts')).readDebtList;
  },
};
