import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { parseAst } from 'rolldown/parseAst';
import { dts } from 'rolldown-plugin-dts';
import { attributeDocs } from '../../../widget/docs/attribute-docs.ts';
import { CommandError, runTool } from '../../base/run-tool.ts';

/** The types that the package exports from the card, by source file. */
const passedOn = {
  './widget/element/element-types.ts': 'AcctAuthCardElement, AcctAuthCardEventMap',
  './widget/core/card-events.ts': 'CardEventDetails as AcctAuthCardEventDetails',
};

/**
 * Returns the package's type declarations as one text, with comments from the guide. Throws a CommandError if tsc
 * fails.
 */
export async function generateElementTypes(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'acct-types-'));
  try {
    return await bundledTypes(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function bundledTypes(folder: string): Promise<string> {
  const code = await runTool('tsc', ['-p', 'dev/release/package/tsconfig.json', '--outDir', folder]);
  if (code !== 0) throw new CommandError('The types of the package could not be made: see the lines above.');
  const entry = join(folder, 'index.d.ts');
  writeFileSync(entry, entryText());
  const bundle = await rolldown({
    input: entry,
    plugins: [{ name: 'declarations', resolveId: declarationOf }, dts({ dtsInput: true, tsconfig: false })],
  });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  const [text, ...others] = output.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
  if (text === undefined || others.length > 0) throw new Error('The types are not one file any more.');
  return text;
}

/**
 * Declares every attribute separately, because editors show a property's comment only at the declaration of that
 * property.
 */
function entryText(): string {
  const attributes = Object.entries(attributeDocs).map(([name, { meaning, defaultsTo, example }]) => {
    const lines = [meaning, `@default ${defaultsTo}`, `@example ${example}`].map((line) => ` * ${line}`).join('\n');
    return `/**\n${lines.replaceAll('*/', '*\\/')}\n */\n'${name}'?: Attributes['${name}'];`;
  });
  return [
    `import type { AcctAuthCardAttributes as Attributes } from './widget/element/element-types.ts';`,
    ...Object.entries(passedOn).map(([source, names]) => `export type { ${names} } from '${source}';`),
    '/** The attributes that the tag takes, all strings; one that is absent or empty has its default. */',
    `export interface AcctAuthCardAttributes {\n${attributes.join('\n')}\n}`,
  ].join('\n');
}

/**
 * Returns the `.d.ts` file for an import of a `.ts` file, because tsc writes only `.d.ts` files but does not change
 * imports.
 */
function declarationOf(name: string, importer: string | undefined): string | null {
  return importer && /\.tsx?$/.test(name) ? resolve(importer, '..', name.replace(/(?:\.d)?\.tsx?$/, '.d.ts')) : null;
}

type Statement = ReturnType<typeof parseAst>['body'][number];
type Alias = Extract<Statement, { type: 'TSTypeAliasDeclaration' }>['typeAnnotation'];
type Literal = Extract<Alias, { type: 'TSTypeLiteral' }>;
type IndexedAccess = Extract<Alias, { type: 'TSIndexedAccessType' }>;
type TypeNode = Alias | Extract<Alias, { type: 'TSTupleType' }>['elementTypes'][number];
type Property = { readonly type: TypeNode; readonly optional: boolean };
/** A member of a union. A member that `keysOf` has made has no `node`. */
type Member = { readonly word: string; readonly node?: TypeNode };

/** The sorted union members of each field of a type, by a path such as `acct-error.reason` or `problems[].cure`. */
export type TypeShape = Readonly<Record<string, readonly string[]>>;

/** Returns the names that a declarations file exports, and the shape of each type in it. */
export function parseTypeDeclarations(declarations: string) {
  const { body } = parseAst(declarations, { lang: 'dts' }, 'index.d.ts');
  const source: Source = { text: declarations, named: new Map(body.flatMap(namedTypes)) };
  const exports = body.flatMap(exportedNames);
  return {
    exported: exports.map(([exported]) => exported).sort(),
    /** Throws if the file exports no type of this name. */
    shapeOf(name: string): TypeShape {
      const node = source.named.get(exports.find(([exported]) => exported === name)?.[1] ?? '');
      if (!node) throw new Error(`The types of the package have no ${name}.`);
      return Object.fromEntries(rowsAt('', node, source));
    },
  };
}

/** A declarations file and its types by name. */
type Source = { readonly text: string; readonly named: ReadonlyMap<string, TypeNode> };

/**
 * Returns a type's union members. Resolves names, `typeof`, `keyof` and `[...]` if this file defines the type to which
 * they refer.
 */
function membersOf(node: TypeNode, source: Source): readonly Member[] {
  switch (node.type) {
    case 'TSUnionType':
      return node.types.flatMap((each) => membersOf(each, source));
    case 'TSParenthesizedType':
      return membersOf(node.typeAnnotation, source);
    case 'TSTypeReference':
      return membersOfName(node.typeName, node, source);
    case 'TSTypeQuery':
      return membersOfName(node.exprName, node, source);
    case 'TSTypeOperator':
      return node.operator === 'readonly'
        ? membersOf(node.typeAnnotation, source)
        : keysOf(node.typeAnnotation, source);
    case 'TSIndexedAccessType':
      return indexedMembers(node, source);
    case 'TSArrayType':
      return [{ word: 'list', node }];
    case 'TSTypeLiteral':
      return [{ word: 'object', node }];
    default:
      return [asWritten(node, source)];
  }
}

const asWritten = (node: TypeNode, { text }: Source): Member => ({
  word: wordOf(text.slice(node.start, node.end)),
  node,
});

/**
 * Returns the members of the type with this name. If another file defines the type, the name itself is the only member.
 */
function membersOfName(name: { readonly type: string }, node: TypeNode, source: Source): readonly Member[] {
  const found = 'name' in name && typeof name.name === 'string' ? source.named.get(name.name) : undefined;
  return found ? membersOf(found, source) : [asWritten(node, source)];
}

/** Returns the members of `Type[number]` or `Type['key']`. */
function indexedMembers({ objectType, indexType }: IndexedAccess, source: Source): readonly Member[] {
  if (indexType.type === 'TSNumberKeyword')
    return membersOf(objectType, source).flatMap((member) => elementsOf(member, source));
  return membersOf(indexType, source).flatMap(({ word }) => memberAt(objectType, word.replaceAll("'", ''), source));
}

const propertiesIn = (node: TypeNode, source: Source): readonly Readonly<Record<string, Property>>[] =>
  membersOf(node, source).flatMap((member) =>
    member.node?.type === 'TSTypeLiteral' ? [propertiesOf(member.node)] : [],
  );

const keysOf = (node: TypeNode, source: Source): readonly Member[] =>
  propertiesIn(node, source).flatMap((properties) => Object.keys(properties).map((key) => ({ word: `'${key}'` })));

const memberAt = (node: TypeNode, key: string, source: Source): readonly Member[] =>
  propertiesIn(node, source).flatMap(({ [key]: property }) => (property ? membersOf(property.type, source) : []));

/** Returns the union members of the types of an array's or a tuple's elements. */
function elementsOf({ node }: Member, source: Source): readonly Member[] {
  if (node?.type === 'TSArrayType') return membersOf(node.elementType, source);
  if (node?.type !== 'TSTupleType') return [];
  return node.elementTypes.flatMap((each) => {
    if (each.type !== 'TSRestType') return membersOf(each, source);
    // A spread element is itself a list of elements.
    return membersOf(each.typeAnnotation, source).flatMap((member) => elementsOf(member, source));
  });
}

type Row = readonly [path: string, words: readonly string[]];

/** Returns a row for each property of a type, including the properties of nested objects and of list elements. */
const rowsAt = (path: string, node: TypeNode, source: Source): readonly Row[] =>
  membersOf(node, source).flatMap(({ node: inner }) => {
    if (inner?.type === 'TSArrayType') return rowsAt(`${path}[]`, inner.elementType, source);
    if (inner?.type !== 'TSTypeLiteral') return [];
    return Object.entries(propertiesOf(inner)).flatMap(([key, property]) => {
      const place = path === '' ? key : `${path}.${key}`;
      return [[place, wordsOf(property, source)] as const, ...rowsAt(place, property.type, source)];
    });
  });

function wordsOf({ type, optional }: Property, source: Source): readonly string[] {
  const words = membersOf(type, source).map(({ word }) => word);
  return [...new Set(optional ? [...words, 'undefined'] : words)].sort();
}

const wordOf = (text: string): string => text.replace(/\s+/g, ' ').replace(/^"(.*)"$/, "'$1'");

function namedTypes(statement: Statement): readonly (readonly [string, TypeNode])[] {
  if (statement.type === 'TSTypeAliasDeclaration') return [[statement.id.name, statement.typeAnnotation]];
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ id }) =>
    id.type === 'Identifier' && id.typeAnnotation ? [[id.name, id.typeAnnotation.typeAnnotation] as const] : [],
  );
}

const propertiesOf = ({ members }: Literal): Readonly<Record<string, Property>> =>
  Object.fromEntries(
    members.flatMap((member) => {
      if (member.type !== 'TSPropertySignature' || !member.typeAnnotation) return [];
      const { key, optional, typeAnnotation } = member;
      return [[nameOf(key), { type: typeAnnotation.typeAnnotation, optional }]];
    }),
  );

function nameOf(key: Extract<Literal['members'][number], { type: 'TSPropertySignature' }>['key']): string {
  if ('name' in key) return String(key.name);
  return String('value' in key ? key.value : undefined);
}

/** Returns a pair of names for each export: the exported name, and the name inside the file. */
function exportedNames(statement: Statement): readonly (readonly [string, string])[] {
  if (statement.type !== 'ExportNamedDeclaration') return [];
  const declared = statement.declaration;
  const own = declared && 'id' in declared && declared.id && 'name' in declared.id ? [declared.id.name] : [];
  const name = (node: { readonly name: string } | { readonly value: string }) =>
    'name' in node ? node.name : node.value;
  const passedOn = statement.specifiers.map(({ exported, local }) => [name(exported), name(local)] as const);
  return [...own.map((one) => [one, one] as const), ...passedOn];
}
