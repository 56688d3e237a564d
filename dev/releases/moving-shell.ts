import { type Node, parse } from 'acorn';
import { cardFiles } from '../../widget/release/card-files.ts';
import type { Release } from '../../widget/release/release.ts';
import { CommandError } from '../command-error.ts';

type Place = { readonly start: number; readonly text: string };

/**
 * The shell for the moving folder: the same code, its chunks taken from the release's own folder. Throws a CommandError when it
 * does not name what it must, or names what the release does not hold: such a shell would break every page at once.
 */
export function movingShell(source: string, { release, files }: Release): string {
  const refuse = (what: string): never => {
    throw new CommandError(`${cardFiles.shell} of release ${release} ${what}: no moving address can be made of it.`);
  };
  const imports = importedPlaces(source, refuse);
  for (const { text } of imports) {
    if (!/^\.\/[^/]+$/.test(text) || !(text.slice(2) in files))
      refuse(`imports ${text}, which the release does not hold`);
  }
  for (const file of [cardFiles.react, ...languageChunks(files)]) {
    if (!imports.some(({ text }) => text === `./${file}`)) refuse(`does not import ./${file}`);
  }
  return imports.reduceRight(
    (code, { start, text }) =>
      `${code.slice(0, start)}../${release}/${text.slice(2)}${code.slice(start + text.length)}`,
    source,
  );
}

/** A language with a chunk of its own has a prerendered form, too. */
function languageChunks(files: Release['files']): string[] {
  const prerendered = Object.keys(files).flatMap((file) => /^declarative\/(\w+)-signup\.html$/.exec(file)?.[1] ?? []);
  return prerendered.map((language) => `${language}.js`).filter((file) => file in files);
}

/** Where the code names a relative path to import. One that is composed at run time cannot be led elsewhere, so it is refused. */
function importedPlaces(source: string, refuse: (what: string) => never): Place[] {
  const found: Place[] = [];
  const visit = (node: Node): void => {
    if (/^(Import|Export\w+)Declaration$/.test(node.type) && (node as { source?: unknown }).source)
      refuse('imports something before it runs');
    if (node.type === 'ImportExpression') {
      const { source: path } = node as unknown as { source: Node & { value?: unknown; expressions?: unknown[] } };
      const text = source.slice(path.start + 1, path.end - 1);
      const isWhole = path.type === 'Literal' || (path.type === 'TemplateLiteral' && path.expressions?.length === 0);
      if (isWhole) found.push({ start: path.start + 1, text });
      else if (/^.?\.{0,2}\//.test(source.slice(path.start, path.end))) refuse(`composes the path ${text}`);
    }
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child);
  };
  visit(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }));
  return found.sort((a, b) => a.start - b.start);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
