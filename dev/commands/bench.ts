import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { startBenchServer } from '../checks/bench/bench-server.ts';
import { buildCommit } from '../checks/bench/build-commit.ts';
import { measureListReader } from '../checks/bench/list-reader.ts';
import { bareFormPath, cardPagePaths, createMeasuredPages, sitePagePaths } from '../checks/bench/measured-pages.ts';
import { printRunResults } from '../checks/bench/print-run-results.ts';
import {
  fakeApplicationOrigin,
  measureRenewal,
  renewalHostRules,
  startRenewalServices,
} from '../checks/bench/renewal.ts';
import {
  type MeasuredSubject,
  measureRounds,
  type RoundResults,
  type RunResults,
  readBenchOptions,
} from '../checks/bench/rounds.ts';
import { measureFormVisit, measureSiteVisit, slowPhoneConditions } from '../checks/bench/visit.ts';
import { buildAll } from '../release/build-all.ts';
import { freePorts } from '../services/free-ports.ts';
import type { Service } from '../services/service.ts';
import { prepareBrowser, prepareHindiFont } from '../services/set-up/prepare-browser.ts';
import { startSiteServer } from '../services/start-site-server.ts';
import { measuredBuildSettings } from '../settings/read-build-settings.ts';

const folder = join('.cache', 'bench');

/** Disables the browser's own background activity. */
const browserArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-sync',
  '--no-first-run',
  // Without this flag, an automated browser would read each script twice, because it needs the line numbers for every
  // Error. The second reading adds 80 ms to React's start, and does not happen in a visitor's browser.
  '--js-flags=--no-enable-lazy-source-positions',
  '--disable-features=Translate,OptimizationHints,MediaRouter,AutofillServerCommunication',
  // The hosts of the session renewal use https, with a certificate that is made for this run.
  '--ignore-certificate-errors',
];

/** The name of a measured build, and the origin that serves the build. */
type Build = { readonly name: string; readonly origin: string };
/** The name of the build that is made from the current sources. */
const today = 'now';

/**
 * `npm run bench [-- --runs 15] [--against REVISION] [--lists]`: measures bytes and times of the card, of the site's
 * main pages and of /session on a slow phone, and compares them with a bare form and a bare redirect
 * (docs/developing.md). With `--against`, measures another commit in the same rounds. The exit code is 1 if a
 * measurement failed, but not if a time is long.
 */
export async function runBenchCommand(args: readonly string[]): Promise<number> {
  const { runs, against, lists } = readBenchOptions(args);
  if (lists) return measureListReader(runs, against);
  const executablePath = prepareBrowser();
  // Phones in India have a Hindi font. Without one, the browser searches for a font before each first paint.
  prepareHindiFont();
  mkdirSync(folder, { recursive: true });
  const [renewalPort = 0, ...ports] = await freePorts(5);
  // Requests to other hosts fail at once, without the network.
  const rules = `${renewalHostRules(renewalPort)}, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1`;
  const services: Service[] = [];
  let browser: Browser | undefined;
  try {
    const [port = 0, sitePort = 0, portAgainst = 0, sitePortAgainst = 0] = ports;
    const builds = [await serveBuild({ port, sitePort, services })];
    if (against !== undefined)
      builds.push(await serveBuild({ port: portAgainst, sitePort: sitePortAgainst, services, revision: against }));
    services.push(await startRenewalServices(renewalPort));
    const args = [...browserArguments, `--host-resolver-rules=${rules}`];
    browser = await chromium.launch({ ...(executablePath && { executablePath }), args });
    return await measureAll(browser, builds, runs);
  } finally {
    await browser?.close();
    await Promise.all(services.map((service) => service.stop()));
  }
}

type ServedPlace = {
  readonly port: number;
  readonly sitePort: number;
  /** The servers that are stopped after the run. `serveBuild` adds the servers that it starts. */
  readonly services: Service[];
  /** The commit to build. Absent for the current sources. */
  readonly revision?: string;
};

