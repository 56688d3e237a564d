import { configDefaults, defineConfig } from 'vitest/config';
import { demoSettings, settingsAsDefine } from './dev/build-settings.ts';
import { readPorts } from './dev/ports.ts';
import { findFirestoreEmulator } from './dev/services/find-firestore-emulator.ts';

const define = settingsAsDefine(demoSettings(readPorts({})));
const setupFiles = ['dev/testing/setup-unit.ts'];
const emulatorTests = 'dev/**/*.emulator.test.ts';
const rulesTests = 'dev/rules/*.emulator.test.ts';

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
    projects: [
      {
        define,
        test: {
          name: 'unit-node',
          environment: 'node',
          include: ['widget/{core,messages}/**/*.test.ts', 'dev/**/*.test.ts'],
          exclude: [...configDefaults.exclude, emulatorTests],
          setupFiles,
        },
      },
      {
        define,
        test: {
          name: 'unit-dom',
          environment: 'happy-dom',
          include: ['widget/**/*.test.{ts,tsx}', 'site/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, 'widget/{core,messages}/**'],
          setupFiles,
        },
      },
      {
        test: {
          name: 'emulators',
          environment: 'node',
          include: [emulatorTests],
          exclude: [...configDefaults.exclude, ...(canProveRules ? [] : [rulesTests])],
          globalSetup: ['dev/testing/start-firestore-for-tests.ts'],
        },
      },
    ],
  },
});
