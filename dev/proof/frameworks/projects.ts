import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Recipe, recipes } from './recipes.ts';

/** A framework's project in this folder: its recipe, and as little else as the framework wants. */
export type Project = Recipe & {
  /** The package whose version is told; none for plain HTML. */
  readonly framework?: string;
  /** Folder of the built pages; none where the framework's own server answers (script `start`). */
  readonly pages?: string;
  /** What stands in its HTML before any script: the card, and in Astro's the form itself. */
  readonly inHtml?: string;
  /** What its type check says of planted mistakes (project-copy.ts), as far as it can tell them. */
  readonly refuses: readonly string[];
  /** What is copied out of its packages by hand. */
  readonly copies?: { readonly from: string; readonly to: string };
  /** Its first installation takes too long for a short run. */
  readonly isHeavy?: true;
};

/** Of the field, and of the words that the attribute would take. */
const [field, value] = ['isNewUsr', '"auto"'];

const facts: Readonly<Record<string, Omit<Project, keyof Recipe>>> = {
  html: { pages: '.', refuses: [], inHtml: '<acct-auth-card ', copies: { from: 'card', to: 'auth-card' } },
  react: { framework: 'react', pages: 'dist', refuses: [field, value] },
  vue: { framework: 'vue', pages: 'dist', refuses: [field, value] },
  // Templates of Angular with CUSTOM_ELEMENTS_SCHEMA, and of Astro, take any attribute.
  angular: { framework: '@angular/core', pages: 'dist', refuses: [field], isHeavy: true },
  svelte: { framework: 'svelte', pages: 'dist', refuses: [field, value] },
  next: { framework: 'next', refuses: [field, value], inHtml: '<acct-auth-card ', isHeavy: true },
  astro: {
    framework: 'astro',
    pages: 'dist',
    refuses: [field],
    inHtml: '<template shadowrootmode="open"',
    isHeavy: true,
  },
};

/** Every project, in the order of the recipes. Throws where a recipe has none. */
export const projects: readonly Project[] = recipes.map((recipe) => {
  const known = facts[recipe.id];
  if (!known) throw new Error(`The recipe ${recipe.id} has no project.`);
  return { ...recipe, ...known };
});

/** Where a project is kept. */
export const sourceFolder = ({ id }: Pick<Project, 'id'>): string => join('dev', 'proof', 'frameworks', id);

/** The version of its framework, as the lock file has it; empty for plain HTML. */
export function lockedVersion(project: Project): string {
  const { packages } = JSON.parse(readFileSync(join(sourceFolder(project), 'package-lock.json'), 'utf8'));
  return project.framework ? packages[`node_modules/${project.framework}`].version : '';
}

/** The command line of a script of its package.json, if there is one. */
export function scriptOf(project: Project, name: 'check' | 'build' | 'dev' | 'start'): string | undefined {
  const { scripts = {} } = JSON.parse(readFileSync(join(sourceFolder(project), 'package.json'), 'utf8'));
  return scripts[name];
}
