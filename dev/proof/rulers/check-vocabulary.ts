import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { Finding } from './finding.ts';
import type { StructuredData } from './read-structured-data.ts';

const require = createRequire(import.meta.url);
const compiler = join(dirname(require.resolve('typescript/package.json')), 'bin', 'tsc');

/**
 * Whether structured data is written in the words of schema.org, with values of the kinds that it knows: the compiler holds it against the vocabulary as
 * Google's schema-dts types it. `folder`: within this project, where modules are found; emptied before. The result has a list for each document.
 */
export function checkVocabulary(
  documents: ReadonlyMap<string, readonly StructuredData[]>,
  folder: string,
): ReadonlyMap<string, readonly Finding[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const names = [...documents.keys()];
  const found = new Map<string, Finding[]>(names.map((name) => [name, []]));
  for (const [index, data] of [...documents.values()].entries()) {
    const blocks = data.map((block, place) => `export const block${place}: Graph = ${JSON.stringify(block, null, 2)};`);
    const source = ["import type { Graph } from 'schema-dts';", ...blocks].join('\n');
    writeFileSync(join(folder, `${index}.ts`), source);
  }
  const options = ['--noEmit', '--strict', '--pretty', 'false', '--module', 'nodenext', '--types', ''];
  const files = names.map((_, index) => resolve(join(folder, `${index}.ts`)));
  const { stdout, status } = spawnSync(process.execPath, [compiler, '--ignoreConfig', ...options, ...files], {
    encoding: 'utf8',
  });
  for (const line of stdout.split('\n')) {
    const [, index, place = '', code, says = ''] = /(\d+)\.ts\((\d+),\d+\): error (TS\d+): (.*)$/.exec(line) ?? [];
    found.get(names[Number(index)] ?? '')?.push({ rule: `${code}`, where: `line ${place}`, says });
  }
  const count = [...found.values()].flat().length;
  if ((status === 0) !== (count === 0)) throw new Error(`the compiler could not check the structured data: ${stdout}`);
  return found;
}
