import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { readPorts } from './dev/base/ports.ts';
import { findFirestoreEmulator } from './dev/services/start-firestore.ts';
import { demoSettings, viteDefineValues } from './dev/settings/read-build-settings.ts';
import { standalonePageModules } from './site/prerender/standalone-pages.ts';

const define = viteDefineValues(demoSettings(readPorts({})));
const setupFiles = ['dev/proof/unit/setup-unit.ts'];
const domSetupFiles = [...setupFiles, 'dev/proof/unit/setup-dom.ts'];
const prerenderTests = 'site/prerender/**/*.test.ts';
/** Tests that change and build a copy of the sources, which takes too long for the quick suite. */
const copyTests = ['dev/proof/owner-setup/*.test.ts', 'site/content/added-language.test.ts'];
/** Tests that read the build of the browser tests; `npm test` runs them after it. */
const builtTests = '{site,widget}/e2e/*.built.test.ts';
const standaloneAliases = Object.fromEntries(
  Object.entries(standalonePageModules).map(([address, file]) => [address, join(import.meta.dirname, file)]),
);
const emulatorTests = 'dev/**/*.emulator.test.ts';
/** Tests of the owner's commands, and of the rules with each condition removed; `npm run proof -- tools` runs them. */
const toolTests = [
  'dev/{owner/people,owner/provision,services}/**/*.emulator.test.ts',
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
    // Allows for a busy machine, since no test measures time.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // A worker loads each module once for all files, so a test must clean up after itself (see the set-up files).
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
          include: ['account/**/*.test.ts', 'widget/{core,languages}/**/*.test.ts', 'dev/**/*.test.ts'],
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
          exclude: [...configDefaults.exclude, 'widget/{core,languages}/**', prerenderTests, builtTests, ...copyTests],
          setupFiles: domSetupFiles,
        },
      },
      {
        // React refuses to render one context for server and browser in the same process.
        extends: true,
        define,
        // Maps the addresses of the standalone pages' modules to their source files.
        resolve: { alias: standaloneAliases },
        test: {
          name: 'unit-prerender',
          environment: 'happy-dom',
          include: [prerenderTests],
          setupFiles: domSetupFiles,
        },
      },
      {
        // Runs the whole card through random steps: dev/proof/models/card-model.test.tsx.
        extends: true,
        define,
        test: {
          name: 'unit-models',
          environment: 'happy-dom',
          include: ['dev/proof/models/*.test.tsx'],
          setupFiles: domSetupFiles,
        },
      },
      { extends: true, test: { name: 'built', environment: 'node', include: [builtTests], setupFiles } },
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
