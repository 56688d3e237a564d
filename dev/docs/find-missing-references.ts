import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { lexer, type Token, walkTokens } from 'marked';
import { createHeadingAnchor } from '../../widget/docs/insert-guide-values.ts';

const folders = ['account', 'settings', 'widget', 'site', 'dev', 'docs', 'examples'];
const rootFiles = ['budgets.json', 'firebase.json', 'firestore.indexes.json', 'package.json', 'firestore.rules'];

/** Returns true if inline code in a document looks like the path of a file in this repository. */
function isFileName(code: string): boolean {
  const [folder = '', ...below] = code.split('/');
  if (below.length === 0) return rootFiles.includes(code);
  return folders.includes(folder) && /^[\w./-]*\.\w+$/.test(below.join('/'));
}

const testFile = /\.(?:test|spec)\.tsx?$|\/requests\/[\w-]+\.ts$/;

/**
 * Returns a document's references to missing files, headings and tests. A document names a test by a link to the test's
 * file, followed by the test's title.
 */
export function findMissingReferences(file: string, text = readFileSync(file, 'utf8')): readonly string[] {
  const wrong: string[] = [];
  const look = (token: Token): void => {
    if (token.type === 'codespan' && isFileName(token.text) && !existsSync(token.text))
      wrong.push(`${file}: no file ${token.text}`);
    if (token.type !== 'link' || /^[a-z]+:/.test(token.href)) return;
    const [path = '', anchor] = decodeURI(token.href).split('#');
    const target = path === '' ? file : normalize(join(dirname(file), path));
    if (target !== file && !existsSync(target)) wrong.push(`${file}: no file ${target}`);
    else if (anchor !== undefined && !anchorsIn(target === file ? text : readFileSync(target, 'utf8')).has(anchor))
      wrong.push(`${file}: no heading ${target}#${anchor}`);
  };
  walkTokens(lexer(text), look);
  for (const [, path = '', title = ''] of text.matchAll(/\]\(([^)\s]+)\):? "([^"\n]+)"/g)) {
    const target = normalize(join(dirname(file), path));
    if (!testFile.test(target) || !existsSync(target)) continue;
    if (!readFileSync(target, 'utf8').includes(title)) wrong.push(`${file}: no test "${title}" in ${target}`);
  }
  return wrong;
}

const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm;
/**
 * The file extensions that are checked. JSON and HTML are not checked, because some of their files exist only in a
 * build.
 */
const sourceKinds = ['tsx?', 'mjs', 'css', 'md', 'rules'];
const pathAndName = '(?:[\\w.-]+/)*[\\w-]+(?:\\.[\\w-]+)*';
/** Matches the path of a file. Does not match addresses, packages and examples in quotes. */
const cited = new RegExp(`(?<![\\w/.@:#'-])${pathAndName}\\.(?:${sourceKinds.join('|')})\\b(?![\\w/])`, 'g');

/**
 * Returns the files that a source's comments name and that do not exist. A file exists if its name is a path in
 * `files`, or the end of such a path.
 */
export function findMissingFiles(file: string, source: string, files: readonly string[]): readonly string[] {
  const named = Array.from(source.matchAll(comment), ([text]) => text.match(cited) ?? []).flat();
  const isThere = (path: string): boolean => files.some((each) => `/${each}`.endsWith(`/${path.replace(/^\.\//, '')}`));
  return named.filter((path) => !isThere(path)).map((path) => `${file}: no file ${path}`);
}

/** Returns the missing documents and headings that a source names, in comments or messages. */
export function findMissingDocuments(file: string, source: string): readonly string[] {
  return Array.from(source.matchAll(/\bdocs\/[\w-]+\.md(?:#([\w-]+))?/g)).flatMap(([named, anchor]) => {
    const [path = ''] = named.split('#');
    const isThere = existsSync(path) && (anchor === undefined || anchorsIn(readFileSync(path, 'utf8')).has(anchor));
    return isThere ? [] : [`${file}: no ${named}`];
  });
}

/** Caches the anchors of each document by the document's text, because several links may lead to one document. */
const known = new Map<string, ReadonlySet<string>>();

/** Returns the anchors of a document's headings. */
function anchorsIn(text: string): ReadonlySet<string> {
  const anchors = known.get(text) ?? readAnchors(text);
  known.set(text, anchors);
  return anchors;
}

function readAnchors(text: string): ReadonlySet<string> {
  const anchors = Array.from(text.matchAll(/<a id="([^"]+)">/g), ([, id = '']) => id);
  walkTokens(lexer(text), (token) => {
    if (token.type === 'heading') anchors.push(createHeadingAnchor(token.text));
  });
  return new Set(anchors);
}
