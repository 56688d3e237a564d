import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from './testing/source-files.ts';

/** What each room may import from the others; the longest matching path decides. */
const mayImport: Record<string, readonly string[]> = {
  'widget/core': ['widget/core'],
  'widget/messages': ['widget/messages', 'widget/core'],
  'widget/adapters': ['widget/adapters', 'widget/core', 'widget/messages'],
  'widget/ui': ['widget/ui', 'widget/core', 'widget/messages', 'widget/tokens.css'],
  'widget/element': ['widget'],
  'widget/register.ts': ['widget'],
  'widget/register-single-file.ts': ['widget'],
  'widget/build': ['widget'],
  'widget/playground.ts': ['widget'],
  'widget/playground': ['widget'],
  'widget/docs': ['widget/docs', 'widget/core', 'widget/element/element-types.ts'],
  'widget/e2e': ['widget/e2e', 'widget/core', 'widget/messages', 'dev/e2e', 'dev/main-app', 'budgets.json'],
  site: ['site', 'widget/tokens.css', 'widget/element/element-types.ts', 'dev/build-settings.ts', 'dev/ports.ts'],
  'site/e2e': ['site', 'dev/e2e', 'dev/main-app'],
  dev: ['dev', 'budgets.json'],
  'dev/docs': ['dev', 'widget/docs', 'widget/core'],
  'dev/rules': ['dev', 'widget/core/field-limits.ts'],
};

/** Packages that belong to certain rooms. */
const packageRooms: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^firebase(\/|$)/, ['widget/adapters/firebase', 'dev/rules']],
  [/^@r2wc\//, ['widget/element']],
  [/^react-router-dom$/, ['site']],
  [/^react(-dom)?(\/|$)/, ['widget/ui', 'widget/element', 'widget/playground.ts', 'widget/playground', 'site']],
];

/** Entries that nothing inside the widget may import: what they import would lose its layer. */
const entries = ['widget/register.ts', 'widget/register-single-file.ts', 'widget/playground.ts'];

const isWithin = (file: string, place: string): boolean => file === place || file.startsWith(`${place}/`);
const roomOf = (file: string): string | undefined => {
  return Object.keys(mayImport)
    .filter((place) => isWithin(file, place))
    .sort((a, b) => b.length - a.length)[0];
};

/** Every module a source names, in an import, an export, or a lazy import. */
function importsOf(source: string): string[] {
  const fixed = source.matchAll(/^\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?\s*['"]([^'"]+)['"]/gm);
  const lazy = source.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g);
  return [...fixed, ...lazy].map(([, name]) => (name ?? '').replace(/\?.*$/, ''));
}

/** Tests may use the fakes of the ports and the helpers for tests wherever they stand. */
const inTests = ['widget/adapters/fakes', 'dev/testing'];

function breaches(file: string, source: string): string[] {
  const room = roomOf(file);
  if (room === undefined) return [`${file} belongs to no room that this test knows`];
  const allowed = [...(mayImport[room] ?? []), ...(/\.test\.tsx?$/.test(file) ? inTests : [])];
  const imports = importsOf(source);
  const targets = imports.filter((name) => name.startsWith('.')).map((name) => normalize(join(dirname(file), name)));
  const refused = targets.filter(
    (target) => entries.includes(target) || !allowed.some((place) => isWithin(target, place)),
  );
  const misplaced = imports.filter((name) =>
    packageRooms.some(([pattern, rooms]) => pattern.test(name) && !rooms.some((place) => isWithin(file, place))),
  );
  return [...refused, ...misplaced].map((name) => `${file} (${room}) imports ${name}`);
}

test('imports go one way', () => {
  expect(sourceFiles.flatMap(({ file, source }) => breaches(file, source))).toEqual([]);
});

test('a breach is seen', () => {
  expect(breaches('widget/core/x.ts', "import { a } from '../ui/a.ts';\nimport 'firebase/auth';")).toEqual([
    'widget/core/x.ts (widget/core) imports widget/ui/a.ts',
    'widget/core/x.ts (widget/core) imports firebase/auth',
  ]);
  expect(breaches('widget/ui/x.tsx', "import { a } from '../adapters/browser/a.ts';")).toHaveLength(1);
  expect(breaches('site/pages/x.tsx', "import { a } from '../../widget/core/a.ts';")).toHaveLength(1);
  expect(breaches('widget/core/x.test.ts', "import { a } from '../adapters/fakes/a.ts';")).toEqual([]);
});

test('the test sees imports as they are written', () => {
  const source = `import { a } from './a.ts';\nimport './b.css';\nexport type { C } from "./c.ts";\nconst d = () => import('./d.ts?raw');\nimport {\n  e,\n} from './e.ts';`;
  expect(importsOf(source).sort()).toEqual(['./a.ts', './b.css', './c.ts', './d.ts', './e.ts']);
});
