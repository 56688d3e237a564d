import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../proof/unit/temporary-folder.ts';

/** Makes a fresh clone with dev/run.mjs and an npm that fails. Returns a function that runs Node there. */
function freshClone() {
  const folder = temporaryFolder('clone');
  for (const room of ['dev', 'bin', 'docs']) mkdirSync(join(folder, room));
  for (const file of ['dev/run.mjs', 'package.json', 'docs/developing.md']) copyFileSync(file, join(folder, file));
  const npm = join(folder, 'bin/npm');
  writeFileSync(npm, '#!/bin/sh\necho "npm error network" >&2\nexit 7\n');
  chmodSync(npm, 0o755);
  const env = { ...process.env, PATH: [join(folder, 'bin'), process.env.PATH].join(delimiter) };
  return (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });
    return { status, lines: `${stdout}${stderr}`.trimEnd().split('\n') };
  };
}

/** Makes a clone with installed packages, and without any command file except dev/run.mjs. */
function installedClone(what: string): string {
  const folder = temporaryFolder(what);
  mkdirSync(join(folder, 'dev/commands'), { recursive: true });
  for (const name of ['node_modules', 'package.json', 'package-lock.json'])
    symlinkSync(resolve(name), join(folder, name));
  copyFileSync('owner.json', join(folder, 'owner.json'));
  copyFileSync('dev/run.mjs', join(folder, 'dev/run.mjs'));
  return folder;
}

test('a Node version that is too old is reported in one line, before anything is installed', () => {
  const old = 'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "18.20.8" } })';
  const { status, lines } = freshClone()('--import', `data:text/javascript,${old}`, 'dev/run.mjs', 'start');
  expect(lines).toEqual(['Node 18.20.8 is too old: install Node 20.19 or newer (https://nodejs.org).']);
  expect(status).toBe(1);
});

test('a failed installation of packages is reported in one line that says what to do', () => {
  const { status, lines } = freshClone()('dev/run.mjs', 'start');
  expect(lines[0]).toBe('Installing the packages of package-lock.json (npm ci) ...');
  expect(lines.at(-1)).toBe(
    'npm ci failed (exit code 7), see the lines above. If the line broke, run the same command again: what has come is kept.',
  );
  expect(status).toBe(1);
});

test('an unknown command is reported with the list of known commands', () => {
  const { status, lines } = freshClone()('dev/run.mjs', 'strat');
  expect(lines).toEqual([expect.stringMatching(/^Unknown command "strat"\. Known: start, test, .*withdraw\.$/)]);
  expect(status).toBe(1);
});

test('an unknown option is reported in one line with the usage', () => {
  const { status, stderr } = spawnSync(process.execPath, ['dev/run.mjs', 'withdraw', '--new-kay', 'x'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe("Unknown option '--new-kay'. Usage: npm run withdraw -- RELEASE --why TEXT\n");
  expect(status).toBe(1);
});

test('--help prints the usage and a description of every command, and runs nothing', () => {
  const run = freshClone();
  const known = run('dev/run.mjs', 'strat')
    .lines.join('')
    .replace(/^.*Known: |\.$/g, '')
    .split(', ');
  for (const [args, name] of [
    ...known.map((each) => [[each], each] as const),
    [['test', 'browser'], 'browser'] as const,
  ]) {
    const { status, lines } = run('dev/run.mjs', ...args, '--help');
    expect(lines[0], name).toMatch(new RegExp(`^npm (run )?${name}( \\[?-- |$)`));
    expect(lines.slice(1).join(' '), name).toMatch(/^ {2}\w[^`|]{15,}$/);
    expect(status).toBe(0);
  }
  const { status, lines } = run('dev/run.mjs', '--help');
  expect(lines.filter((line) => line.startsWith('npm ')).length).toBeGreaterThan(known.length);
  expect(status).toBe(0);
});

test('a long output is written completely into a pipe', () => {
  const folder = installedClone('long');
  const answer = "export const runOwnerCommand = async () => { console.log('x'.repeat(20_000_000)); return 0; };\n";
  writeFileSync(join(folder, 'dev/commands/owner.ts'), answer);
  const piped = `"${process.execPath}" dev/run.mjs owner | wc -c`;
  const { stdout } = spawnSync('sh', ['-c', piped], { cwd: folder, encoding: 'utf8' });
  expect(stdout.trim()).toBe('20000001');
});

test.each([
  ['a value without quotes', '"gstOnPrices": null', '"gstOnPrices": added', 13],
  ['a missing comma', '"legalName": null,', '"legalName": "Ram"', 10],
  ['a line break inside a text', '"legalName": null', '"legalName": "Ram\n', 10],
  ['an extra comma', '"since": 2024', '"since": 2024,', 7],
])('%s in owner.json is reported in one sentence with the line number', (_, before, after, line) => {
  const folder = installedClone('facts');
  const text = readFileSync('owner.json', 'utf8').replace(/"since": \d+/, '"since": 2024');
  writeFileSync(join(folder, 'owner.json'), text.replace(before, after));
  const { stderr } = spawnSync(process.execPath, ['dev/run.mjs', 'build'], { cwd: folder, encoding: 'utf8' });
  expect(stderr).toMatch(/^owner\.json: line \d+, .* cannot be read\. A text stands between " and ", .*\.\n$/);
  expect(stderr).toContain(`line ${line}, `);
});

test.each(['null', '[]', '7', '{"brand":{}}', '{"brand":[],"facts":{}}'])(
  'an owner.json that is %s is reported in one sentence',
  (text) => {
    const folder = installedClone('facts');
    writeFileSync(join(folder, 'owner.json'), text);
    const { stderr } = spawnSync(process.execPath, ['dev/run.mjs', 'build'], { cwd: folder, encoding: 'utf8' });
    expect(stderr).toMatch(/^owner\.json has no "(?:brand|facts)": take it back with git checkout owner\.json\.\n$/);
  },
);
