import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  findContainingFolder,
  findImports,
  isPathInFolder,
  isTestFile,
  type ModuleImport,
  resolveImport,
} from '../../docs/find-imports.ts';
import { sourceFiles } from '../unit/source-files.ts';
import { levels } from './levels.ts';

/** Packages that only certain folders may import. Any folder may import the other packages. */
const packageFolders: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^firebase(\/|$)/, ['widget/adapters/firebase']],
  [/^firebase-admin(\/|$)/, ['dev/owner', 'dev/proof/application', 'examples/application']],
  [/^@r2wc\//, ['widget/element/shell']],
  [/^valibot$/, ['dev/settings', 'dev/release', 'dev/owner']],
  [/^tldts$/, ['dev/settings']],
  [/^react-router-dom$/, ['site']],
  [/^marked$/, ['site/guide', 'dev/docs']],
  [/^@?hono(\/|$)/, ['examples/application']],
  [
    /^react(-dom)?(\/|$)/,
    [
      'widget/ui',
      'widget/package',
      'widget/element/react',
      'widget/element/prerender',
      'widget/playground',
      'widget/playground.ts',
      'site',
    ],
  ],
];

/**
 * The folders of each of the card's bundles. A bundle may import from the bundles in `holds`, may lazily import the
 * files in `fetches`, and may import from any folder that is not in this table.
 */
const bundles = {
  shell: { folders: ['widget/element/shell'], holds: ['shell'], fetches: ['widget/element/react/mount-card.tsx'] },
  react: {
    folders: ['widget/element/react', 'widget/ui'],
    holds: ['react'],
    fetches: ['widget/element/active/active.ts'],
  },
  active: {
    folders: ['widget/element/active', 'widget/ui/active', 'widget/adapters'],
    holds: ['active', 'react'],
    fetches: ['widget/adapters/firebase/firebase-auth.ts', 'widget/adapters/app-check/app-check.ts'],
  },
  diagnostics: { folders: ['widget/diagnostics'], holds: ['diagnostics'], fetches: [] },
} as const;
type Bundle = keyof typeof bundles;

/** Lists the card's files that the site may import. The site embeds the card itself as a partner's page does. */
const siteMayImport = [
  'widget/tokens.css',
  'widget/release',
  // The page /docs shows the guide for partners, and uses the tables of the guide's generator.
  'widget/docs',
  'widget/element/element-types.ts',
  'widget/languages/messages.ts',
  'widget/languages/en/app-check-failures.ts',
  // The page /session uses Google's script, as the card does, to prove to App Check that it runs in a browser.
  'widget/adapters/app-check/attest-browser.ts',
  'widget/adapters/firebase/load-external-script.ts',
];

/** Matches the fakes, fixtures and test infrastructure, which tests may import in addition to files of lower levels. */
const testInfrastructure =
  /\/(testing|fakes|e2e)\/|^dev\/|^budgets\.json$|^(playwright|vitest)\.config\.ts$|^examples\/application\/|^widget\/element\/prerender\//;

const allFolders = levels.flat();
const levelOf = (folder: string): number => levels.findIndex((level) => level.includes(folder));
const isProof = (file: string): boolean => isTestFile(file) || /\/e2e\//.test(file) || file.startsWith('dev/proof/');

/** Returns the reason why a file may not import another, or null. */
function levelFault(file: string, target: string): string | null {
  const [from, to] = [findContainingFolder(file, allFolders), findContainingFolder(target, allFolders)];
  if (from === undefined) return `from ${file}, which has no level`;
  // A path inside a string, such as a sample source, is not an import.
  if (to === undefined) return existsSync(target) ? `of ${target}, which has no level` : null;
  if (from === to) return null;
  if (from === 'examples') return 'of this project, which a copy of the examples lacks';
  if (levelOf(to) < levelOf(from)) return null;
  if (isProof(file) && (testInfrastructure.test(target) || levelOf(to) === levelOf(from))) return null;
  return `of ${to}, which is not below ${from}`;
}

/** Returns the reason why the site may not import a file of the card, or null. */
function embeddingFault(file: string, target: string): string | null {
  if (!isPathInFolder(file, 'site') || !isPathInFolder(target, 'widget') || isProof(file)) return null;
  return siteMayImport.some((each) => isPathInFolder(target, each)) ? null : 'of the card, which the site only embeds';
}

function bundleOf(file: string): Bundle | undefined {
  if (file.endsWith('.css')) return undefined;
  const names = Object.keys(bundles) as Bundle[];
  const folders = names.flatMap((name): readonly string[] => bundles[name].folders);
  const folder = findContainingFolder(file, folders);
  return names.find((name) => bundles[name].folders.some((each) => each === folder));
}

/** Returns the reason why a file of one bundle may not import a file of another, or null. */
function bundleFault(file: string, target: string, { kind }: ModuleImport): string | null {
  const [from, to] = [bundleOf(file), bundleOf(target)];
  if (isProof(file) || kind === 'type' || from === undefined || to === undefined) return null;
  const { holds, fetches } = bundles[from];
  const isAllowed = kind === 'lazy' ? fetches.some((each) => each === target) : holds.some((each) => each === to);
  return isAllowed ? null : `of bundle ${to}, which bundle ${from} does not hold`;
}

