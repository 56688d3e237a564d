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
 * Returns each command's usage, such as `npm run doctor [-- --json]`, and what it does, as plain text from
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

/** Returns the rows of that table for a command line, such as `test browser`; all rows if none fits. */
function helpFor(args) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const line = `node dev/run.mjs ${args.join(' ')} `;
  const names = Object.keys(scripts).filter((name) => line.startsWith(`${scripts[name]} `));
  // The longest that fits: `test browser` before `test`.
  const [name] = names.sort((one, other) => scripts[other].length - scripts[one].length);
  if (name === undefined) return commandRows();
  const isOfName = new RegExp(`^npm (run )?${name}( |$)`);
  return commandRows().filter(({ usage }) => isOfName.test(usage));
}

/**
 * Returns a sentence about a source that cannot be read, with its line: people who write no other code edit facts and
 * brand, and a stack would tell them nothing. Null for any other error.
 */
function unreadable(error) {
  const { file, line, what } = placeOf(error) ?? {};
  if (!existsSync(file ?? '')) return null;
  const text = readFileSync(file, 'utf8').split('\n')[line - 1].trim();
  const cure = "A text stands between ' and ', a comma behind it; an apostrophe within is written ’";
  return `${relative(root, file)}: line ${line}, ${text} cannot be read: ${what}. ${cure}.`;
}

/** Returns file, line and fault of a source that cannot be read, if the error is about one. */
function placeOf(error) {
  if (error?.name === 'TransformError')
    return /^(?<file>.+?):(?<line>\d+):\d+: ERROR: (?<what>.*)$/m.exec(error.message)?.groups;
  // A single word without quotes is a name that nobody has defined.
  const [, what] = /^ReferenceError: (.*)$/m.exec(error?.stack ?? '') ?? [];
  const [, file, line] = /^.*\n.*\((.+):(\d+):\d+\)\n +at ModuleJob/.exec(error?.stack ?? '') ?? [];
  return what === undefined ? undefined : { file, line, what };
}

/**
 * Commands that start the example of the main application, or check its code. It has packages of its own. With `--app`
 * another stands in its place.
 */
const withApplication = ['start', 'preview', 'test', 'proof'];

/**
 * Returns true if a folder's node_modules holds exactly the versions of its package-lock.json, except for packages for
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

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  refuse(`Node ${process.versions.node} is too old: install Node 20.19 or newer (https://nodejs.org).`);
}

/** Prints help and ends the process. */
function printHelp(args) {
  for (const { usage, what } of helpFor(args)) console.log(`${usage}\n  ${what}`);
  process.exit(0);
}

/** Installs what a command needs. */
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
  const { [camelCase(command)]: start } = await import(`./commands/${command}.ts`);
  const code = await start(args);
  // A pipe takes 64 KiB at once: what its reader has not taken yet would be lost with the process.
  for (const stream of [process.stdout, process.stderr]) await new Promise((done) => stream.write('', done));
  process.exit(code);
}

/** Returns the line, or the stack, that an error of a command prints. */
function messageOf(error, command) {
  if (error?.code?.startsWith('ERR_PARSE_ARGS'))
    return `${error.message.split('.')[0]}. Usage: ${helpFor([command])[0].usage}`;
  if (error?.name === 'CommandError') return error.message;
  return unreadable(error) ?? error?.stack ?? String(error);
}

refuseOldNode();
const [command = '', ...args] = process.argv.slice(2);
if (!commands.includes(command) && !isHelp(command))
  refuse(`Unknown command "${command}". Known: ${commands.join(', ')}.`);
if (isHelp(command) || args.some(isHelp)) printHelp([command, ...args].filter((arg) => !isHelp(arg)));

process.chdir(root);
installFor(command, args);
try {
  await run(command, args);
} catch (error) {
  refuse(messageOf(error, command));
}
