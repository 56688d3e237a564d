import { readStored, store } from '../stored.ts';
import { keptListKey } from '../ui/typed-in.ts';
import type { SameNames } from './collect-debts.ts';

type KeptList = { readonly lines: string; readonly same: SameNames };

/** The list that this tab has kept; empty when there is none. */
export function readKeptList(): KeptList {
  const { lines, same } = readStored('sessionStorage', keptListKey);
  return { lines: typeof lines === 'string' ? lines : '', same: Object(same) };
}

/** Keeps a list in its tab; an empty one ends that. */
export const keepList = (list: KeptList): void =>
  store('sessionStorage', keptListKey, list.lines.trim() === '' ? null : list);
