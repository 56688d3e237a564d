import { defineConfig } from 'vitest/config';
import { demoSettings, settingsAsDefine } from '../../build/build-settings.ts';
import { readPorts } from '../../build/ports.ts';

const shared = { setupFiles: ['dev/proof/unit/setup-unit.ts'] };

/** The tests that mutants of the core and of the session are held to: those that stand beside them. */
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
