import { parseSync } from 'rolldown/utils';

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

const typeOf = (value: unknown): string | null => (isNode(value) ? value.type : null);

/** Returns true for a conditional expression with another one as its condition or result. */
const isNestedConditional = ({ type, test, consequent, alternate }: Node): boolean =>
  type === 'ConditionalExpression' && [test, consequent, alternate].map(typeOf).includes('ConditionalExpression');

/** Returns true for a literal that is spread into another one, so that several entries stand on one line. */
const hasLiteralSpread = ({ type, properties, elements }: Node): boolean => {
  const entries = [properties, elements].filter(Array.isArray).flat() as readonly unknown[];
  return entries.some((entry) => isNode(entry) && entry.type === 'SpreadElement' && typeOf(entry.argument) === type);
};

/** Returns `file:line: kind` for each nested conditional and each spread of a literal in the source text of a file. */
export function findCompressedCode(file: string, source: string): readonly string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const each of value) visit(each);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    if (isNode(value)) {
      const line = source.slice(0, value.start).split('\n').length;
      if (isNestedConditional(value)) found.push(`${file}:${line}: nested conditional`);
      if (hasLiteralSpread(value)) found.push(`${file}:${line}: spread of a literal`);
    }
    for (const each of Object.values(value)) visit(each);
  };
  visit(parseSync(file, source).program.body);
  return found;
}
