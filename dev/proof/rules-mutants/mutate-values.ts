import { type Mutator, replaced, textOf } from './mutant.ts';
import type { RulesNode } from './rules-tree.ts';

const constants: Readonly<Record<string, readonly string[]>> = { null: ["''"], true: ['false'], false: ['true'] };

/** Numbers, constants and words changed, list items left out, operands dropped. */
export const mutateValues: Mutator = (node, around, source) => {
  if (node.kind === 'number')
    return numbersFor(node, around, source).map((text) => replaced('number changed', node, text));
  if (node.kind === 'constant' && around[0]?.kind !== 'return' && around[0]?.kind !== 'allow')
    return (constants[node.word] ?? []).map((text) => replaced('constant changed', node, text));
  if (node.kind === 'string' && /^'[\w -]*'$/.test(node.word)) {
    const word = node.word.slice(1, -1);
    return [...(word === '' ? [] : ["''"]), `'${word}x'`].map((text) => replaced('word changed', node, text));
  }
  if (node.kind === 'sum')
    return node.parts.map((part) => replaced('operand dropped', node, `(${textOf(source, part)})`));
  if (node.kind === 'list') {
    return node.parts.map((left) => {
      const kept = node.parts.filter((part) => part !== left).map((part) => textOf(source, part));
      return replaced('item left out of a list', node, `[${kept.join(', ')}]`);
    });
  }
  return [];
};

/**
 * One more and one less; of a length of time twice and half as much, as a second cannot be told from a machine that is slow.
 * A start of zero has nothing before it.
 */
function numbersFor(node: RulesNode, around: readonly RulesNode[], source: string): readonly string[] {
  const value = Number(node.word);
  const call = around[0];
  if (call?.kind === 'call' && call.parts[0] && textOf(source, call.parts[0]) === 'duration.value')
    return [String(value * 2), String(Math.floor(value / 2))];
  return value === 0 ? ['1'] : [String(value - 1), String(value + 1)];
}
