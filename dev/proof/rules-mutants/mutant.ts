import type { RulesNode } from './rules-tree.ts';

/** One change of a rules file. */
export type Change = {
  /** What was done, as the table of the long suite tells it. */
  readonly kind: string;
  /** What is replaced: offsets in the file, the end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
};

/** A rules file with one change. */
export type RulesMutant = Change & {
  /** Where and what, in words that outlive a change of lines: `isPhone: 16 -> 17`. No two mutants of a file have the same. */
  readonly name: string;
  /** The whole file as changed. */
  readonly rules: string;
};

/** The changes of one node; `around` holds what the node lies in, the nearest first. */
export type Mutator = (node: RulesNode, around: readonly RulesNode[], source: string) => readonly Change[];

/** A change of the whole node. */
export const replaced = (kind: string, { start, end }: RulesNode, text: string): Change => ({ kind, start, end, text });

export const textOf = (source: string, { start, end }: RulesNode): string => source.slice(start, end);
