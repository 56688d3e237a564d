import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Project, sourceFolder } from './projects.ts';

/** The addresses of a trial on this machine, in place of those that the recipes name. */
export type LocalTrial = { readonly app: string; readonly auth: string; readonly firestore: string };

/** The card's package as the recipes call it. */
const samplePackage = '@acct/auth-card';
const mark = 'installed-lock.json';

/** Where a project is installed, built and served; its packages stay there from run to run. */
export const copyFolder = ({ id }: Pick<Project, 'id'>): string => join('.cache', 'frameworks', id);

/** Puts the project's sources into its copy afresh, with the name that the card's package really has. */
export function copySources(project: Project, packageName: string): void {
  const folder = copyFolder(project);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (name !== 'node_modules' && name !== mark) rmSync(join(folder, name), { recursive: true });
  }
  // What a tool keeps of its last build may be of another card.
  for (const name of ['.vite', '.cache', '.astro']) {
    rmSync(join(folder, 'node_modules', name), { recursive: true, force: true });
  }
  cpSync(sourceFolder(project), folder, { recursive: true, filter: (source) => !/[\\/]node_modules$/.test(source) });
  for (const path of readdirSync(sourceFolder(project), { recursive: true, encoding: 'utf8' })) {
    const named = (text: string): string => text.replaceAll(samplePackage, packageName);
    if (/\.(html|ts|tsx|vue|svelte|astro)$/.test(path) && !path.includes('node_modules'))
      editFile(project, path, named);
  }
}

/** Whether the packages in the copy are those of the lock file. */
export function isInstalled(project: Project): boolean {
  const file = join(copyFolder(project), mark);
  return existsSync(file) && readFileSync(file, 'utf8') === readLock(project);
}

/** To be called once they are. */
export function markInstalled(project: Project): void {
  writeFileSync(join(copyFolder(project), mark), readLock(project));
}

const readLock = (project: Project): string => readFileSync(join(sourceFolder(project), 'package-lock.json'), 'utf8');

/** Changes the first file of the recipe, which holds the card, in the copy. */
export function editCard(project: Project, edit: (text: string) => string): void {
  const [card] = project.files;
  if (card) editFile(project, relative(sourceFolder(project), card.path), edit);
}

function editFile(project: Project, path: string, edit: (text: string) => string): void {
  const file = join(copyFolder(project), path);
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
}

/** What a reader changes in a recipe to try it without a network. Throws where nothing of that is to be found. */
export function onThisMachine(recipe: string, { app, auth, firestore }: LocalTrial): string {
  const local = `cookie-domain="localhost" auth-emulator="${auth}" firestore-emulator="${firestore}"`;
  return [
    ['https://app.acct.example', app],
    ['cookie-domain=".acct.example"', local],
  ].reduce((text, [from = '', to = '']) => {
    if (!text.includes(from)) throw new Error(`The recipe holds no ${from}:\n${recipe}`);
    return text.replace(from, () => to);
  }, recipe);
}

/** Two mistakes: a field of the detail that does not exist, and a language where a theme belongs. */
export function withMistakes(recipe: string): string {
  return recipe.replaceAll('isNewUser', 'isNewUsr').replace(/\blang(?==\{language\}|="language")/, 'theme');
}
