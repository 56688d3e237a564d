import type { RulesReader } from './rules-reader.ts';
import type { RulesNode } from './rules-tree.ts';

/** From the loosest to the tightest: https://firebase.google.com/docs/rules/rules-language#building_conditions */
const levels = [
  ['logic', ['||']],
  ['logic', ['&&']],
  ['compare', ['==', '!=']],
  ['compare', ['<=', '>=', '<', '>', 'is', 'in']],
  ['sum', ['+', '-']],
  ['sum', ['*', '/', '%']],
] as const;

/** Reads an expression. */
export function parseExpression(reader: RulesReader): RulesNode {
  const { start } = reader.next;
  const condition = operation(reader, 0);
  if (!reader.accept('?')) return condition;
  const yes = parseExpression(reader);
  reader.skip(':');
  const no = parseExpression(reader);
  return reader.node('choice', start, '', [condition, yes, no]);
}

function operation(reader: RulesReader, level: number): RulesNode {
  const [kind, operators] = levels[level] ?? [];
  if (!kind) return prefixed(reader);
  const { start } = reader.next;
  let left = operation(reader, level + 1);
  for (;;) {
    const operator = operators.find((each) => reader.accept(each));
    if (!operator) return left;
    left = reader.node(kind, start, operator, [left, operation(reader, level + 1)]);
  }
}

function prefixed(reader: RulesReader): RulesNode {
  const { start } = reader.next;
  if (reader.accept('!')) return reader.node('not', start, '!', [prefixed(reader)]);
  if (reader.accept('-')) return reader.node('minus', start, '-', [prefixed(reader)]);
  return withAccess(reader);
}

function withAccess(reader: RulesReader): RulesNode {
  const { start } = reader.next;
  let value = atom(reader);
  for (;;) {
    if (reader.accept('.')) value = reader.node('member', start, reader.take('word'), [value]);
    else if (reader.accept('(')) value = reader.node('call', start, '', [value, ...listUpTo(reader, ')')]);
    else if (reader.accept('[')) {
      const from = parseExpression(reader);
      const to = reader.accept(':') ? [parseExpression(reader)] : [];
      reader.skip(']');
      value = reader.node('index', start, '', [value, from, ...to]);
    } else return value;
  }
}

function atom(reader: RulesReader): RulesNode {
  const { start, type } = reader.next;
  if (reader.accept('(')) {
    const inside = parseExpression(reader);
    reader.skip(')');
    return reader.node('group', start, '', [inside]);
  }
  if (reader.accept('[')) return reader.node('list', start, '', listUpTo(reader, ']'));
  if (type === 'number' || type === 'string') return reader.node(type, start, reader.take(type));
  const word = reader.take('word');
  return reader.node(['true', 'false', 'null'].includes(word) ? 'constant' : 'name', start, word);
}

function listUpTo(reader: RulesReader, end: string): readonly RulesNode[] {
  const parts: RulesNode[] = [];
  while (!reader.accept(end)) {
    parts.push(parseExpression(reader));
    reader.accept(',');
  }
  return parts;
}
