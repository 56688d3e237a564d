import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { packCard } from '../../build/package/pack-card.ts';
import { printTable } from '../../build/print-table.ts';
import { readTestRun } from '../browser/test-run.ts';
import { testServices } from '../browser/test-services.ts';
import { drawSample } from '../draw-sample.ts';
import type { ProofOptions } from '../proof-part.ts';
import { browserStep } from '../suite/browser-step.ts';
import type { BrowserTest } from '../suite/browser-tests.ts';
import type { Counts } from '../suite/read-report.ts';
import { notedLines } from './noted-lines.ts';
import { type Prepared, prepareProject } from './prepare-project.ts';
import { lockedVersion, type Project, projects } from './projects.ts';

/** Of a short run: what is installed in seconds. */
const light = projects.filter(({ isHeavy }) => !isHeavy);

/**
 * Part `frameworks` of the long suite, on the build of the browser tests; `short` draws one of the projects that are soon installed.
 */
export function proveFrameworks({ short, seed }: Pick<ProofOptions, 'short' | 'seed'>): Promise<Counts> {
  return proveProjects(short ? drawSample(light, 1, seed) : projects);
}

/**
 * Installs, compiles and builds each project with the packed card; then a visitor signs up on the page that it has built, and on that
 * of its development server. Ends with a table, and counts steps and sign-ups.
 */
export async function proveProjects(chosen: readonly Project[]): Promise<Counts> {
  const run = readTestRun();
  rmSync(join(run.folder, 'frameworks'), { recursive: true, force: true });
  const card = packCard(run.folder);
  const prepared: (readonly [Project, Prepared])[] = [];
  for (const project of chosen) {
    const result = await prepareProject(project, card, testServices(run));
    console.log(`${project.title}: ${result.faults.length === 0 ? 'prepared' : 'FAILED'}`);
    for (const fault of result.faults) console.error(fault);
    prepared.push([project, result]);
  }

  const servable = prepared.filter(([, { builds }]) => builds !== false).map(([{ id }]) => id);
  const pages =
    servable.length > 0
      ? await browserStep(['--project=proof', `--grep=(${servable.join('|')}), .*@proof:frameworks( |$)`])
      : { passed: 0, failed: 0, failures: [], tests: [] };
  printTable(
    'From an empty folder to a signed-up user',
    columns,
    prepared.map((each) => row(...each, pages.tests)),
  );

  const steps = prepared.flatMap(([, { compiles, refuses, builds }]) => [compiles, refuses, builds]);
  const failures = prepared.flatMap(([, { faults }]) => faults.map((fault) => fault.split('\n')[0] ?? ''));
  return {
    passed: pages.passed + steps.filter((step) => step === true).length,
    failed: pages.failed + failures.length,
    failures: [...failures, ...(pages.failures ?? [])],
  };
}

/** `refuses`: the planted mistakes that its type check can tell. `lines`: on the console of the built page, up to the application. */
const columns = [
  'framework',
  'version',
  'commands',
  'files',
  'installed, s',
  'compiles',
  'refuses',
  'builds',
  'sign-up',
  'lines',
] as const;

function row(project: Project, result: Prepared, tests: readonly BrowserTest[]): readonly string[] {
  const { installSeconds, compiles, refuses, builds } = result;
  const yesOrNo = (done: boolean | null): string => (done === null ? '-' : done ? 'yes' : 'NO');
  const own = tests.filter(({ titles }) => titles.at(-1)?.startsWith(`${project.id}, `));
  return [
    project.title,
    lockedVersion(project),
    String(project.commands.length),
    String(project.files.length),
    installSeconds === null ? 'kept' : installSeconds.toFixed(1),
    yesOrNo(compiles),
    yesOrNo(refuses),
    yesOrNo(builds),
    yesOrNo(own.length > 0 && own.every(({ ok }) => ok)),
    String(notedLines(project, 'built') ?? '-'),
  ];
}
