import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { hostRules } from './dev/proof/browser/google-fakes.ts';
import { readTestRun } from './dev/proof/browser/test-run.ts';
import { browserParts } from './dev/proof/proof-parts.ts';
import { findTestBrowser } from './dev/services/set-up/prepare-browser.ts';

const { folder, ports } = readTestRun();
const executablePath = findTestBrowser();

/** Tests in Chromium's usual processes, one for each site: they cross origins, or guard a promise about them. */
const isolatedTests = [
  'site/e2e/{frame-recipe,session-handoff,travel}.spec.ts',
  'widget/e2e/{google,hand-off,policy}.spec.ts',
  'widget/e2e/hostile/*.spec.ts',
  // These build or deploy a site of their own, which takes a while.
  'widget/e2e/{deployments,releases}.spec.ts',
];

// A page that a test fulfils has no address space, and could not reach the emulators on this machine.
const disabledFeatures = ['LocalNetworkAccessChecks'];

/** Chromium's usual processes: one for each site. */
const usualArgs = [hostRules(ports.https), `--disable-features=${disabledFeatures}`];

/** Has one process draw and run all pages: less work for the same pages. */
const frugalArgs = [
  hostRules(ports.https),
  `--disable-features=${[...disabledFeatures, 'IsolateOrigins', 'site-per-process']}`,
  '--disable-site-isolation-trials',
  '--renderer-process-limit=1',
  '--disable-gpu',
  '--in-process-gpu',
];

const launchOptions = (args: string[]) => ({ ...(executablePath && { executablePath }), args });

export default defineConfig({
  testDir: '.',
  testMatch: ['widget/e2e/**/*.spec.ts', 'site/e2e/**/*.spec.ts', 'dev/**/*.spec.ts'],
  globalSetup: './dev/proof/browser/global-setup.ts',
  outputDir: join(folder, 'results'),
  fullyParallel: true,
  // One more than the processors of the smallest machine: a third of a test's time is waiting.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Tests do not measure time: a machine three times as slow must not fail one.
  timeout: 90_000,
  // What takes longer is listed, with the reason, in dev/proof/browser/long-waits.ts.
  expect: { timeout: 10_000 },
  // A test with a tag `@proof:PART` is a sweep or a wait, too long for `npm test`: `npm run proof` runs it by part.
  projects: [
    // It starts first, so that the end waits for no build.
    { name: 'isolated', testMatch: isolatedTests, grepInvert: /@proof:/ },
    {
      name: 'quick',
      testIgnore: isolatedTests,
      grepInvert: /@proof:/,
      use: { launchOptions: launchOptions(frugalArgs) },
    },
    ...browserParts.map((name) => ({
      name,
      grep: new RegExp(`@proof:${name}( |$)`),
      dependencies: name === 'app-check' ? ['app-check-build'] : [],
    })),
    { name: 'app-check-build', testMatch: 'dev/proof/browser/app-check.setup.ts' },
  ],
  reporter: [['list'], ['json', { outputFile: join(folder, 'browser.json') }]],
  use: {
    browserName: 'chromium',
    locale: 'en-IN',
    ignoreHTTPSErrors: true,
    // A movement is work, and most tests wait for its end. A journey of each surface keeps it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(usualArgs),
  },
});
