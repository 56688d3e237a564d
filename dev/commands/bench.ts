import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { barePath, benchPages, cardPaths, sitePaths } from '../checks/bench/bench-pages.ts';
import { startBenchServer } from '../checks/bench/bench-server.ts';
import { buildCommit } from '../checks/bench/build-commit.ts';
import { printRuns } from '../checks/bench/print-runs.ts';
import { application, measureRenewal, renewalHostRules, startRenewalServices } from '../checks/bench/renewal.ts';
import { type Measured, measureRounds, type Run, readBenchOptions, type Subject } from '../checks/bench/rounds.ts';
import { conditions, visitForm, visitSite } from '../checks/bench/visit.ts';
import { buildAll } from '../release/build-all.ts';
import { freePorts } from '../services/free-ports.ts';
import type { Service } from '../services/service.ts';
import { prepareBrowser, prepareHindiFont } from '../services/set-up/prepare-browser.ts';
import { startSiteServer } from '../services/start-site-server.ts';
import { visitorsBuildSettings } from '../settings/read-build-settings.ts';

const folder = join('.cache', 'bench');

/** Disables the browser's own background activity. */
const browserArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-sync',
  '--no-first-run',
  // Under automation V8 records line numbers with every Error; recording them lazily means reading a script twice,
  // which no visitor's browser does: 80 ms of React's start under these conditions.
  '--js-flags=--no-enable-lazy-source-positions',
  '--disable-features=Translate,OptimizationHints,MediaRouter,AutofillServerCommunication',
  // A renewal's hosts use https, with a certificate made for this run.
  '--ignore-certificate-errors',
];

/** A measured build. `origin`: where it is served. */
type Build = { readonly name: string; readonly origin: string };

/**
 * `npm run bench [-- --runs 15] [--against REVISION]`: measures bytes and times of the card beside a bare form, of the
 * site's main pages, and of /session beside a bare redirect, on a slow phone (docs/developing.md); with another commit
 * in the same rounds if one is named. Exit code 1 if a measurement failed, never because of a time.
 */
export async function bench(args: readonly string[]): Promise<number> {
  const { runs, against } = readBenchOptions(args);
  const executablePath = prepareBrowser();
  // A phone in India has one; without it the browser searches in vain before each first paint.
  prepareHindiFont();
  mkdirSync(folder, { recursive: true });
  const [renewalPort = 0, ...ports] = await freePorts(5);
  // An outside address fails at once, without the network.
  const rules = `${renewalHostRules(renewalPort)}, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1`;
  const services: Service[] = [];
  let browser: Browser | undefined;
  try {
    const builds: Build[] = [];
    for (const revision of against === undefined ? [undefined] : [undefined, against]) {
      const [port = 0, sitePort = 0] = ports.splice(0, 2);
      const origin = `http://localhost:${port}`;
      const out = join(folder, revision === undefined ? 'build' : 'build-against');
      const env = { ...visitorsBuildSettings(origin), VITE_APP_URL: application };
      console.log(`Building the card and the site${revision === undefined ? '' : ` of ${revision}`} ...`);
      const commit = revision && buildCommit(revision, out, { ...process.env, ...env });
      if (!commit) await buildAll({ out, env });
      services.push(await startSiteServer({ port: sitePort, build: out }));
      services.push(await startBenchServer(port, benchPages(out, origin), `http://localhost:${sitePort}`));
      builds.push({ name: commit || 'now', origin });
    }
    services.push(await startRenewalServices(renewalPort));
    const args = [...browserArguments, `--host-resolver-rules=${rules}`];
    browser = await chromium.launch({ ...(executablePath && { executablePath }), args });
    return await measureAll(browser, builds, runs);
  } finally {
    await browser?.close();
    await Promise.all(services.map((service) => service.stop()));
  }
}

async function measureAll(browser: Browser, builds: readonly Build[], rounds: number): Promise<number> {
  const [now, before] = builds;
  if (!now) throw new Error('There is no build to measure.');
  const nameIn = (subject: string, build: Build): string => (build === now ? subject : `${subject}, ${build.name}`);
  const inEach = (names: readonly string[], measure: (origin: string, name: string) => Promise<Run>): Subject[] =>
    builds.flatMap((build) =>
      names.map((name) => ({ name: nameIn(name, build), measure: () => measure(build.origin, name) })),
    );
  const bareForm = { name: 'bare form', measure: () => visitForm(browser, now.origin + barePath, 'form') };
  const bareWay = { name: 'bare redirect', measure: () => measureRenewal(browser, 'nothing', now.origin) };
  const groups: Readonly<Record<string, readonly Subject[]>> = {
    Forms: [
      bareForm,
      ...inEach([...cardPaths.keys()], (origin, name) => visitForm(browser, origin + cardPaths.get(name), 'card')),
    ],
    Site: inEach(sitePaths, (origin, path) => visitSite(browser, origin + path)),
    Renewal: [bareWay, ...inEach(['through /session'], (origin) => measureRenewal(browser, 'session', origin))],
  };
  const measured: Record<string, Measured> = {};
  for (const [title, subjects] of Object.entries(groups)) {
    measured[title] = await measureRounds(title, subjects, rounds);
  }
  for (const [title, { runs }] of Object.entries(measured)) {
    const bare = [bareForm, bareWay].find(({ name }) => runs.has(name))?.name;
    printRuns(title, runs, {
      ...(bare && { 'over bare': () => bare }),
      ...(before && { [`over ${before.name}`]: (subject: string) => nameIn(subject, before) }),
    });
  }
  const plain = (_: string, value: unknown): unknown => (value instanceof Map ? Object.fromEntries(value) : value);
  const results = { measuredAt: new Date(), node: process.version, browser: browser.version(), conditions, measured };
  writeFileSync(join(folder, 'results.json'), `${JSON.stringify(results, plain, 2)}\n`);
  const [load = 0] = loadavg();
  if (load > cpus().length) {
    console.log(`\nThe machine was not quiet (load ${load.toFixed(1)}): bytes and requests stand, times do not.`);
  }
  const failures = Object.values(measured).flatMap((group) => group.failures);
  for (const line of failures) console.error(line);
  return failures.length === 0 ? 0 : 1;
}
