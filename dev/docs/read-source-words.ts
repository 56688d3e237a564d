import { parseSync } from 'rolldown/utils';

/** The words of a source: comments, test titles with their groups, and exported names. */
export type SourceWords = {
  readonly comments: readonly string[];
  readonly titles: readonly string[];
  readonly names: readonly string[];
};

type Node = { readonly type: string } & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

export function readSourceWords(file: string, source: string): SourceWords {
  const { program, comments } = parseSync(file, source);
  const { body } = program;
  return { comments: joinLines(source, comments), titles: titlesOf(body), names: namesOf(body) };
}

type SourceComment = { readonly type: string; readonly value: string; readonly start: number; readonly end: number };

/** Returns each comment on one line, without its marks. Line comments on consecutive lines are one comment. */
function joinLines(source: string, comments: readonly SourceComment[]): readonly string[] {
  const texts: string[] = [];
  let lastEnd = -1;
  for (const { type, value, start, end } of comments) {
    const isNextLine = lastEnd >= 0 && /^\n[ \t]*$/.test(source.slice(lastEnd, start));
    if (isNextLine && type === 'Line') texts.push(`${texts.pop()} ${value}`);
    else texts.push(value.replace(/^\s*\*+ ?/gm, ''));
    const isBehindCode = /\S/.test(source.slice(source.lastIndexOf('\n', start) + 1, start));
    lastEnd = type === 'Line' && !isBehindCode ? end : -1;
  }
  return texts
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text.includes(' ') && !/^(biome-ignore|@|v8)/.test(text));
}

/** Returns each test's title, with the titles of its groups before it. */
function titlesOf(body: unknown, groups: readonly string[] = []): readonly string[] {
  if (Array.isArray(body)) return body.flatMap((each) => titlesOf(each, groups));
  if (typeof body !== 'object' || body === null) return [];
  const call = isNode(body) && body.type === 'CallExpression' ? body : null;
  const kind = call && testKind(call.callee);
  const title = kind && textOf((call.arguments as readonly unknown[])[0]);
  if (!kind || title === null) return Object.values(body).flatMap((each) => titlesOf(each, groups));
  const path = [...groups, title];
  if (kind === 'test') return [path.join(' > ')];
  return Object.values(body).flatMap((each) => titlesOf(each, path));
}

/**
 * Returns the kind of a call: a test, such as `test(...)` or `it.each(...)(...)`; a group of tests, such as
 * `test.describe(...)`; or neither.
 */
function testKind(callee: unknown): 'test' | 'group' | null {
  if (!isNode(callee)) return null;
  if (callee.type === 'MemberExpression' && isNode(callee.property)) {
    const { name } = callee.property;
    if (name === 'describe') return 'group';
    return name === 'each' || name === 'only' ? testKind(callee.object) : null;
  }
  if (callee.type === 'CallExpression' || callee.type === 'TaggedTemplateExpression') {
    return testKind(callee.callee ?? callee.tag);
  }
  if (callee.name === 'describe') return 'group';
  return callee.name === 'test' || callee.name === 'it' ? 'test' : null;
}

/** Returns the text of a string, with `...` for each part that is computed. Returns null for anything else. */
function textOf(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  return (node.quasis as readonly { readonly value: { readonly cooked: string } }[])
    .map(({ value }) => value.cooked)
    .join('...');
}

/** Returns the exported names of functions, constants, types and classes. */
function namesOf(body: readonly unknown[]): readonly string[] {
  return body.flatMap((statement) => {
    if (!isNode(statement) || statement.type !== 'ExportNamedDeclaration' || !isNode(statement.declaration)) return [];
    const { id, declarations } = statement.declaration;
    const ids = Array.isArray(declarations) ? declarations.map((each: { readonly id: unknown }) => each.id) : [id];
    return ids.flatMap((each) => (isNode(each) && typeof each.name === 'string' ? [each.name] : []));
  });
}
