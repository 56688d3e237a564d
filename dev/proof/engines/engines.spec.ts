import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { cardFiles } from '../../../widget/release/release.ts';
import { keyIntegrity } from '../../../widget/release/signed-file.ts';
import { httpsDomain, httpsHost } from '../../build/ports.ts';
import { freePorts } from '../../build/services/free-ports.ts';
import { createForwardingHandler } from '../browser/create-forwarding-handler.ts';
import { startHttpsFront } from '../browser/start-https-front.ts';
import { startSignedSite } from '../browser/start-signed-site.ts';
import { test as base, expect } from '../browser/test.ts';
import { readTestRun } from '../browser/test-run.ts';
import { openFirefox } from './drive-with-puppeteer.ts';
import type { Engine, EngineBrowser, EngineOptions } from './engine.ts';
import { accountJourneys, signUpOn } from './journeys/account-journeys.ts';
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

/** Errors allowed on any page: this certificate has no authority, and Chromium 80 lacks a rule of the policy. */
const ofTheServices = /favicon|directive 'require-trusted-types-for'/;

type Fixtures = { readonly launch: (engine: Engine, scripts: boolean) => Promise<EngineBrowser> };
type WorkerFixtures = {
  readonly proxyPort: EngineOptions['proxyPort'];
  readonly script: string;
  /** Address of a partner's https page with a signed card's tag. */
  readonly signedPage: string;
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
      const bundle = await rolldown({ input: join(import.meta.dirname, 'page/find-all.ts') });
      const { output } = await bundle.generate({ format: 'iife', name: 'inPage', minify: true });
      await bundle.close();
      await use(output[0].code);
    },
    { scope: 'worker' },
  ],
  signedPage: [
    async ({ services }, use, { workerIndex }) => {
      const run = readTestRun();
      const site = await startSignedSite(run, join(run.folder, 'signed', `${workerIndex}`), { https: true });
      const [port = 0] = await freePorts(1);
      const host = `signed.${httpsDomain}`;
      const card = `app-url="${services.httpsApp}" cookie-domain=".${httpsDomain}"`;
      const tag = site.tag(keyIntegrity(site.keys.owner.known), card, `https://${host}:${port}`);
      const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A partner's page</title>${tag}`;
      const files = createForwardingHandler(site.port);
      const front = await startHttpsFront(port, {
        // Removes the file that the card falls back to if its chunks do not count.
        [host]: (request, response) =>
          request.url?.includes(cardFiles.single) ? response.writeHead(404).end() : files(request, response),
        [httpsHost('blog')]: (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(page),
      });
      await use(`https://${httpsHost('blog')}:${port}/`);
      await Promise.all([front.stop(), site.stop()]);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  launch: async ({ proxyPort }, use, info) => {
    const opened: EngineBrowser[] = [];
    await use(async (engine, scripts) => {
      const browser = await engine({ scripts, proxyPort }).catch((error: Error) => {
        console.error(`${info.titlePath.at(-2)} does not start: ${error.message}`);
        // A short run proves what this machine can, and counts the rest as not run; a full run fails.
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
    // One browser of an engine at a time: each uses a whole processor.
    test.describe.configure({ mode: 'default', timeout: 180_000 });
    for (const [journey, { scripts = true, allows, go }] of Object.entries({ ...accountJourneys, ...siteJourneys })) {
      test(journey, { tag: '@proof:engines' }, async ({ launch, script, services, backend, visitor }) => {
        const { window, errors } = await launch(engine, scripts);
        const page = new VisitorPage(window, script);
        const secondDevice = async () => new VisitorPage((await launch(engine, scripts)).window, script);
        await go({ page, secondDevice, services, backend, visitor, errors });
        expect((errors ?? []).filter((line) => !ofTheServices.test(line) && !allows?.test(line))).toEqual([]);
      });
    }
    test('a signed card runs, though no key means anything here', { tag: '@proof:engines' }, async ({
      launch,
      script,
      services,
      visitor,
      signedPage,
    }) => {
      const { window, errors } = await launch(engine, true);
      await signUpOn(new VisitorPage(window, script), signedPage, services, visitor);
      // Chromium before 141 reports the word as unknown.
      const others = (errors ?? []).filter((line) => !/^Error parsing 'integrity'/.test(line));
      expect(others.filter((line) => !ofTheServices.test(line))).toEqual([]);
    });
  });
}
