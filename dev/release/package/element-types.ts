import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { parseAst } from 'rolldown/parseAst';
import { dts } from 'rolldown-plugin-dts';
import { attributeDocs } from '../../../widget/docs/attribute-docs.ts';
import { CommandError, runTool } from '../../base/run-tool.ts';

/** Every type in the package, by its source in the card. */
const passedOn = {
  './widget/element/element-types.ts': 'AcctAuthCardElement, AcctAuthCardEventMap',
  './widget/core/card-events.ts': 'CardEventDetails as AcctAuthCardEventDetails',
};

/** Returns the package's types as one text, attributes with the guide's words. Throws a CommandError if tsc fails. */
export async function elementTypes(): Promise<string> {
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

/** Writes every attribute out: editors show a property's comment only at its own declaration. */
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

/** The sources import each other by their names in the repository; tsc's output ends differently. */
function declarationOf(name: string, importer: string | undefined): string | null {
  return importer && /\.tsx?$/.test(name) ? resolve(importer, '..', name.replace(/(?:\.d)?\.tsx?$/, '.d.ts')) : null;
}

type Statement = ReturnType<typeof parseAst>['body'][number];
type Alias = Extract<Statement, { type: 'TSTypeAliasDeclaration' }>['typeAnnotation'];
type Literal = Extract<Alias, { type: 'TSTypeLiteral' }>;
type TypeNode = Alias | Extract<Alias, { type: 'TSTupleType' }>['elementTypes'][number];
type Property = { readonly type: TypeNode; readonly optional: boolean };
/** One member of a union; `node` is missing for a word made here. */
type Member = { readonly word: string; readonly node?: TypeNode };

/** A type's shape, by path such as `acct-error.reason` or `problems[].cure`: each union's words, sorted. */
export type TypeShape = Readonly<Record<string, readonly string[]>>;

/** Returns the names that a declarations file exports, and the shape of each type in it. */
export function readTypes(declarations: string) {
  const { body } = parseAst(declarations, { lang: 'dts' }, 'index.d.ts');
  const known = new Map(body.flatMap(namedTypes));
  const exports = body.flatMap(exportedNames);

  /** Resolves names, `typeof`, `keyof` and `[...]`, as far as the file defines them. */
  const membersOf = (node: TypeNode): readonly Member[] => {
    const asWritten = { word: wordOf(declarations.slice(node.start, node.end)), node };
    const named = (name: string): readonly Member[] => {
      const found = known.get(name);
      return found ? membersOf(found) : [asWritten];
    };
    switch (node.type) {
      case 'TSUnionType':
        return node.types.flatMap(membersOf);
      case 'TSParenthesizedType':
        return membersOf(node.typeAnnotation);
      case 'TSTypeReference':
        return node.typeName.type === 'Identifier' ? named(node.typeName.name) : [asWritten];
      case 'TSTypeQuery':
        return node.exprName.type === 'Identifier' ? named(node.exprName.name) : [asWritten];
      case 'TSTypeOperator':
        return node.operator === 'readonly' ? membersOf(node.typeAnnotation) : keysOf(node.typeAnnotation);
      case 'TSIndexedAccessType':
        return node.indexType.type === 'TSNumberKeyword'
          ? membersOf(node.objectType).flatMap(elementsOf)
          : membersOf(node.indexType).flatMap(({ word }) => memberAt(node.objectType, word.replaceAll("'", '')));
      case 'TSArrayType':
        return [{ word: 'list', node }];
      case 'TSTypeLiteral':
        return [{ word: 'object', node }];
      default:
        return [asWritten];
    }
  };
  const propertiesIn = (node: TypeNode): readonly Readonly<Record<string, Property>>[] =>
    membersOf(node).flatMap((member) => (member.node?.type === 'TSTypeLiteral' ? [propertiesOf(member.node)] : []));
  const keysOf = (node: TypeNode): readonly Member[] =>
    propertiesIn(node).flatMap((properties) => Object.keys(properties).map((key) => ({ word: `'${key}'` })));
  const memberAt = (node: TypeNode, key: string): readonly Member[] =>
    propertiesIn(node).flatMap(({ [key]: property }) => (property ? membersOf(property.type) : []));
  const elementsOf = ({ node }: Member): readonly Member[] => {
    if (node?.type === 'TSArrayType') return membersOf(node.elementType);
    if (node?.type !== 'TSTupleType') return [];
    return node.elementTypes.flatMap((each) =>
      // A spread element is a list itself.
      each.type === 'TSRestType' ? membersOf(each.typeAnnotation).flatMap(elementsOf) : membersOf(each),
    );
  };
  const rowsAt = (path: string, node: TypeNode): readonly (readonly [string, readonly string[]])[] =>
    membersOf(node).flatMap(({ node: inner }) => {
      if (inner?.type === 'TSArrayType') return rowsAt(`${path}[]`, inner.elementType);
      if (inner?.type !== 'TSTypeLiteral') return [];
      return Object.entries(propertiesOf(inner)).flatMap(([key, { type, optional }]) => {
        const place = path === '' ? key : `${path}.${key}`;
        const words = new Set([...membersOf(type).map(({ word }) => word), ...(optional ? ['undefined'] : [])]);
        return [[place, [...words].sort()] as const, ...rowsAt(place, type)];
      });
    });

  return {
    exported: exports.map(([exported]) => exported).sort(),
    /** Throws if the file exports no type of this name. */
    shapeOf(name: string): TypeShape {
      const node = known.get(exports.find(([exported]) => exported === name)?.[1] ?? '');
      if (!node) throw new Error(`The types of the package have no ${name}.`);
      return Object.fromEntries(rowsAt('', node));
    },
  };
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

/** Returns each export by its outer and inner name. */
function exportedNames(statement: Statement): readonly (readonly [string, string])[] {
  if (statement.type !== 'ExportNamedDeclaration') return [];
  const declared = statement.declaration;
  const own = declared && 'id' in declared && declared.id && 'name' in declared.id ? [declared.id.name] : [];
  const name = (node: { readonly name: string } | { readonly value: string }) =>
    'name' in node ? node.name : node.value;
  const passedOn = statement.specifiers.map(({ exported, local }) => [name(exported), name(local)] as const);
  return [...own.map((one) => [one, one] as const), ...passedOn];
}
