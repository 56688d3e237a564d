import { keptListKey } from '../ui/typed-in.ts';
import type { SameNames } from './collect-debts.ts';

type KeptList = { readonly lines: string; readonly same: SameNames };

/** The list that this tab has kept; empty when there is none. Storage may be blocked: then nothing is kept. */
export function readKeptList(): KeptList {
  try {
    const { lines, same } = JSON.parse(sessionStorage.getItem(keptListKey) ?? '{}');
    return { lines: typeof lines === 'string' ? lines : '', same: typeof same === 'object' && same ? same : {} };
  } catch {
    return { lines: '', same: {} };
  }
}

/** Keeps a list in its tab; an empty one ends that. */
export function keepList(list: KeptList): void {
  try {
    if (list.lines.trim() === '') sessionStorage.removeItem(keptListKey);
    else sessionStorage.setItem(keptListKey, JSON.stringify(list));
  } catch {
    // The list stands on the page all the same.
  }
}
