import { type Mutator, replaced, textOf } from './mutant.ts';

/** What a comparison becomes; the first of a bound is the same bound with or without its end. */
const turned: Readonly<Record<string, readonly string[]>> = {
  '==': ['!='],
  '!=': ['=='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
};

/** Conditions dropped, exchanged, turned round, and always true or false. */
export const mutateConditions: Mutator = (node, around, source) => {
  const [first, second, third] = node.parts.map((part) => textOf(source, part));
  const isWhole = around[0]?.kind === 'allow' || around[0]?.kind === 'return';
  const whole = isWhole
    ? ['true', 'false']
        .filter((text) => text !== node.word)
        .map((text) => replaced(`condition always ${text}`, node, text))
    : [];
  if (node.kind === 'logic') {
    const other = node.word === '&&' ? '||' : '&&';
    return [
      ...whole,
      replaced('condition dropped', node, `(${first})`),
      replaced('condition dropped', node, `(${second})`),
      replaced('&& and || exchanged', node, `((${first}) ${other} (${second}))`),
    ];
  }
  if (node.kind === 'compare') {
    const isType = node.word === 'is' || node.word === 'in';
    const changes = turned[node.word]?.map((operator) => {
      const kind =
        operator.replace('=', '') === node.word.replace('=', '') ? 'end of a bound moved' : 'comparison turned';
      return replaced(kind, node, `${first} ${operator} ${second}`);
    });
    return [...whole, ...(isType ? [replaced('type not asked for', node, 'true')] : []), ...(changes ?? [])];
  }
  if (node.kind === 'not') return [...whole, replaced('comparison turned', node, `${first}`)];
  if (node.kind === 'choice') {
    return [
      ...whole,
      replaced('one of two ways', node, `${second}`),
      replaced('one of two ways', node, `${third}`),
      replaced('one of two ways', node, `${first} ? ${third} : ${second}`),
    ];
  }
  return whole;
};
