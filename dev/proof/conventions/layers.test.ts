import { describe, expect, test } from 'vitest';
import { importedFile, importsOf, isTest } from '../../docs/imports-of.ts';
import { sourceFiles } from '../unit/source-files.ts';

/** What each room may import from the others; the longest matching path decides. */
const mayImport: Record<string, readonly string[]> = {
  // Names and types of a build's settings, for the site and for the tools that check them.
  settings: [],
  'widget/core': ['widget/core', 'account/languages.ts'],
  // A language of only the notice has its sentence beside it.
  'widget/languages': ['widget/languages', 'widget/core', 'site/content/notices'],
  'widget/adapters': ['widget/adapters', 'widget/core', 'widget/languages'],
  'widget/ui': ['widget/ui', 'widget/core', 'widget/languages'],
  'widget/ui/active': ['widget/ui', 'widget/core', 'widget/languages'],
  'widget/ui/testing': ['widget/ui', 'widget/core', 'widget/languages'],
  'widget/release': ['widget/release', 'account/languages.ts'],
  'widget/diagnostics': ['widget/diagnostics', 'widget/core', 'widget/release/card-policy.ts'],
  'widget/element': ['widget/element', 'widget/core', 'widget/languages'],
  'widget/element/shell': [
    'widget/element',
    'widget/core',
    'widget/languages',
    'widget/release',
    'widget/ui/card.css',
    'widget/tokens.css',
  ],
  'widget/element/react': ['widget/element', 'widget/ui', 'widget/core', 'widget/languages'],
  'widget/element/active': [
    'widget/element',
    'widget/ui',
    'widget/adapters',
    'widget/core',
    'widget/languages',
    'widget/diagnostics',
  ],
  'widget/element/withdrawn': ['widget/element', 'widget/core', 'widget/release'],
  'widget/element/page-checks': ['widget/element', 'widget/element/withdrawn', 'widget/core'],
  'widget/element/script-conflict': ['widget/core', 'widget/diagnostics'],
  'widget/element/prerender': ['widget/element', 'widget/core', 'widget/languages'],
  'widget/register.ts': ['widget/element'],
  'widget/register-single-file.ts': ['widget/element'],
  'widget/build': ['widget'],
  'widget/playground.ts': ['widget'],
  'widget/playground': ['widget'],
  'widget/package': ['widget/package'],
  'widget/docs': [
    'widget/docs',
    'widget/core',
    'widget/languages',
    'widget/release',
    'widget/diagnostics',
    'widget/element/element-types.ts',
    'budgets.json',
  ],
  'widget/e2e': [
    'widget/e2e',
    'widget/core',
    'widget/languages',
    'widget/release',
    'dev/proof',
    'dev/release/budgets',
    'examples/application/session-report.ts',
    'budgets.json',
  ],
  site: [
    'site',
    'widget/tokens.css',
    'widget/element/element-types.ts',
    'account/languages.ts',
    // The privacy notice's further languages, and the form of their sentence.
    'widget/languages/notice-languages.ts',
    'widget/languages/messages.ts',
    // The colours outside stylesheets: a page's head, the manifest, standalone documents.
    'widget/docs/token-docs.ts',
    // The edition that a consent names.
    'account/consent.ts',
    // /account names the method of each stored provider.
    'account/popup-providers.ts',
    // The bill maker reads the digits of all keyboards as the card does.
    'account/plain-text.ts',
    'widget/release',
    // /docs is the partner's guide, as README is.
    'widget/docs/fill-guide.ts',
  ],
  // The build passes its settings in: one file knows their form, and its test their values.
  'site/base/site-env.ts': ['settings', 'widget/release'],
  'site/testing': [
    'settings',
    'account/languages.ts',
    'site',
    'widget/core',
    'widget/release',
    'dev/settings/read-build-settings.ts',
    'dev/base/ports.ts',
    'dev/settings/good-settings.ts',
  ],
  // The generator has a control for each attribute in the guide, and some for its colours.
  'site/guide': [
    'site',
    'widget/docs/attribute-docs.ts',
    'widget/docs/token-docs.ts',
    'widget/element/element-types.ts',
    'account/languages.ts',
    'widget/release',
  ],
  // /session shares with the card: the session's form, its cookies, and a hand-off's box.
  'site/session': [
    'site/session',
    // "Forget on this device" deletes the shop that the bill maker remembers.
    'site/base/typed-in.ts',
    'site/content/facts/session-cookies.ts',
    'account/handoff.ts',
    'account/token-claims.ts',
    'widget/core/session.ts',
    'widget/adapters/browser/browser-ports.ts',
    // Writes the card's unwritten records as the card does.
    'account/unwritten-records.ts',
    'account/account-store.ts',
    'account/errors.ts',
    'account/account-records.ts',
    'widget/adapters/firestore',
    'widget/adapters/browser',
    // In a build with App Check, its token and its one sentence.
    'widget/adapters/app-check',
    'widget/adapters/firebase/load-outside-script.ts',
    'widget/languages/en/app-check-failures.ts',
  ],
  // The account pages share with /session: the kept session, requests with a time limit, the build's settings. With the
  // card: the check of name and phone, and the form of records.
  'site/account-pages': [
    'site/account-pages',
    'site/session',
    'site/content/facts/editions.ts',
    'widget/core',
    'account/languages.ts',
    'widget/adapters/firestore',
  ],
  'site/e2e': [
    'site',
    'budgets.json',
    'account/handoff.ts',
    'account/unwritten-records.ts',
    // A journey begins at a card on a partner's page.
    'widget/e2e/card-page.ts',
    'widget/e2e/google-popup.ts',
    'widget/languages',
    // Every code that a line can name has its place on /docs.
    'widget/docs/error-docs.ts',
    'widget/core/config-cures.ts',
    'account/errors.ts',
    'dev/proof',
    'dev/build',
    'examples/application/session-report.ts',
    'examples/application/texts.ts',
  ],
  // The commands: each combines the rooms below.
  dev: [
    'settings',
    'dev',
    'budgets.json',
    'site/prerender',
    'site/content/facts/owner-facts.ts',
    'account/languages.ts',
    'widget/docs/markdown.ts',
    'widget/release',
  ],
  // The product holds the card's limits, the brand and the owner's facts; the build reads them there.
  'dev/build': [
    'settings',
    'dev/build',
    'budgets.json',
    'site',
    'widget/core',
    'widget/docs',
    'widget/build/forced-dark.ts',
    'widget/languages',
    'widget/release',
    'widget/element/element-types.ts',
    'examples/application/session-report.ts',
  ],
  // It measures card and site as visitors get them, on the site and services of the browser tests.
  'dev/checks/bench': [
    'dev/build',
    'dev/services/start-https-front.ts',
    'dev/services/sign-token.ts',
    'site/base/paths.ts',
    'account/time-limit.ts',
    'widget/release',
  ],
  // It compares what is built, live and stored with the sources.
  'dev/owner': [
    'settings',
    'dev/owner',
    'dev/build',
    'budgets.json',
    'site',
    'widget/core',
    'widget/languages',
    'widget/release',
  ],
  'dev/proof': ['settings', 'dev', 'site', 'widget', 'examples/application', 'budgets.json', 'playwright.config.ts'],
  // Code to copy must not need the rest.
  'examples/application': ['examples/application'],
  'examples/functions': ['examples/functions'],
};

