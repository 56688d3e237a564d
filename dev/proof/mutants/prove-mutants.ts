import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printTable } from '../../build/print-table.ts';
import { table } from '../../build/readme/markdown.ts';
import { drawSample } from '../draw-sample.ts';
import type { ProofOptions } from '../proof-part.ts';
import type { Counts } from '../suite/read-report.ts';
import { type MeasuredSection, withMeasured } from '../with-measured.ts';
import { explainedMutants } from './explained-mutants.ts';
import { leftToBrowsers } from './left-to-browsers.ts';
import { readMutants } from './read-mutants.ts';
import { runStryker } from './run-stryker.ts';
import { tellMutants } from './tell-mutants.ts';

const rooms = ['widget/core', 'site/session'];
/** Lines of a file that a short run may draw: it has 30 s, most of which Stryker takes to begin. */
const shortest = 30;

/** The files whose mutants are judged: all of the core and of the session that holds more than types and that unit tests can reach. */
export function mutatedFiles(): readonly string[] {
  const files = rooms.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => join(room, name)),
  );
  const isJudged = (file: string): boolean => /(?<!\.test)\.ts$/.test(file) && !(file in leftToBrowsers);
  return files.filter((file) => isJudged(file) && hasCode.test(readFileSync(file, 'utf8'))).sort();
}

const hasCode = /^(export )?(async )?(const|class|function) /m;

/**
 * Part `mutants` of the long suite: with any one expression of the core or of the session's code changed, a unit test beside them fails, or
 * the change is listed with the reason why nobody could see it. A short run draws a small file. Throws where Stryker cannot be installed.
 */
export async function proveMutants({ short, seed, write }: ProofOptions): Promise<Counts> {
  const all = mutatedFiles();
  const small = all.filter((file) => readFileSync(file, 'utf8').split('\n').length <= shortest);
  const mutants = readMutants(await runStryker(short ? drawSample(small, 1, seed) : all));
  const { rows, proved, failures } = tellMutants(mutants, explainedMutants);
  printTable(`${mutants.length} mutants`, heads, rows);
  if (write && !short) writeFileSync(page, withMeasured(readFileSync(page, 'utf8'), section, table(heads, rows)));
  return { passed: proved, failed: failures.length, failures };
}

const page = 'docs/reliability.md';
const section: MeasuredSection = {
  name: 'mutants',
  heading: 'Mutants of the core',
  intro: `\`widget/core\` and \`site/session\` with one expression changed at a time by [Stryker](https://stryker-mutator.io), against the unit tests beside them. What no
test can tell apart is listed with its reason in \`dev/proof/mutants/explained-mutants.ts\`; files that only make sense in a browser, in
\`dev/proof/mutants/left-to-browsers.ts\`. \`npm run proof -- mutants --write\` writes this.`,
};

const heads = ['file', 'made', 'killed', 'broken', 'explained', 'survived'] as const;
