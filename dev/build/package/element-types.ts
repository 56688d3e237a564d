import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { attributeDocs } from '../../../widget/docs/attribute-docs.ts';
import { CommandError } from '../command-error.ts';
import { runTool } from '../run-tool.ts';

/** Every type that the package passes on, by the source that the card itself is made of. */
const passedOn = {
  './widget/element/element-types.ts': 'AcctAuthCardElement, AcctAuthCardEventMap',
  './widget/core/card-events.ts': 'CardEventDetails as AcctAuthCardEventDetails',
};

/**
 * The package's types in one text: what TypeScript says of the element's sources, without all that the element does not
 * show, and each attribute with the guide's words. Throws a CommandError where tsc finds an error.
 */
export async function elementTypes(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'acct-types-'));
  try {
    return await bundledTypes(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function bundledTypes(folder: string): Promise<string> {
  const code = await runTool('tsc', ['-p', 'dev/build/package/tsconfig.json', '--outDir', folder]);
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

/** An interface of its own, since editors show the comment of a property only where it is written out. */
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

/** The sources name each other as they lie in the repository; what tsc makes of them ends otherwise. */
function declarationOf(name: string, importer: string | undefined): string | null {
  return importer && /\.tsx?$/.test(name) ? resolve(importer, '..', name.replace(/(?:\.d)?\.tsx?$/, '.d.ts')) : null;
}
