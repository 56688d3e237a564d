import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { buildAll } from './build/build-all.ts';
import { visitorsBuildSettings } from './build/build-settings.ts';
import { integrityFile } from './build/releases/describe-release.ts';
import { readRelease } from './build/releases/release-list.ts';
import { freePorts } from './build/services/free-ports.ts';
import type { Service } from './build/services/service.ts';
import { startAuthEmulator } from './build/services/start-auth-emulator.ts';
import { startFirestore } from './build/services/start-firestore.ts';
import { startSiteServer } from './build/services/start-site-server.ts';
import { benchPages, signUpPage } from './proof/bench/bench-pages.ts';
import { startBenchServer } from './proof/bench/bench-server.ts';
import { measureForm } from './proof/bench/measure-form.ts';
import { measureRenewal } from './proof/bench/measure-renewal.ts';
import { measureSignUp } from './proof/bench/measure-sign-up.ts';
import { measureSitePage, sitePaths } from './proof/bench/measure-site-page.ts';
import { mustShow } from './proof/bench/must-show.ts';
import { installPeers, peerPackages } from './proof/bench/peers.ts';
import { printResults } from './proof/bench/print-results.ts';
import { readBenchOptions } from './proof/bench/read-bench-options.ts';
import { application, renewalHostRules, startRenewalGround } from './proof/bench/renewal-ground.ts';
import { measureRounds } from './proof/bench/rounds.ts';
import { browserArguments, hostRules, ruler } from './proof/bench/ruler.ts';
import { prepareBrowser, prepareHindiFont } from './proof/set-up/prepare-browser.ts';

const folder = join('.cache', 'bench');
const build = join(folder, 'build');
const pictures = join(folder, 'pictures');

/**
 * `npm run bench [-- --runs 15] [--no-build]`: bytes and times of the card beside a bare form and two peers, and of the site's main
 * pages, on a slow phone (docs/benchmark.md). Exit code 1 when something could not be measured, never because of a time.
 */
export async function bench(args: readonly string[]): Promise<number> {
  const { runs, builds } = readBenchOptions(args);
  const executablePath = prepareBrowser();
  // A phone in India has one; where it is missing the browser searches in vain before each first paint.
  prepareHindiFont();
  // Before the build, which is a load of its own.
  const loadBefore = loadavg()[0] ?? 0;
  mkdirSync(pictures, { recursive: true });
  const withPeers = installPeers();
  const [port = 0, sitePort = 0, authPort = 0, firestorePort = 0, renewalPort = 0] = await freePorts(5);
  const origin = `http://localhost:${port}`;
  if (builds) {
    console.log('Building the card and the site ...');
    await buildAll({ out: build, env: { ...visitorsBuildSettings(origin), VITE_APP_URL: application } });
  }
  const declarative = readFileSync(join(build, 'widget/declarative/en-signup.html'), 'utf8');
  const release = readRelease(readFileSync(join(build, 'widget', integrityFile), 'utf8'));
  const pages = benchPages({ origin, release, declarative, withPeers });
  const emulators = { auth: `http://localhost:${authPort}`, firestore: `http://localhost:${firestorePort}` };
  const signUp = signUpPage(origin, emulators);
  const services: Service[] = [];
  const browser = await chromium.launch({
    executablePath,
    args: [...browserArguments, hostRules(renewalHostRules(renewalPort))],
  });
  try {
    services.push(await startSiteServer({ port: sitePort, build }));
    const site = `http://localhost:${sitePort}`;
    services.push(await startBenchServer({ port, pages: [...pages, signUp], site }));
    const forms = await measureRounds(
      'Forms',
      pages.map((page) => ({
        name: page.name,
        measure: (isWarmUp) => measureForm(browser, page, isWarmUp ? { origin, pictures } : { origin }),
      })),
      runs,
    );
    const sitePages = await measureRounds(
      'Site',
      sitePaths.map((path) => ({ name: path, measure: () => measureSitePage(browser, origin, path) })),
      runs,
    );
    services.push(await startRenewalGround(renewalPort, origin));
    const renewals = await measureRounds(
      'Renewal',
      (['nothing', 'session'] as const).map((through) => ({
        name: through,
        measure: () => measureRenewal(browser, through, origin),
      })),
      runs,
    );
    // The emulators start last: beside them nothing else could be measured in peace.
    services.push(await startAuthEmulator({ port: authPort, logFolder: folder }));
    services.push(await startFirestore({ port: firestorePort, logFolder: folder }));
    let visitors = 0;
    const measure = () => measureSignUp(browser, signUp, origin, `asha-${visitors++}@example.com`);
    const signUps = await measureRounds('Sign-up', [{ name: signUp.name, measure }], runs);

    const results = {
      forms: forms.runs,
      site: sitePages.runs,
      signUps: signUps.runs.get(signUp.name) ?? [],
      renewals: renewals.runs,
    };
    const { claims, missing } = mustShow(results);
    printResults(results, claims);
    const load = { before: loadBefore, after: loadavg()[0] ?? 0, processors: cpus().length };
    const ground = { ruler, runs, load, browser: browser.version(), peers: withPeers ? peerPackages : {} };
    writeResults(join(folder, 'results.json'), { ...ground, claims, ...results });
    warnOfLoad(load);
    const failures = [...forms.failures, ...sitePages.failures, ...signUps.failures, ...renewals.failures, ...missing];
    for (const line of failures) console.error(line);
    return failures.length === 0 ? 0 : 1;
  } finally {
    await browser.close();
    await Promise.all(services.map((service) => service.stop()));
  }
}

/** Bytes do not care about a busy machine; times do. The benchmark itself keeps about one processor busy. */
function warnOfLoad({ before, after, processors }: { before: number; after: number; processors: number }): void {
  if (before < processors / 4 && after < processors) return;
  const load = `load ${before.toFixed(1)} before, ${after.toFixed(1)} after, ${processors} processors`;
  console.log(`\nThe machine was not quiet (${load}): bytes and requests stand, times do not.`);
}

/** Writes everything that was measured, run by run, so that others can calculate on their own. Maps become objects. */
function writeResults(file: string, measured: object): void {
  const plain = (_: string, value: unknown): unknown => (value instanceof Map ? Object.fromEntries(value) : value);
  writeFileSync(file, `${JSON.stringify({ measuredAt: new Date(), node: process.version, ...measured }, plain, 2)}\n`);
}
