import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import measure from 'lighthouse';
import { CommandError } from '../base/run-tool.ts';
import { findMedianAndMinimum } from '../checks/bench/print-run-results.ts';
import { matchPaths } from '../checks/match-paths.ts';
import { buildAll } from '../release/build-all.ts';
import { freePorts } from '../services/free-ports.ts';
import { prepareBrowser } from '../services/set-up/prepare-browser.ts';
import { startSiteServer } from '../services/start-site-server.ts';
import { measuredBuildSettings } from '../settings/read-build-settings.ts';

const build = '.cache/lighthouse';
const runs = 5;
/**
 * The benchmark index of the simulated phone. It is a quarter of the index of a fast desktop (1,500 to 2,000), because
 * Lighthouse by default slows the processor down four times ("Calibrating the CPU slowdown" in {@link
 * https://github.com/GoogleChrome/lighthouse/tree/main/docs its documents}).
 */
const phonePower = 440;
/**
 * A minimal page. Its score shows the costs that every page has on this machine: the browser's start, and the search
 * for fonts for Latin and Devanagari letters.
 */
const basePage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Base</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="Two lines">
<main><h1>Two lines</h1><p lang="hi">₹999, <b>दो पंक्तियाँ</b></p></main></html>`;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Readonly<Record<(typeof categories)[number], number>>;

/**
 * `npm run lighthouse [-- PATH...]`: prints median scores of five runs on a slow phone. The exit code is 1 if a page's
 * performance is more than five points below that of a minimal page, or if another score is below 100.
 */
export async function runLighthouseCommand(args: readonly string[]): Promise<number> {
  const only = matchPaths(args);
  const [port = 0, debuggingPort = 0] = await freePorts(2);
  const origin = `http://localhost:${port}`;
  // Measures a live build. A demo build asks search engines to stay away, which lowers one of Lighthouse's scores.
  await buildAll({ out: build, env: measuredBuildSettings(origin) });
  writeFileSync(`${build}/site/lighthouse-base.html`, basePage);
  const server = await startSiteServer({ port, build });
  const executablePath = prepareBrowser();
  const browser = await chromium.launch({ executablePath, args: [`--remote-debugging-port=${debuggingPort}`] });
  let low = 0;
  try {
    const power = await powerOfMachine(origin, debuggingPort);
    const slowdown = Math.max(1, power / phonePower);
    console.log(`This machine has power ${Math.round(power)}: slowed down ${slowdown.toFixed(1)} times.`);
    console.log(`${'path'.padEnd(20)} ${categories.join('  ')}`);
    const base = await medianScores(`${origin}/lighthouse-base`, debuggingPort, slowdown);
    console.log(`${'two lines'.padEnd(20)} ${String(base.performance).padStart('performance'.length)}`);
    const floors: Scores = { performance: base.performance - 5, accessibility: 100, 'best-practices': 100, seo: 100 };
    for (const path of only.length > 0 ? only : await pathsOfSitemap(origin)) {
      const scores = await medianScores(`${origin}${path}`, debuggingPort, slowdown);
      const isLow = categories.some((category) => scores[category] < floors[category]);
      low += isLow ? 1 : 0;
      const cells = categories.map((category) => String(scores[category]).padStart(category.length));
      console.log(`${path.padEnd(20)} ${cells.join('  ')}${isLow ? '  below its floor' : ''}`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return low === 0 ? 0 : 1;
}

async function pathsOfSitemap(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => new URL(address).pathname);
}

/** Resolves to Lighthouse's benchmark index of this processor, the median of several runs. */
async function powerOfMachine(address: string, port: number): Promise<number> {
  const powers: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await measure(address, { port, logLevel: 'error', onlyAudits: ['viewport'] });
    powers.push(result?.lhr.environment.benchmarkIndex ?? 0);
  }
  return findMedianAndMinimum(powers).median;
}

async function medianScores(address: string, port: number, slowdown: number): Promise<Scores> {
  const all: Scores[] = [];
  let failed = 0;
  while (all.length < runs) {
    const scores = await scoresOf(address, port, slowdown);
    if (scores) all.push(scores);
    else failed += 1;
    if (failed > runs) throw new CommandError(`Lighthouse could not measure ${address}: see the lines above.`);
  }
  return Object.fromEntries(
    categories.map((category) => [category, findMedianAndMinimum(all.map((scores) => scores[category])).median]),
  ) as Scores;
}

/** Resolves to Lighthouse's scores of a page, or to null if the trace was lost, which can happen on a busy machine. */
async function scoresOf(address: string, port: number, slowdown: number): Promise<Scores | null> {
  const throttling = { cpuSlowdownMultiplier: slowdown };
  const result = await measure(address, { port, output: 'json', logLevel: 'error', throttling });
  const report = result?.lhr;
  if (!report || report.runtimeError) {
    console.log(`  ${address}: measured again, ${report?.runtimeError?.code ?? 'no report'}`);
    return null;
  }
  for (const category of categories.filter((name) => name !== 'performance')) {
    const lost = report.categories[category]?.auditRefs.filter(
      ({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1,
    );
    for (const { id } of lost ?? []) console.log(`  ${address}: ${id}`);
  }
  return Object.fromEntries(
    categories.map((category) => [category, Math.round((report.categories[category]?.score ?? 0) * 100)]),
  ) as Scores;
}
