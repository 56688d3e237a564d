import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findTestBrowser } from './dev/build/set-up/prepare-browser.ts';
import { readTestRun } from './dev/proof/browser/test-run.ts';
import { browserParts } from './dev/proof/proof-parts.ts';

const { folder } = readTestRun();
const executablePath = findTestBrowser();

const signedTests = 'widget/e2e/signed-tag.spec.ts';

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
  expect: { timeout: 20_000 },
  // A test with a tag `@proof:PART` is a sweep or a wait, too long for `npm test`: `npm run proof` runs it by part.
  projects: [
    // Its build takes a while: it starts first, so that the end does not wait for it.
    { name: 'signed', testMatch: signedTests },
    { name: 'quick', grepInvert: /@proof:/, testIgnore: signedTests },
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
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // A page that a test fulfils has no address space, and could not reach the emulators on this machine.
      args: ['--disable-features=LocalNetworkAccessChecks'],
    },
  },
});
