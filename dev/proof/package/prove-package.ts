import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { packCard } from '../../build/package/pack-card.ts';
import { cardFolder, typedFrameworks } from '../../build/package/package-json.ts';
import { printTable } from '../../build/print-table.ts';
import { readTestRun } from '../browser/test-run.ts';
import { browserPart } from '../browser-part.ts';
import { drawSample } from '../draw-sample.ts';
import type { ProofOptions } from '../proof-part.ts';
import type { Counts } from '../suite/read-report.ts';
import { installChecks } from './install-checks.ts';
import { markedLines, svelteErrorLines } from './svelte-errors.ts';

type Ran = { readonly status: number | null; readonly output: string };
/** What is wrong; empty when all is well. */
type Verdict = string;
type Check = readonly [name: string, judge: () => Verdict];

const compiled = ['plain', 'plain-node', 'react', 'preact', 'solid'] as const;

/**
 * Part `package` of the long suite: the card's package, packed by npm, before the compilers of five frameworks (what must compile does,
 * and each planted mistake is an error), publint, attw and Node, and in a bundle before a visitor. Needs a build with the package. A short
 * run draws six of the checks and leaves the bundle to the whole. Throws where the tools cannot be installed.
 */
export async function provePackage(options: ProofOptions): Promise<Counts> {
  const card = packCard(readTestRun().folder);
  const folder = installChecks(card);
  const installed = join(folder, 'node_modules', card.name);
  const tool = (name: string, ...args: string[]): Ran => run(folder, join(folder, 'node_modules/.bin', name), args);
  const node = (code: string): Ran => run(folder, process.execPath, ['--input-type=module', '-e', code]);
  const entries = ['', '/single', ...typedFrameworks.map((framework) => `/${framework}`)];

  const all: readonly Check[] = [
    ...compiled.map((name): Check => [`types: ${name}`, () => silent(tool('tsc', '-p', `tsconfig.${name}.json`))]),
    ...compiled.map((name): Check => {
      const compiler = resolve('node_modules/.bin/tsc');
      return [
        `types: ${name}, this project's TypeScript`,
        () => silent(run(folder, compiler, ['-p', `tsconfig.${name}.json`])),
      ];
    }),
    ['types: vue', () => silent(tool('vue-tsc', '-p', 'tsconfig.vue.json'))],
    [
      'types: svelte',
      () => asMarked(folder, tool('svelte-check', '--tsconfig', 'tsconfig.svelte.json', '--output', 'machine')),
    ],
    ['publint', () => silent(tool('publint', 'run', card.tarball, '--strict'), /All good!/)],
    // It is an ES module and says so; nothing else is forgiven.
    ['attw', () => silent(tool('attw', card.tarball, '--ignore-rules', 'cjs-resolves-to-esm'), /./)],
    ...entries.map(
      (entry): Check => [
        `importing ${card.name}${entry} in Node does nothing`,
        () => silent(node(`await import('${card.name}${entry}');`)),
      ],
    ),
    ['each script has its source map', () => withoutMap(join(installed, cardFolder))],
  ];
  const checks = options.short ? drawSample(all, 6, options.seed) : all;
  const verdicts = checks.map(([name, judge]) => ({ name, verdict: judge() }));
  const wrong = verdicts.filter(({ verdict }) => verdict !== '');
  for (const { name, verdict } of wrong) console.error(`FAILED ${name}\n${verdict}`);
  printTable(
    'The package',
    ['check', 'result'],
    verdicts.map(({ name, verdict }) => [name, verdict === '' ? 'passed' : 'failed']),
  );
  const bundled = options.short
    ? { passed: 0, failed: 0, failures: [] }
    : await browserPart({ tag: '@proof:package', sample: 1, proves: '', needs: [] }).run(options);
  const failures = [...wrong.map(({ name }) => `package: ${name}`), ...(bundled.failures ?? [])];
  const passed = checks.length - wrong.length + bundled.passed;
  return { passed, failed: wrong.length + bundled.failed, failures };
}

function run(cwd: string, command: string, args: readonly string[]): Ran {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  return { status, output: [error?.message, stdout, stderr].filter(Boolean).join('\n') };
}

/** A tool that ends well and prints nothing, or what it always prints. */
function silent({ status, output }: Ran, usual?: RegExp): Verdict {
  const isUsual = usual === undefined ? output.trim() === '' : usual.test(output);
  return status === 0 && isUsual ? '' : `exit code ${status}\n${output}`;
}

/** Svelte has no comment that expects an error, so each planted mistake has a line of its own and a mark. */
function asMarked(folder: string, { output }: Ran): Verdict {
  const expected = markedLines(readFileSync(join(folder, 'card-page.svelte'), 'utf8')).join();
  const found = svelteErrorLines(output).join();
  return found === expected && expected !== '' ? '' : `errors in lines ${found}, expected ${expected}\n${output}`;
}

function withoutMap(folder: string): Verdict {
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const bare = scripts.filter((file) => {
    const code = readFileSync(join(folder, file), 'utf8');
    return !existsSync(join(folder, `${file}.map`)) || !code.endsWith(`//# sourceMappingURL=${file}.map\n`);
  });
  return bare.join(', ');
}