/** Packages that only certain rooms may import. */
const packageRooms: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^firebase(\/|$)/, ['widget/adapters/firebase']],
  [/^firebase-admin(\/|$)/, ['dev/owner', 'dev/proof/application', 'examples/application']],
  [/^@r2wc\//, ['widget/element/shell']],
  [
    /^valibot$/,
    ['dev/settings/settings-schema.ts', 'dev/settings/facts-schema.ts', 'dev/release/releases', 'dev/release/editions'],
  ],
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
      'widget/playground.ts',
      'widget/playground',
      'site',
    ],
  ],
];

/** Entries that nothing inside the widget may import: their imports would lose their layer. */
const entries = ['widget/register.ts', 'widget/register-single-file.ts', 'widget/playground.ts'];

/** The card's rooms by bundle. `holds`: the rooms inside it; `fetches`: chunks. Core is in each bundle that uses it. */
const bundles = {
  shell: { rooms: ['widget/element/shell'], holds: ['shell'], fetches: ['widget/element/react/mount-card.tsx'] },
  react: {
    rooms: ['widget/element/react', 'widget/ui'],
    holds: ['react'],
    fetches: ['widget/element/active/interacted.ts'],
  },
  interacted: {
    rooms: ['widget/element/active', 'widget/ui/active', 'widget/adapters'],
    holds: ['interacted', 'react'],
    fetches: [
      'widget/adapters/firebase/firebase-auth.ts',
      'widget/adapters/app-check/app-check.ts',
      'widget/diagnostics/messages-for-integrators.ts',
      'widget/diagnostics/examine-tag.ts',
    ],
  },
  'messages-for-integrators': {
    rooms: ['widget/diagnostics'],
    holds: ['messages-for-integrators'],
    fetches: [],
  },
} as const;
type Bundle = keyof typeof bundles;

const isWithin = (file: string, place: string): boolean => file === place || file.startsWith(`${place}/`);
const longestRoom = (file: string, rooms: readonly string[]): string | undefined =>
  rooms.filter((place) => isWithin(file, place)).sort((a, b) => b.length - a.length)[0];
const roomOf = (file: string): string | undefined => longestRoom(file, Object.keys(mayImport));

function bundleOf(file: string): Bundle | undefined {
  if (file.endsWith('.css')) return undefined;
  const names = Object.keys(bundles) as Bundle[];
  const room = longestRoom(
    file,
    names.flatMap((name) => bundles[name].rooms),
  );
  return names.find((name) => bundles[name].rooms.some((each) => each === room));
}

