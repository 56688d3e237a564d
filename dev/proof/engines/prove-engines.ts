import { readFileSync, writeFileSync } from 'node:fs';
import { printTable } from '../../build/print-table.ts';
import { table } from '../../build/readme/markdown.ts';
import { withinLimit } from '../../build/within-limit.ts';
import startGround from '../browser/global-setup.ts';
import { readTestRun } from '../browser/test-run.ts';
import { testServices } from '../browser/test-services.ts';
import { drawSample } from '../draw-sample.ts';
import type { ProofOptions } from '../proof-part.ts';
import type { Counts } from '../suite/read-report.ts';
import { withMeasured } from '../with-measured.ts';
import { bundleForPage } from './bundle-for-page.ts';
import { type Engine, patience } from './engine.ts';
import { cellFaults, type EngineCell, engineRows, tellCell } from './engine-cells.ts';
import { journeys } from './journeys.ts';
import { startOutsideProxy } from './start-outside-proxy.ts';
import { startPuppeteerEngine } from './start-puppeteer-engine.ts';
import { startWebKitEngine } from './start-webkit-engine.ts';
import { walkJourney } from './walk-journey.ts';

const page = 'docs/reliability.md';

const section = {
  name: 'engines',
  heading: 'Three engines',
  intro: `Whole journeys over https on the built files, each written once: with keys and a mouse, by the names that a visitor knows, in a profile of its own,
Google by a stand-in. A journey also fails by anything that a page reports as an error. \`npm run proof -- engines --write\` writes this. The oldest promised browser,
Chromium 80, is the part \`oldest\`: sign-up, sign-in, and every page and state of the card beside the current one.`,
} as const;

const starters: Readonly<Record<string, (proxyPort: number) => Promise<Engine>>> = {
  Chromium: (proxyPort) => startPuppeteerEngine('chrome', proxyPort),
  Firefox: (proxyPort) => startPuppeteerEngine('firefox', proxyPort),
  WebKitGTK: startWebKitEngine,
};
const engines = Object.keys(starters);
const names = Object.keys(journeys);
const impossible = Object.fromEntries(
  Object.entries(journeys).flatMap(([journey, { impossible: reasons = {} }]) =>
    Object.entries(reasons).map(([engine, reason]) => [`${engine}: ${journey}`, reason]),
  ),
);

/**
 * Part `engines` of the long suite: every journey in every engine. `short`: sign-up and a drawn one in each. Needs the build of the browser
 * tests. An engine that cannot be started fails in all its cells; in a short run it is told why, and they count for nothing.
 */
export async function proveEngines({
  short,
  seed,
  write,
}: Pick<ProofOptions, 'short' | 'seed'> & { write?: boolean }): Promise<Counts> {
  const services = testServices(readTestRun());
  const script = await bundleForPage();
  const stopGround = await startGround();
  const proxy = await startOutsideProxy();
  const cells: EngineCell[] = [];
  const heads: string[] = [];
  try {
    for (const [index, [name, start]] of Object.entries(starters).entries()) {
      const others = names.filter((journey) => journey !== 'sign-up');
      const chosen = short ? ['sign-up', ...drawSample(others, 1, seed + index)] : names;
      const engine = await start(proxy.port).catch((error: Error) => error);
      if (engine instanceof Error) {
        heads.push(name);
        const { message: line } = engine;
        console.error(`${name}: ${line}`);
        const result = short ? 'not run' : 'failed';
        cells.push(...chosen.map((journey) => ({ engine: name, journey, result, seconds: 0, line }) as const));
        continue;
      }
      heads.push(engine.version);
      for (const [journey, walked] of Object.entries(journeys).filter(([each]) => chosen.includes(each))) {
        const started = performance.now();
        const line = await walkJourney(engine, walked, services, script);
        const seconds = (performance.now() - started) / 1000;
        console.log(`${name}, ${journey}: ${line ?? 'passed'} (${seconds.toFixed(1)} s)`);
        cells.push({ engine: name, journey, seconds, ...(line ? { result: 'failed', line } : { result: 'passed' }) });
      }
      await withinLimit(engine.stop(), patience, `${name} does not end.`);
    }
  } finally {
    await proxy.stop();
    await stopGround();
  }
  const failures = cellFaults(cells, impossible);
  const rows = (show: (cell: EngineCell) => string) => engineRows(cells, { engines, journeys: names }, show);
  const told = (cell: EngineCell): string => tellCell(cell, impossible);
  printTable(
    'Journeys in three engines',
    ['journey', ...heads],
    rows((cell) => `${told(cell)} (${cell.seconds.toFixed(1)} s)`),
  );
  if (write && !short) {
    const content = table(['journey', ...heads], rows(told));
    writeFileSync(page, withMeasured(readFileSync(page, 'utf8'), section, content));
  }
  const run = cells.filter(({ result }) => result !== 'not run').length;
  return { passed: run - failures.length, failed: failures.length, failures };
}
