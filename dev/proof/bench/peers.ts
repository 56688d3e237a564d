import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The other cards, in exact versions; installed when they are measured, never a dependency of this project. */
export const peerPackages = {
  firebaseui: '6.1.0',
  // The newest that FirebaseUI 6.1 works with.
  firebase: '10.14.1',
  '@teamhanko/hanko-elements': '2.7.0',
} as const;

const folder = join('.cache', 'bench', 'peers');

/** Their published files by the address they are served at. */
export const peerFiles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    'firebase-app-compat.js': 'firebase/firebase-app-compat.js',
    'firebase-auth-compat.js': 'firebase/firebase-auth-compat.js',
    'firebaseui.js': 'firebaseui/dist/firebaseui.js',
    'firebaseui.css': 'firebaseui/dist/firebaseui.css',
    'hanko-elements.js': '@teamhanko/hanko-elements/dist/elements.js',
  }).map(([name, file]) => [`/bench/peers/${name}`, join(folder, 'node_modules', file)]),
);

/** Makes sure that the peers are there in exactly these versions. False, and one line that says why, when they cannot be had. */
export function installPeers(): boolean {
  if (isInstalled()) return true;
  console.log('Installing the peers into .cache/bench/peers ...');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: peerPackages }, null, 2));
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, stderr, error } = spawnSync('npm', ['install', ...options], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0 && isInstalled()) return true;
  const reason = error?.message ?? stderr.match(/npm error (?:code )?(E\w+)/)?.[1] ?? `exit code ${status}`;
  console.log(
    `Peers skipped: npm could not install them (${reason}). Without a network only our own pages are measured.`,
  );
  return false;
}

function isInstalled(): boolean {
  return Object.entries(peerPackages).every(([name, version]) => {
    const file = join(folder, 'node_modules', name, 'package.json');
    return existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version === version;
  });
}