/** Tests may use the ports' fakes and the test helpers from anywhere, and the code under test. */
const inTests = [
  'widget/adapters/fakes',
  'widget/element/prerender',
  'dev/proof',
  // A command is called as its owner calls it.
  'dev/commands/owner.ts',
  'dev/commands/withdraw.ts',
];

function breaches(file: string, source: string): string[] {
  const room = roomOf(file);
  if (file === 'dev/proof/conventions/layers.test.ts') return []; // its examples are no imports
  if (room === undefined) return [`${file} belongs to no room that this test knows`];
  const allowed = [...(mayImport[room] ?? []), ...(isTest(file) ? inTests : [])];
  const bundle = isTest(file) ? undefined : bundleOf(file);
  return importsOf(source).flatMap((each) => {
    const { kind, name } = each;
    const target = importedFile(file, each);
    const says = `${file} (${room}) imports ${target ?? name}`;
    if (target === null) {
      return packageRooms.some(([pattern, rooms]) => pattern.test(name) && !rooms.some((one) => isWithin(file, one)))
        ? [says]
        : [];
    }
    if (entries.includes(target) || !allowed.some((place) => isWithin(target, place))) return [says];
    const other = bundleOf(target);
    if (kind === 'type' || bundle === undefined || other === undefined) return [];
    const { holds, fetches } = bundles[bundle];
    const fits = kind === 'lazy' ? fetches.some((one) => one === target) : holds.some((one) => one === other);
    return fits ? [] : [`${file} (bundle ${bundle}) imports ${target} of bundle ${other}`];
  });
}

test('imports go one way, and each bundle holds what its folder says', () => {
  expect(sourceFiles.flatMap(({ file, source }) => breaches(file, source))).toEqual([]);
});

test('no modules import each other in a circle, types and lazy imports included', () => {
  expect(importCircles(sourceFiles)).toEqual([]);
});

describe('a breach is seen', () => {
  test.each([
    ['widget/core/x.ts', "import { a } from '../ui/a.ts';\nimport 'firebase/auth';", 2],
    ['widget/ui/x.tsx', "import { a } from '../adapters/browser/a.ts';", 1],
    ['site/pages/x.tsx', "import { a } from '../../account/languages.ts';", 0],
    ['site/pages/x.tsx', "import { a } from '../../widget/languages/language-loaders.ts';", 1],
    ['dev/x.ts', "import { Hono } from 'hono';", 1],
    ['dev/build/x.ts', "import { a } from '../proof/a.ts';", 1],
    ['site/session/x.ts', "import { a } from '../components/a.tsx';", 1],
    ['widget/core/x.test.ts', "import { a } from '../adapters/fakes/a.ts';", 0],
    ['widget/element/shell/x.ts', "import { a } from '../react/a.ts';", 1],
    ['widget/element/shell/x.ts', "import type { a } from '../react/a.ts';", 0],
    ['widget/element/shell/x.ts', "const a = import('../react/a.ts');", 1],
    ['widget/element/shell/x.ts', "const a = import('../react/mount-card.tsx?raw');", 0],
    ['widget/element/shell/x.ts', "type A = typeof import('../react/a.ts');", 0],
    ['widget/element/react/x.ts', "import { a } from '../../ui/interacted/a.tsx';", 1],
    ['widget/ui/x.tsx', "import {\n  a,\n} from './interacted/a.tsx';", 1],
    ['widget/ui/x.tsx', "import { type A, type B } from './interacted/a.tsx';", 0],
    ['widget/element/active/x.ts', "import { a } from '../react/a.ts';", 0],
  ])('%s: %s', (file, source, count) => {
    expect(breaches(file, source)).toHaveLength(count);
  });

  test('a circle, of a lazy import and a type', () => {
    const files = [
      { file: 'a/x.ts', source: "import type { Y } from './y.ts';" },
      { file: 'a/y.ts', source: "const z = () => import('../b/z.ts');" },
      { file: 'b/z.ts', source: "export * from '../a/x.ts';" },
      { file: 'b/alone.ts', source: "import '../a/x.ts';" },
    ];
    expect(importCircles(files)).toEqual(['a/x.ts', 'a/y.ts', 'b/z.ts']);
  });
});

/** Returns the modules in import circles of any kind, and those between two circles. */
function importCircles(sources: readonly { readonly file: string; readonly source: string }[]): string[] {
  const left = new Map(
    sources.map(({ file, source }) => [file, importsOf(source).map((each) => importedFile(file, each))]),
  );
  // A module that imports no other, or that no other imports, is in no circle. Removing it exposes more of them.
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    const imported = new Set([...left.values()].flat());
    for (const [file, targets] of left)
      if (!imported.has(file) || !targets.some((target) => target !== null && left.has(target))) left.delete(file);
  }
  return [...left.keys()];
}
