import type { Mutator, RulesMutant } from './mutant.ts';
import { textOf } from './mutant.ts';
import { mutateCalls } from './mutate-calls.ts';
import { mutateConditions } from './mutate-conditions.ts';
import { mutatePatterns } from './mutate-patterns.ts';
import { mutateStatements } from './mutate-statements.ts';
import { mutateValues } from './mutate-values.ts';
import { parseRules } from './parse-rules.ts';
import { type RulesNode, walkRules } from './rules-tree.ts';

const mutators: readonly Mutator[] = [mutateStatements, mutateConditions, mutateCalls, mutateValues, mutatePatterns];

/** Every file that differs from these rules by one change, in the order of the file. What would be the same text twice is made once. */
export function makeMutants(source: string): readonly RulesMutant[] {
  const mutants = new Map<string, RulesMutant>();
  const names = new Map<string, number>();
  for (const [node, around] of walkRules(parseRules(source))) {
    for (const change of mutators.flatMap((mutate) => mutate(node, around, source))) {
      const rules = source.slice(0, change.start) + change.text + source.slice(change.end);
      if (rules === source || mutants.has(rules)) continue;
      const before = source.slice(change.start, change.end).replace(/\s+/g, ' ');
      const name = `${placeOf([node, ...around], source)}: ${before} -> ${change.text.replace(/\s+/g, ' ')}`;
      const count = (names.get(name) ?? 0) + 1;
      names.set(name, count);
      mutants.set(rules, { ...change, rules, name: count === 1 ? name : `${name} (${count})` });
    }
  }
  return [...mutants.values()];
}

/** The function, or the collection and its methods. */
function placeOf(path: readonly RulesNode[], source: string): string {
  const named = path.find(({ kind }) => kind === 'function');
  if (named) return named.word;
  const match = path.find(({ kind }) => kind === 'match');
  const segments = match?.parts.filter(({ kind }) => kind === 'segment').map((segment) => textOf(source, segment));
  const allow = path.find(({ kind }) => kind === 'allow');
  return [segments?.[0] ?? '', allow?.word ?? ''].join(' ').trim();
}
