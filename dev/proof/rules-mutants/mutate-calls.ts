import { type Change, type Mutator, replaced, textOf } from './mutant.ts';
import type { RulesNode } from './rules-tree.ts';

/** Methods that take the same arguments and mean something else. */
const kindred: readonly (readonly string[])[] = [
  ['hasAll', 'hasOnly', 'hasAny'],
  ['affectedKeys', 'changedKeys', 'addedKeys', 'removedKeys', 'unchangedKeys'],
  ['lower', 'upper'],
];
/** Methods that give something of the kind that they are called on, so that they can be left out. */
const steps = ['lower', 'upper', 'replace', 'concat', 'trim'];
/** Times of a token. */
const tokenTimes = ['auth_time', 'iat'];

/** Methods exchanged or left out, and one record or time taken for the other. */
export const mutateCalls: Mutator = (node, _, source) => {
  if (node.kind === 'call') {
    const [callee] = node.parts;
    const object = callee?.kind === 'member' ? callee.parts[0] : undefined;
    if (!callee || !object) return [];
    const others = kindred.find((methods) => methods.includes(callee.word))?.filter((other) => other !== callee.word);
    return [
      ...(others ?? []).map((other) => atName('method exchanged', callee, other)),
      ...(steps.includes(callee.word) ? [replaced('step left out', node, textOf(source, object))] : []),
    ];
  }
  if (node.kind === 'member' && tokenTimes.includes(node.word))
    return tokenTimes.filter((time) => time !== node.word).map((time) => atName('other time', node, time));
  if (node.kind === 'member' && textOf(source, node) === 'request.resource')
    return [replaced('other record', node, 'resource')];
  if (node.kind === 'name' && node.word === 'resource') return [replaced('other record', node, 'request.resource')];
  return [];
};

/** A change of the name behind the last point of a node. */
const atName = (kind: string, { end, word }: RulesNode, text: string): Change => ({
  kind,
  start: end - word.length,
  end,
  text,
});
