import { parseExpression } from './parse-expression.ts';
import { RulesReader } from './rules-reader.ts';
import type { RulesNode } from './rules-tree.ts';

/** The tree of a rules file. Throws, with the line, at what it does not know: it reads the language as far as firestore.rules uses it. */
export function parseRules(source: string): RulesNode {
  const reader = new RulesReader(source);
  const start = reader.next.start;
  reader.skip('rules_version', '=');
  reader.take('string');
  reader.skip(';', 'service', 'cloud', '.', 'firestore');
  return reader.node('file', start, '', block(reader));
}

function block(reader: RulesReader): readonly RulesNode[] {
  const parts: RulesNode[] = [];
  reader.skip('{');
  while (!reader.accept('}')) parts.push(statement(reader));
  return parts;
}

function statement(reader: RulesReader): RulesNode {
  const { start } = reader.next;
  if (reader.accept('match')) {
    const segments: RulesNode[] = [];
    while (reader.accept('/')) segments.push(segment(reader));
    return reader.node('match', start, '', [...segments, ...block(reader)]);
  }
  if (reader.accept('allow')) {
    const methods = [reader.take('word')];
    while (reader.accept(',')) methods.push(reader.take('word'));
    reader.skip(':', 'if');
    const condition = parseExpression(reader);
    reader.skip(';');
    return reader.node('allow', start, methods.join(', '), [condition]);
  }
  reader.skip('function');
  const name = reader.take('word');
  reader.skip('(');
  while (!reader.accept(')')) {
    reader.take('word');
    reader.accept(',');
  }
  return reader.node('function', start, name, functionBody(reader));
}

function segment(reader: RulesReader): RulesNode {
  const { start } = reader.next;
  if (!reader.accept('{')) return reader.node('segment', start, reader.take('word'));
  const name = reader.take('word');
  const rest = reader.accept('=**') ? '=**' : '';
  reader.skip('}');
  return reader.node('segment', start, `{${name}${rest}}`);
}

function functionBody(reader: RulesReader): readonly RulesNode[] {
  const parts: RulesNode[] = [];
  reader.skip('{');
  while (!reader.accept('}')) {
    const { start } = reader.next;
    const kind = reader.accept('let') ? 'let' : 'return';
    const name = kind === 'let' ? reader.take('word') : '';
    reader.skip(kind === 'let' ? '=' : 'return');
    const value = parseExpression(reader);
    reader.skip(';');
    parts.push(reader.node(kind, start, name, [value]));
  }
  return parts;
}
