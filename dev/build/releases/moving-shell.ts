import { type Node, parse } from 'acorn';
import { cardFiles, type Release } from '../../../widget/release/release.ts';
import { CommandError } from '../run-tool.ts';

type Place = { readonly start: number; readonly text: string };

/**
 * The shell for the moving folder: the same code, its chunks taken from the release's own folder. Throws a CommandError
 * when it does not name what it must, or names what the release does not hold: such a shell would break every page at
 * once.
 *
 * @param hashes comes first in a signed build: those by which the shell verifies its chunks (verified-chunks.ts)
 */
export function movingShell(source: string, { release, files }: Release, hashes = ''): string {
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
  return hashes + ledTo(release, source, [...imports, ...folderPlaces(source, refuse)]);
}

/** The whole card in one file for the moving folder, which knows its release's folder. Throws as `movingShell`. */
export function movingSingle(source: string, { release }: Release): string {
  const refuse = (what: string): never => {
    throw new CommandError(`${cardFiles.single} of release ${release} ${what}: no moving address can be made of it.`);
  };
  return ledTo(release, source, folderPlaces(source, refuse));
}

function ledTo(release: string, source: string, places: readonly Place[]): string {
  const last = [...places].sort((one, other) => other.start - one.start);
  return last.reduce(
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

/** Where the code imports a relative path. One composed at run time cannot be led elsewhere: it is refused. */
function importedPlaces(source: string, refuse: (what: string) => never): Place[] {
  const found: Place[] = [];
  for (const node of nodesOf(source)) {
    if (/^(Import|Export\w+)Declaration$/.test(node.type) && (node as { source?: unknown }).source)
      refuse('imports something before it runs');
    if (node.type !== 'ImportExpression') continue;
    const { source: path } = node as unknown as { source: Node };
    if (isWholeText(path)) found.push(insideQuotes(source, path));
    else if (/^.?\.{0,2}\//.test(source.slice(path.start, path.end)))
      refuse(`composes the path ${insideQuotes(source, path).text}`);
  }
  return found;
}

/** Where the code makes its own folder of `import.meta.url` (widget/element/shell/release-folder.ts): once. */
function folderPlaces(source: string, refuse: (what: string) => never): Place[] {
  const found = nodesOf(source).flatMap((node) => {
    if (node.type !== 'CallExpression') return [];
    const [, path] = (node as unknown as { arguments: Node[] }).arguments;
    const place = path && isWholeText(path) ? insideQuotes(source, path) : undefined;
    return place?.text === './' ? [place] : [];
  });
  if (found.length !== 1) refuse(`names its own folder ${found.length} times`);
  return found;
}

/** A minifier may write a text in the quotes of a template. */
export const isWholeText = (node: Node): boolean =>
  node.type === 'Literal' ||
  (node.type === 'TemplateLiteral' && (node as Node & { expressions?: unknown[] }).expressions?.length === 0);

const insideQuotes = (source: string, { start, end }: Node): Place => ({
  start: start + 1,
  text: source.slice(start + 1, end - 1),
});

/** Every node of a script, each before those inside it. */
export function nodesOf(source: string): readonly Node[] {
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
