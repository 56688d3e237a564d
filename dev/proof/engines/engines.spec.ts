import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { test as base, expect } from '../browser/test.ts';
import { openFirefox } from './drive-with-puppeteer.ts';
import type { Engine, EngineBrowser, EngineOptions } from './engine.ts';
import { accountJourneys } from './journeys/account-journeys.ts';
import { siteJourneys } from './journeys/site-journeys.ts';
import { openOldestChromium } from './open-oldest-chromium.ts';
import { openWebKit } from './open-webkit.ts';
import { startOutsideProxy } from './start-outside-proxy.ts';
import { VisitorPage } from './visitor-page.ts';

const engines: Readonly<Record<string, Engine>> = {
  Firefox: openFirefox,
  WebKitGTK: openWebKit,
  'Chromium 80': openOldestChromium,
};

/**
 * Errors that any page may report: no authority has signed the test's certificate, and Chromium 80 does not know a
 * directive of the content security policy.
 */
const expectedErrors = /favicon|directive 'require-trusted-types-for'/;

type Fixtures = { readonly launch: (engine: Engine, scripts: boolean) => Promise<EngineBrowser> };
type WorkerFixtures = {
  readonly proxyPort: EngineOptions['proxyPort'];
  readonly script: string;
};

const test = base.extend<Fixtures, WorkerFixtures>({
  proxyPort: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const { port, stop } = await startOutsideProxy();
      await use(port);
      await stop();
    },
    { scope: 'worker' },
  ],
  script: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const bundle = await rolldown({ input: join(import.meta.dirname, 'page/find-elements.ts') });
      const { output } = await bundle.generate({ format: 'iife', name: 'inPage', minify: true });
      await bundle.close();
      await use(output[0].code);
    },
    { scope: 'worker' },
  ],
  launch: async ({ proxyPort }, use, info) => {
    const opened: EngineBrowser[] = [];
    await use(async (engine, scripts) => {
      const browser = await engine({ scripts, proxyPort }).catch((error: Error) => {
        console.error(`${info.titlePath.at(-2)} does not start: ${error.message}`);
        // A short run skips an engine that this machine cannot start; a full run fails.
        info.skip(process.env.ACCT_SHORT_PROOF === '1', error.message);
        throw error;
      });
      opened.push(browser);
      return browser;
    });
    for (const browser of opened) await browser.close();
  },
});

for (const [name, engine] of Object.entries(engines)) {
  test.describe(name, () => {
    // Runs one browser of an engine at a time, since each uses a whole processor.
    test.describe.configure({ mode: 'default', timeout: 180_000 });
    for (const [journey, { scripts = true, allows, run }] of Object.entries({ ...accountJourneys, ...siteJourneys })) {
      test(journey, { tag: '@proof:engines' }, async ({ launch, script, services, backend, visitor }) => {
        const { window, errors } = await launch(engine, scripts);
        const page = new VisitorPage(window, script);
        const secondDevice = async () => new VisitorPage((await launch(engine, scripts)).window, script);
        await run({ page, secondDevice, services, backend, visitor, errors });
        expect((errors ?? []).filter((line) => !expectedErrors.test(line) && !allows?.test(line))).toEqual([]);
      });
    }
  });
}
