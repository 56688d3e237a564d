import { defineConfig } from 'vitest/config';
import { demoSettings, settingsAsDefine } from '../../build/build-settings.ts';
import { readPorts } from '../../build/ports.ts';

const shared = { setupFiles: ['dev/proof/unit/setup-unit.ts'] };

/**
 * The tests to which Stryker holds the mutants of the core and of the session: those that stand beside them. By hand,
 * since it takes an hour, and installed below this project, so that it drives this project's vitest:
 *
 * npm install --prefix .cache/stryker --legacy-peer-deps @stryker-mutator/core@9 @stryker-mutator/vitest-runner@9 node
 * .cache/stryker/node_modules/@stryker-mutator/core/bin/stryker.js run dev/proof/stryker/stryker.config.json
 *
 * `--mutate widget/core/fields.ts` takes one file. Files of the session that only make sense in a built page are left
 * out.
 */
export default defineConfig({
  define: settingsAsDefine(demoSettings(readPorts({}))),
  test: {
    // A mutant that makes a test wait for ever fails it, sooner than Stryker gives its runner up and starts another.
    testTimeout: 5000,
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      { extends: true, test: { ...shared, name: 'core', environment: 'node', include: ['widget/core/**/*.test.ts'] } },
      {
        extends: true,
        test: { ...shared, name: 'session', environment: 'happy-dom', include: ['site/session/**/*.test.ts'] },
      },
    ],
  },
});
