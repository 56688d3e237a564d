import { type Node, parse } from 'acorn';
import { type CardRelease, cardFiles } from '../../../widget/release/release.ts';
import { CommandError } from '../../base/run-tool.ts';

type Place = { readonly start: number; readonly text: string };

/**
 * Returns the shell for the folder that always has the newest release, `/widget/v1/`. This shell loads its chunks from
 * the release's own folder. Throws a CommandError if the shell does not import a required file, or imports a file that
 * the release does not have, because such a shell would break every page at once.
 */
export function createNewestReleaseShell(source: string, { release, files }: CardRelease): string {
  const refuse = (what: string): never => {
    throw new CommandError(`${cardFiles.shell} of release ${release} ${what}: no moving address can be made of it.`);
  };
  const imports = importedPlaces(source, refuse);
  for (const { text } of imports) {
    if (!/^\.\/[^/]+$/.test(text) || !(text.slice(2) in files))
      refuse(`imports ${text}, which the release does not have`);
  }
  for (const file of [cardFiles.react, ...languageChunks(files)]) {
    if (!imports.some(({ text }) => text === `./${file}`)) refuse(`does not import ./${file}`);
  }
  return withReleaseFolder(release, source, [...imports, ...folderPlaces(source, refuse)]);
}

/**
 * Returns the single-file card for the folder that always has the newest release. This card loads its files from the
 * release's own folder. Throws the same errors as `createNewestReleaseShell`.
 */
export function createNewestReleaseSingleFile(source: string, { release }: CardRelease): string {
  const refuse = (what: string): never => {
    throw new CommandError(`${cardFiles.single} of release ${release} ${what}: no moving address can be made of it.`);
  };
  return withReleaseFolder(release, source, folderPlaces(source, refuse));
}

function withReleaseFolder(release: string, source: string, places: readonly Place[]): string {
  const last = [...places].sort((one, other) => other.start - one.start);
  return last.reduce(
    (code, { start, text }) =>
      `${code.slice(0, start)}../${release}/${text.slice(2)}${code.slice(start + text.length)}`,
    source,
  );
}

/** Returns the names of the chunks with a language's texts, for each language that has a prerendered sign-up form. */
function languageChunks(files: CardRelease['files']): string[] {
  const prerendered = Object.keys(files).flatMap((file) => /^declarative\/(\w+)-signup\.html$/.exec(file)?.[1] ?? []);
  return prerendered.map((language) => `${language}.js`).filter((file) => file in files);
}

/**
 * Returns the relative imports of a script. Refuses an import whose address is composed at run time, which cannot be
 * redirected.
 */
function importedPlaces(source: string, refuse: (what: string) => never): Place[] {
  const found: Place[] = [];
  for (const node of parseScriptNodes(source)) {
    if (/^(Import|Export\w+)Declaration$/.test(node.type) && (node as { source?: unknown }).source)
      refuse('imports something before it runs');
    if (node.type !== 'ImportExpression') continue;
    const { source: path } = node as unknown as { source: Node };
    if (isStringLiteral(path)) found.push(insideQuotes(source, path));
    else if (/^.?\.{0,2}\//.test(source.slice(path.start, path.end)))
      refuse(`composes the path ${insideQuotes(source, path).text}`);
  }
  return found;
}

/**
 * Returns the position of `./`, with which the code refers to the script's own folder (see release-folder.ts). Refuses
 * code that does not have exactly one such position.
 */
function folderPlaces(source: string, refuse: (what: string) => never): Place[] {
  const found = parseScriptNodes(source).flatMap((node) => {
    if (node.type !== 'CallExpression') return [];
    const [, path] = (node as unknown as { arguments: Node[] }).arguments;
    const place = path && isStringLiteral(path) ? insideQuotes(source, path) : undefined;
    return place?.text === './' ? [place] : [];
  });
  if (found.length !== 1) refuse(`names its own folder ${found.length} times`);
  return found;
}

/** Returns true for a string literal, or for a template that a minifier has written instead of a string literal. */
export const isStringLiteral = (node: Node): boolean =>
  node.type === 'Literal' ||
  (node.type === 'TemplateLiteral' && (node as Node & { expressions?: unknown[] }).expressions?.length === 0);

const insideQuotes = (source: string, { start, end }: Node): Place => ({
  start: start + 1,
  text: source.slice(start + 1, end - 1),
});

/** Returns every node of a script, each before its children. */
export function parseScriptNodes(source: string): readonly Node[] {
  const found: Node[] = [];
  const visit = (node: Node): void => {
    found.push(node);
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child);
  };
  visit(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }));
  return found;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
