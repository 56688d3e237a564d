import { chromium } from '@playwright/test';
import measure from 'lighthouse';
import { buildAll } from './build/build-all.ts';
import { visitorsBuildSettings } from './build/build-settings.ts';
import { CommandError } from './build/run-tool.ts';
import { freePorts } from './build/services/free-ports.ts';
import { startSiteServer } from './build/services/start-site-server.ts';
import { prepareBrowser } from './build/set-up/prepare-browser.ts';

const build = '.cache/lighthouse';
const runs = 3;
/** The lowest passing score of each category. */
const floors = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
type Category = keyof typeof floors;
type Scores = Readonly<Record<Category, number>>;
const categories = Object.keys(floors) as Category[];

/** `npm run lighthouse [-- PATH...]`: median scores of three runs on a slow phone; exit code 1 below a floor. */
export async function lighthouse(only: readonly string[]): Promise<number> {
  const [port = 0, debuggingPort = 0] = await freePorts(2);
  const origin = `http://localhost:${port}`;
  // A live build: a demo build keeps search engines away, which lowers the score.
  await buildAll({ out: build, env: visitorsBuildSettings(origin) });
  const server = await startSiteServer({ port, build });
  const executablePath = prepareBrowser();
  const browser = await chromium.launch({ executablePath, args: [`--remote-debugging-port=${debuggingPort}`] });
  let low = 0;
  try {
    console.log(`${'path'.padEnd(20)} ${categories.join('  ')}`);
    for (const path of only.length > 0 ? only : await pathsOfSitemap(origin)) {
      const scores = await medianScores(`${origin}${path}`, debuggingPort);
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

async function medianScores(address: string, port: number): Promise<Scores> {
  const all: Scores[] = [];
  let failed = 0;
  while (all.length < runs) {
    const scores = await scoresOf(address, port);
    if (scores) all.push(scores);
    else failed += 1;
    if (failed > runs) throw new CommandError(`Lighthouse could not measure ${address}: see the lines above.`);
  }
  const median = (category: Category): number =>
    all.map((scores) => scores[category]).sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
  return Object.fromEntries(categories.map((category) => [category, median(category)])) as Scores;
}

/** Null if the trace was lost, as on a busy machine; such a run says nothing about the page. */
async function scoresOf(address: string, port: number): Promise<Scores | null> {
  const result = await measure(address, { port, output: 'json', logLevel: 'error' });
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
