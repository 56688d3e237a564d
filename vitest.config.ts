import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { demoSettings, settingsAsDefine } from './dev/build/build-settings.ts';
import { readPorts } from './dev/build/ports.ts';
import { findFirestoreEmulator } from './dev/build/services/start-firestore.ts';
import { standaloneModules } from './site/prerender/standalone-pages.ts';

const define = settingsAsDefine(demoSettings(readPorts({})));
const setupFiles = ['dev/proof/unit/setup-unit.ts'];
const domSetupFiles = [...setupFiles, 'dev/proof/unit/setup-dom.ts'];
const prerenderTests = 'site/prerender/**/*.test.ts';
/** They change a copy of the sources and build it, which takes longer than the quick suite may. */
const copyTests = ['dev/proof/rename-and-fill/*.test.ts', 'site/content/added-language.test.ts'];
const besidePages = Object.fromEntries(
  Object.entries(standaloneModules).map(([address, file]) => [address, join(import.meta.dirname, file)]),
);
const emulatorTests = 'dev/**/*.emulator.test.ts';
/** The owner's commands, each test a whole command, and the rules without each condition: `npm run proof -- tools`. */
const toolTests = [
  'dev/{owner/people,owner/provision,build/services}/**/*.emulator.test.ts',
  'dev/proof/rules/needed-conditions.emulator.test.ts',
];
const rulesTests = 'dev/proof/rules/*.emulator.test.ts';

const canProveRules = findFirestoreEmulator() !== undefined || process.env.ACCT_REQUIRE_FIRESTORE_EMULATOR === '1';
if (!canProveRules) {
  console.warn(
    'firestore.rules is NOT tested here: no official Firestore emulator found (see README, FIRESTORE_EMULATOR_JAR).',
  );
}

export default defineConfig({
  test: {
    // Tests do not measure time; a busy machine must not fail one.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // A worker loads each module once, not once a file; so nothing may stay behind a test (see the set-up files).
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        define,
        test: {
          name: 'unit-node',
          environment: 'node',
          include: ['widget/{core,languages}/**/*.test.ts', 'dev/**/*.test.ts'],
          exclude: [...configDefaults.exclude, emulatorTests, ...copyTests],
          setupFiles,
        },
      },
      {
        extends: true,
        define,
        test: {
          name: 'unit-dom',
          environment: 'happy-dom',
          include: ['widget/**/*.test.{ts,tsx}', 'site/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, 'widget/{core,languages}/**', prerenderTests, ...copyTests],
          setupFiles: domSetupFiles,
        },
      },
      {
        // React refuses to draw a context on the server and in the browser of one process.
        extends: true,
        define,
        // What lies beside the pages, under the addresses that they have it by.
        resolve: { alias: besidePages },
        test: {
          name: 'unit-prerender',
          environment: 'happy-dom',
          include: [prerenderTests],
          setupFiles: domSetupFiles,
        },
      },
      {
        // The whole card under nobody's hand in particular: dev/proof/models/card-model.test.tsx.
        extends: true,
        define,
        test: {
          name: 'unit-models',
          environment: 'happy-dom',
          include: ['dev/proof/models/*.test.tsx'],
          setupFiles: domSetupFiles,
        },
      },
      { extends: true, test: { name: 'copies', environment: 'node', include: copyTests, setupFiles } },
      {
        extends: true,
        test: {
          name: 'emulators',
          environment: 'node',
          include: [emulatorTests],
          exclude: [...configDefaults.exclude, ...toolTests, ...(canProveRules ? [] : [rulesTests])],
          globalSetup: ['dev/proof/unit/start-emulators-for-tests.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'tools',
          environment: 'node',
          include: toolTests,
          exclude: [...configDefaults.exclude, ...(canProveRules ? [] : [rulesTests])],
          globalSetup: ['dev/proof/unit/start-emulators-for-tests.ts'],
        },
      },
    ],
  },
});
