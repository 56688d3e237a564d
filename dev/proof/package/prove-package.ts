import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { packCard } from '../../build/package/pack-card.ts';
import { cardFolder, typedFrameworks } from '../../build/package/package-json.ts';
import { printTable } from '../../build/print-table.ts';
import { readTestRun } from '../browser/test-run.ts';
import type { ProofOptions } from '../proof-part.ts';
import type { Counts } from '../suite/read-report.ts';
import { browserStep } from '../suite/run-step.ts';
import { installChecks } from './install-checks.ts';

/** Its name, and what is wrong; empty when all is well. */
type Verdict = readonly [check: string, fault: string];

/**
 * Part `package` of the proof: the card's package, packed by npm, before TypeScript, React's and Vue's checkers (what
 * must compile does, and each planted mistake is an error), publint and Node; in a whole run also in a bundle before
 * a visitor. Needs a build with the package. Throws where the tools cannot be installed.
 */
export async function provePackage(options: ProofOptions): Promise<Counts> {
  const card = packCard(readTestRun().folder);
  const folder = installChecks(card);
  const bin = join(folder, 'node_modules', '.bin');
  const tool = (name: string, ...args: string[]) => complaintOf(folder, join(bin, name), args);
  const compilers = { 'TypeScript 6': join(bin, 'tsc'), 'this TypeScript': resolve('node_modules/.bin/tsc') };
  const asInNode = ['--module', 'nodenext', '--moduleResolution', 'nodenext'];
  const imports = ['', '/single', ...typedFrameworks.map((framework) => `/${framework}`)].map(
    (entry) => `await import('${card.name}${entry}');`,
  );
  const published = tool('publint', 'run', card.tarball, '--strict');
  const verdicts: readonly Verdict[] = [
    ...Object.entries(compilers).flatMap(([name, compiler]): Verdict[] => [
      [`types, React's too: ${name}`, complaintOf(folder, compiler, ['-p', 'tsconfig.json'])],
      [`the same for Node: ${name}`, complaintOf(folder, compiler, ['-p', 'tsconfig.json', ...asInNode])],
    ]),
    ["Vue's types", tool('vue-tsc', '-p', 'tsconfig.vue.json')],
    ['publint', /All good!/.test(published) ? '' : `${published}, not "All good!"`],
    [
      'importing an entry in Node does nothing',
      complaintOf(folder, process.execPath, ['--input-type=module', '-e', imports.join('\n')]),
    ],
    ['each script has its source map', withoutMap(join(folder, 'node_modules', card.name, cardFolder))],
  ];
  const wrong = verdicts.filter(([, fault]) => fault !== '');
  for (const [name, fault] of wrong) console.error(`FAILED ${name}\n${fault}`);
  printTable(
    'The package',
    ['check', 'result'],
    verdicts.map(([name, fault]) => [name, fault === '' ? 'passed' : 'failed']),
  );
  const bundled = options.short
    ? { passed: 0, failed: 0, failures: [] }
    : await browserStep(['--project=package'], { signal: options.signal });
  return {
    passed: verdicts.length - wrong.length + bundled.passed,
    failed: wrong.length + bundled.failed,
    failures: [...wrong.map(([name]) => `package: ${name}`), ...(bundled.failures ?? [])],
  };
}

/** What a tool says that should end well and print nothing. */
function complaintOf(cwd: string, command: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  const output = [error?.message, stdout, stderr].filter(Boolean).join('\n').trim();
  return status === 0 ? output : `exit code ${status}\n${output}`;
}

function withoutMap(folder: string): string {
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const bare = scripts.filter((file) => {
    const code = readFileSync(join(folder, file), 'utf8');
    return !existsSync(join(folder, `${file}.map`)) || !code.endsWith(`//# sourceMappingURL=${file}.map\n`);
  });
  return bare.join(', ');
}
