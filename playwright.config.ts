import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { hostRulesArgument } from './dev/proof/browser/google-fakes.ts';
import { readTestRun } from './dev/proof/browser/test-run.ts';
import { browserParts } from './dev/proof/proof-parts.ts';
import { findTestBrowser } from './dev/services/set-up/prepare-browser.ts';

const { folder, ports } = readTestRun();
const executablePath = findTestBrowser();

/** Lists the tests that run with Chromium's usual processes, one for each site, because they cross origins. */
const isolatedTests = [
  'site/e2e/{frame-recipe,session-handoff,travel}.spec.ts',
  'widget/e2e/{google,hand-off,policy}.spec.ts',
  'widget/e2e/hostile/*.spec.ts',
  // Each of these specs builds or deploys its own site, which takes a while.
  'widget/e2e/{deployments,releases}.spec.ts',
];

// With this feature, a page that Playwright fulfils could not reach the emulators on this machine.
const disabledFeatures = ['LocalNetworkAccessChecks'];

/** Arguments for Chromium's usual processes, one for each site. */
const usualArgs = [hostRulesArgument(ports.https), `--disable-features=${disabledFeatures}`];

/** Arguments for a Chromium that runs all pages in one process, which is less work. */
const frugalArgs = [
  hostRulesArgument(ports.https),
  `--disable-features=${[...disabledFeatures, 'IsolateOrigins', 'site-per-process']}`,
  '--disable-site-isolation-trials',
  '--renderer-process-limit=1',
  '--disable-gpu',
  '--in-process-gpu',
];

const launchOptions = (args: string[]) => ({ ...(executablePath && { executablePath }), args });

export default defineConfig<object, { sharesContexts: boolean }>({
  testDir: '.',
  testMatch: ['widget/e2e/**/*.spec.ts', 'site/e2e/**/*.spec.ts', 'dev/**/*.spec.ts'],
  globalSetup: './dev/proof/browser/global-setup.ts',
  outputDir: join(folder, 'results'),
  fullyParallel: true,
  // Runs one worker more than the smallest machine has processors, because a test waits a third of its time.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Allows for a machine three times as slow, since no test measures time.
  timeout: 90_000,
  // Longer waits are listed in dev/proof/browser/long-waits.ts, each with its reason.
  expect: { timeout: 10_000 },
  // A test with a tag `@proof:PART` takes too long for `npm test`; `npm run proof` runs it by part.
  projects: [
    // This project starts first, so that its slow builds do not delay the end.
    { name: 'isolated', testMatch: isolatedTests, grepInvert: /@proof:/ },
    {
      name: 'quick',
      testIgnore: isolatedTests,
      grepInvert: /@proof:/,
      use: { launchOptions: launchOptions(frugalArgs), sharesContexts: true },
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
    // Most tests switch animations off to save time; the main journeys switch them on.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // An action that cannot happen, such as a press on a covered button, then fails with its reason, not at the end of
    // the test without one.
    actionTimeout: 30_000,
    launchOptions: launchOptions(usualArgs),
  },
});
