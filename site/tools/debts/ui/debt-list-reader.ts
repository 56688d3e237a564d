import type { readDebtList } from '../read-debt-list.ts';

export type DebtListReader = typeof readDebtList;

let loaded: DebtListReader | null = null;

/** Loads the reader of pasted lists only when there is a text. Lines that are added by hand need no reader. */
export const lazyDebtListReader = {
  /** Returns the reader, or null until it has loaded. */
  get: (): DebtListReader | null => loaded,
  /** Loads the reader. Rejects if loading fails. A call after a failure tries to load the reader again. */
  load: async (): Promise<void> => {
    loaded ??= (await import('../read-debt-list.ts')).readDebtList;
  },
};
