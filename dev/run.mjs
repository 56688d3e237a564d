// Starts every command: `node dev/run.mjs <command> [arguments]`. This file may use only modules of Node itself,
// because on a fresh clone no package is installed yet.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

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
  'sample-words',
  'session-check',
  'go-live',
  'doctor',
  'provision',
  'owner',
  'withdraw',
];

/** Returns the name of a command's function, such as `runLinkPreviewsCommand` for `link-previews`. */
const functionName = (command) => `run${command.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())}Command`;

/** Prints one clear line and ends the process with exit code 1. */
function refuse(line) {
  console.error(line);
  process.exit(1);
}

/**
 * Returns the usage of each command, such as `npm run doctor [-- --json]`, and its description, as plain text from
 * docs/developing.md. Links become paths.
 */
function commandRows() {
  const rows = readFileSync(join(root, 'docs', 'developing.md'), 'utf8').matchAll(/^\| (`npm .*?) \| (.*) \|$/gm);
  return Array.from(rows, ([, usage, what]) => ({
    usage: usage.replace(/`/g, ''),
    what: what
      .replace(/\(\[how\]\((.*?)\)\)/g, '(docs/$1)')
      .replace(/\[(.*?)\]\((.*?)\)/g, '$1 (docs/$2)')
      .replace(/`/g, ''),
  }));
}

const isHelp = (arg) => arg === '-h' || arg === '--help';

/** Returns the help rows of a command line such as `test browser`, or all rows if it names no command. */
function helpFor(args) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const line = `node dev/run.mjs ${args.join(' ')} `;
  const names = Object.keys(scripts).filter((name) => line.startsWith(`${scripts[name]} `));
  // Finds the longest script that fits, such as `test browser` before `test`.
  const [name] = names.sort((one, other) => scripts[other].length - scripts[one].length);
  if (name === undefined) return commandRows();
  const isOfName = new RegExp(`^npm (run )?${name}( |$)`);
  return commandRows().filter(({ usage }) => isOfName.test(usage));
}

const ownerFile = join(root, 'owner.json');
const byGit = 'take it back with git checkout owner.json';

/**
 * Refuses an owner.json that is not JSON. The message is one sentence, because the site's owner writes no code and
 * cannot use a stack.
 */
function refuseUnreadableOwnerFile() {
  if (!existsSync(ownerFile)) refuse(`owner.json is missing: ${byGit}.`);
  const text = readFileSync(ownerFile, 'utf8');
  if (text.startsWith('\ufeff')) refuse('owner.json begins with a byte order mark: save it as UTF-8 without one.');
  let owner;
  try {
    owner = JSON.parse(text);
  } catch (error) {
    const lines = text.split('\n');
    const line = faultyLine(lines, /position (\d+)/.exec(error.message)?.[1]);
    const cure = 'A text stands between " and ", a comma behind each line but the last; a " within is written \\"';
    refuse(`owner.json: line ${line + 1}, ${lines[line].trim()} cannot be read. ${cure}.`);
  }
  for (const part of ['brand', 'facts'])
    if (owner?.[part]?.constructor !== Object) refuse(`owner.json has no "${part}": ${byGit}.`);
}

/**
 * Returns the index of the line that is not valid JSON. Node reports no position for a value without quotes, so such a
 * line is found by its value.
 */
function faultyLine(lines, position) {
  if (position !== undefined) {
    const before = lines.join('\n').slice(0, Number(position));
    return before.trimEnd().split('\n').length - 1;
  }
  const found = lines.findIndex((line) => {
    const [, value = ''] = /^\s*"\w+"\s*:\s*(.*?),?\s*$/.exec(line) ?? [];
    return value !== '' && value !== '{' && !isJson(value);
  });
  return found < 0 ? lines.length - 1 : found;
}

function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The commands that start the example of the main application, or check its code. The example has its own packages.
 * With `--app`, another application is used instead.
 */
const withApplication = ['start', 'preview', 'test', 'proof'];

/**
 * Returns true if a folder's node_modules has exactly the versions of its package-lock.json, except for packages for
 * other platforms.
 */
function isInstalled(folder) {
  const record = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(([path, { version, optional, devOptional }]) => {
    const isFolderItself = path === '';
    return isFolderItself || optional || devOptional || installed[path]?.version === version;
  });
}

/** Installs a folder's packages if they are missing, and prints a line about it. */
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

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  refuse(`Node ${process.versions.node} is too old: install Node 20.19 or newer (https://nodejs.org).`);
}

function printHelp(args) {
  for (const { usage, what } of helpFor(args)) console.log(`${usage}\n  ${what}`);
  process.exit(0);
}

function installFor(command, args) {
  install(root, 'the packages of package-lock.json');
  const hasOwnApplication = args.some((arg) => /^--app(=|$)/.test(arg));
  if (withApplication.includes(command) && !hasOwnApplication)
    install(join(root, 'examples', 'application'), 'the packages of examples/application, about 85 MB in 8 s');
}

/** Runs a command's function, and ends the process with its exit code. */
async function run(command, args) {
  const { register } = await import('tsx/esm/api');
  register();
  const { [functionName(command)]: start } = await import(`./commands/${command}.ts`);
  const code = await start(args);
  // Waits until all output is written. A pipe takes 64 KiB at once, and the rest would be lost if the process ended
  // earlier.
  for (const stream of [process.stdout, process.stderr]) await new Promise((done) => stream.write('', done));
  process.exit(code);
}

/** Returns the line or the stack that is printed for an error of a command. */
function messageOf(error, command) {
  if (error?.code?.startsWith('ERR_PARSE_ARGS'))
    return `${error.message.split('.')[0]}. Usage: ${helpFor([command])[0].usage}`;
  if (error?.name === 'CommandError') return error.message;
  return error?.stack ?? String(error);
}

refuseOldNode();
const [command = '', ...args] = process.argv.slice(2);
if (!commands.includes(command) && !isHelp(command))
  refuse(`Unknown command "${command}". Known: ${commands.join(', ')}.`);
if (isHelp(command) || args.some(isHelp)) printHelp([command, ...args].filter((arg) => !isHelp(arg)));

process.chdir(root);
installFor(command, args);
refuseUnreadableOwnerFile();
try {
  await run(command, args);
} catch (error) {
  refuse(messageOf(error, command));
}