/** Returns the reason why a folder may not import a package, or null. */
function packageFault(file: string, { name }: ModuleImport): string | null {
  const row = packageFolders.find(([pattern]) => pattern.test(name));
  if (row === undefined || isTestFile(file)) return null;
  return row[1].some((folder) => isPathInFolder(file, folder)) ? null : 'a package of other folders';
}

function violationsIn(file: string, source: string): readonly string[] {
  // Excludes this test, whose sample sources are not imports.
  if (file === 'dev/proof/conventions/levels.test.ts') return [];
  return findImports(source).flatMap((each) => {
    const target = resolveImport(file, each);
    const faults =
      target === null
        ? [packageFault(file, each)]
        : [levelFault(file, target), embeddingFault(file, target), bundleFault(file, target, each)];
    return faults.filter((fault) => fault !== null).map((fault) => `${file} imports ${each.name} ${fault}`);
  });
}

test('each file imports only from lower levels, and only from folders that its bundle may contain', () => {
  expect(sourceFiles.flatMap(({ file, source }) => violationsIn(file, source))).toEqual([]);
});

test('no modules import each other in a circle, including types and lazy imports', () => {
  expect(importCircles(sourceFiles)).toEqual([]);
});

test('every folder in the list of levels exists and has only one level', () => {
  expect(allFolders.filter((folder) => !existsSync(folder))).toEqual([]);
  expect(new Set(allFolders).size).toBe(allFolders.length);
});

describe('a violation is reported', () => {
  test.each([
    ['account/x.ts', "import { a } from '../widget/core/a.ts';\nimport 'firebase/auth';", 2],
    ['widget/core/x.ts', "import type { a } from '../ui/a.ts';", 1],
    ['widget/ui/x.tsx', "import { a } from '../adapters/browser/a.ts';", 2],
    ['site/pages/x.tsx', "import { a } from '../../account/languages.ts';", 0],
    ['site/pages/x.tsx', "import { a } from '../../widget/languages/language-loaders.ts';", 1],
    ['site/session/x.ts', "import { a } from '../components/a.tsx';", 1],
    ['site/base/x.ts', "import type { a } from '../../dev/settings/a.ts';", 1],
    ['dev/release/x.ts', "import { a } from '../proof/a.ts';", 1],
    ['dev/owner/x.ts', "import { a } from '../checks/a.ts';", 1],
    ['dev/owner/x.ts', "import { Hono } from 'hono';", 1],
    ['examples/application/x.ts', "import { a } from '../../account/a.ts';", 1],
    ['widget/core/x.test.ts', "import { a } from '../adapters/fakes/a.ts';", 0],
    ['widget/element/shell/x.ts', "import { a } from '../react/a.ts';", 1],
    ['widget/element/shell/x.ts', "import type { a } from '../react/a.ts';", 0],
    ['widget/element/shell/x.ts', "const a = import('../react/a.ts');", 1],
    ['widget/element/shell/x.ts', "const a = import('../react/mount-card.tsx?raw');", 0],
    ['widget/element/shell/x.ts', "type A = typeof import('../react/a.ts');", 0],
    ['widget/element/react/x.ts', "import { a } from '../../ui/active/a.tsx';", 1],
    ['widget/ui/x.tsx', "import {\n  a,\n} from './active/a.tsx';", 1],
    ['widget/ui/x.tsx', "import { type A, type B } from './active/a.tsx';", 0],
    ['widget/element/react/x.ts', "import { a } from '../active/a.ts';", 1],
  ])('for %s with the source %s', (file, source, count) => {
    expect(violationsIn(file, source)).toHaveLength(count);
  });

  test('for modules in a circle, of which one imports lazily and one imports a type', () => {
    const files = [
      { file: 'a/x.ts', source: "import type { Y } from './y.ts';" },
      { file: 'a/y.ts', source: "const z = () => import('../b/z.ts');" },
      { file: 'b/z.ts', source: "export * from '../a/x.ts';" },
      { file: 'b/alone.ts', source: "import '../a/x.ts';" },
    ];
    expect(importCircles(files)).toEqual(['a/x.ts', 'a/y.ts', 'b/z.ts']);
  });
});

/** Returns the modules that are part of an import circle, or that lie on a path of imports between two circles. */
function importCircles(sources: readonly { readonly file: string; readonly source: string }[]): string[] {
  const left = new Map(
    sources.map(({ file, source }) => [file, findImports(source).map((each) => resolveImport(file, each))]),
  );
  // Repeatedly removes the modules that import no other module or that no other module imports, because such modules
  // are in no circle.
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    const imported = new Set([...left.values()].flat());
    for (const [file, targets] of left) {
      if (!imported.has(file) || !targets.some((target) => target !== null && left.has(target))) left.delete(file);
    }
  }
  return [...left.keys()];
}
