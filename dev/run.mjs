// The one way into every command: `node dev/run.mjs <command> [arguments]`. It may use only Node itself,
// because on a fresh clone nothing else is installed yet.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname ?? '.', '..');
const commands = [
  'start',
  'test',
  'proof',
  'build',
  'preview',
  'lighthouse',
  'link-previews',
  'screens',
  'readme',
  'bench',
  'cpu-seconds',
  'session-check',
  'doctor',
  'provision',
  'owner',
  'withdraw',
];

/** `link-previews` -> `linkPreviews`: a command's file is named like the command, its function like the file. */
const camelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Prints one clear line and ends the process with exit code 1. */
function refuse(line) {
  console.error(line);
  process.exit(1);
}

/**
 * What docs/developing.md says of every command, as plain text: `npm run doctor [-- --json]`, and what it does. Other
 * documents are named by their path.
 */
function described() {
  const rows = readFileSync(join(root, 'docs', 'developing.md'), 'utf8').matchAll(/^\| (`npm .*?) \| (.*) \|$/gm);
  return Array.from(rows, ([, usage, what]) => ({
    usage: usage.replace(/`/g, ''),
    what: what
      .replace(/\(\[how\]\((.*?)\)\)/g, '(docs/$1)')
      .replace(/\[(.*?)\]\((.*?)\)/g, '$1 (docs/$2)')
      .replace(/`/g, ''),
  }));
}

const isHelp = /^(-h|--help)$/;

/** The rows of that table that a line means: of the command, or all where none is given. */
function helpFor(args) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const line = `node dev/run.mjs ${args.join(' ')}`;
  // The longest that fits: `test browser` before `test`.
  const [name] = Object.keys(scripts)
    .filter((each) => `${line} `.startsWith(`${scripts[each]} `))
    .sort((one, other) => scripts[other].length - scripts[one].length);
  const isIts = ({ usage }) => name === undefined || new RegExp(`^npm (run )?${name}( |$)`).test(usage);
  return described().filter(isIts);
}

/**
 * What is said of a source that cannot be read, with its line: facts and brand are edited by people who may write no
 * other code, and a stack would tell them nothing. Null for any other error.
 */
function unreadable(error) {
  // A single word without quotes is a name that nobody has defined.
  const found =
    error?.name === 'TransformError'
      ? /^(?<file>.+?):(?<line>\d+):\d+: ERROR: (?<what>.*)$/m.exec(error.message)
      : /^ReferenceError: (?<what>.*)\n.*\((?<file>.+):(?<line>\d+):\d+\)\n +at ModuleJob/.exec(error?.stack ?? '');
  const { file, line, what } = found?.groups ?? {};
  if (!existsSync(file ?? '')) return null;
  const text = readFileSync(file, 'utf8').split('\n')[line - 1].trim();
  const cure = "A text stands between ' and ', a comma behind it; an apostrophe within is written ’";
  return `${relative(root, file)}: line ${line}, ${text} cannot be read: ${what}. ${cure}.`;
}

/**
 * Commands that start the example of the main application, or check its code. It has packages of its own. With `--app`
 * another stands in its place.
 */
const withApplication = ['start', 'preview', 'test', 'proof'];

/**
 * Whether a folder's node_modules holds exactly the versions of its package-lock.json (packages for other platforms
 * aside).
 */
function isInstalled(folder) {
  const record = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' || optional || devOptional || installed[path]?.version === version,
  );
}

/** Installs a folder's packages unless they are there, and says so. */
function install(folder, what) {
  if (isInstalled(folder)) return;
  console.log(`Installing ${what} (npm ci) ...`);
  const started = performance.now();
  const { status, error } = spawnSync('npm', ['ci', '--no-progress', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    const why = error?.message ?? `exit code ${status}`;
    refuse(
      `npm ci failed (${why}), see the lines above. If the line broke, run the same command again: what has come is kept.`,
    );
  }
  console.log(`Packages installed in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  refuse(`Node ${process.versions.node} is too old: install Node 20.19 or newer (https://nodejs.org).`);
}
const command = process.argv[2] ?? '';
const asksHelp = process.argv.some((arg) => isHelp.test(arg));
if (!commands.includes(command) && !isHelp.test(command)) {
  refuse(`Unknown command "${command}". Known: ${commands.join(', ')}.`);
}
if (asksHelp) {
  const rows = helpFor(process.argv.slice(2).filter((arg) => !isHelp.test(arg)));
  for (const { usage, what } of rows) console.log(`${usage}\n  ${what}`);
  process.exit(0);
}

process.chdir(root);
install(root, 'the packages of package-lock.json');
if (withApplication.includes(command) && !process.argv.some((each) => /^--app(=|$)/.test(each))) {
  install(join(root, 'examples', 'application'), 'the packages of examples/application, about 85 MB in 8 s');
}

const { register } = await import('tsx/esm/api');
register();
try {
  const { [camelCase(command)]: run } = await import(`./commands/${command}.ts`);
  const code = await run(process.argv.slice(3));
  // A pipe takes 64 KiB at once: what its reader has not taken yet would be lost with the process.
  for (const stream of [process.stdout, process.stderr]) await new Promise((done) => stream.write('', done));
  process.exit(code);
} catch (error) {
  if (error?.code?.startsWith('ERR_PARSE_ARGS')) {
    refuse(`${error.message.split('.')[0]}. Usage: ${helpFor([command])[0].usage}`);
  }
  refuse(error?.name === 'CommandError' ? error.message : (unreadable(error) ?? error?.stack ?? String(error)));
}