/** Builds the card and the site, and serves them with the pages that are measured. */
async function serveBuild({ port, sitePort, services, revision }: ServedPlace): Promise<Build> {
  const origin = `http://localhost:${port}`;
  const out = join(folder, revision === undefined ? 'build' : 'build-against');
  const env = { ...measuredBuildSettings(origin), VITE_APP_URL: fakeApplicationOrigin };
  console.log(`Building the card and the site${revision === undefined ? '' : ` of ${revision}`} ...`);
  let name = today;
  if (revision === undefined) await buildAll({ out, env });
  else name = buildCommit(revision, out, { ...process.env, ...env });
  services.push(await startSiteServer({ port: sitePort, build: out }));
  services.push(await startBenchServer(port, createMeasuredPages(out, origin), `http://localhost:${sitePort}`));
  return { name, origin };
}

/** Measures every group, prints and stores the results, and returns the exit code. */
async function measureAll(browser: Browser, builds: readonly Build[], rounds: number): Promise<number> {
  const measured: Record<string, RoundResults> = {};
  for (const [title, subjects] of Object.entries(subjectsOf(browser, builds))) {
    measured[title] = await measureRounds(title, subjects, rounds);
  }
  printAll(measured, builds);
  writeResults(measured, browser);
  reportLoad();
  const failures = Object.values(measured).flatMap((group) => group.failures);
  for (const line of failures) console.error(line);
  return failures.length === 0 ? 0 : 1;
}

/**
 * The names of the subjects that serve as a baseline: the other measurements of the same group are compared with them.
 */
const bareForm = 'bare form';
const bareRedirect = 'bare redirect';

/** Returns the name of a subject in a build. For the current sources, this is the name of the subject alone. */
const nameIn = (subject: string, build: Build): string =>
  build.name === today ? subject : `${subject}, ${build.name}`;

/**
 * Returns the groups of subjects by title. The bare form and the bare redirect do not depend on a build, so each
 * appears only once. Every other subject appears once for each build.
 */
function subjectsOf(browser: Browser, builds: readonly Build[]): Readonly<Record<string, readonly MeasuredSubject[]>> {
  const [now] = builds;
  if (!now) throw new Error('There is no build to measure.');
  const inEach = (
    names: readonly string[],
    measure: (origin: string, name: string) => Promise<RunResults>,
  ): MeasuredSubject[] =>
    builds.flatMap((build) =>
      names.map((name) => ({ name: nameIn(name, build), measure: () => measure(build.origin, name) })),
    );
  return {
    Forms: [
      { name: bareForm, measure: () => measureFormVisit(browser, now.origin + bareFormPath, 'form') },
      ...inEach([...cardPagePaths.keys()], (origin, name) =>
        measureFormVisit(browser, origin + cardPagePaths.get(name), 'card'),
      ),
    ],
    Site: inEach(sitePagePaths, (origin, path) => measureSiteVisit(browser, origin + path)),
    Renewal: [
      { name: bareRedirect, measure: () => measureRenewal(browser, 'nothing', now.origin) },
      ...inEach(['through /session'], (origin) => measureRenewal(browser, 'session', origin)),
    ],
  };
}

/** Prints each group, compared with its bare form or redirect and with the other build. */
function printAll(measured: Readonly<Record<string, RoundResults>>, [, before]: readonly Build[]): void {
  for (const [title, { runs }] of Object.entries(measured)) {
    const bare = [bareForm, bareRedirect].find((name) => runs.has(name));
    printRunResults(title, runs, {
      ...(bare && { 'over bare': () => bare }),
      ...(before && { [`over ${before.name}`]: (subject: string) => nameIn(subject, before) }),
    });
  }
}

function writeResults(measured: Readonly<Record<string, RoundResults>>, browser: Browser): void {
  const plain = (_: string, value: unknown): unknown => (value instanceof Map ? Object.fromEntries(value) : value);
  const results = {
    measuredAt: new Date(),
    node: process.version,
    browser: browser.version(),
    conditions: slowPhoneConditions,
    measured,
  };
  writeFileSync(join(folder, 'results.json'), `${JSON.stringify(results, plain, 2)}\n`);
}

/** Prints a warning if other work on this machine has disturbed the times. */
function reportLoad(): void {
  const [load = 0] = loadavg();
  if (load <= cpus().length) return;
  console.log(`\nThe machine was not quiet (load ${load.toFixed(1)}): bytes and requests are reliable, times are not.`);
}
