import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { CommandError } from '../command-error.ts';
import { findOnPath } from '../find-on-path.ts';

/**
 * Path of the official Firestore emulator's jar, or undefined where there is none or no Java to run it. Looked for in
 * `$FIRESTORE_EMULATOR_JAR`, the Google Cloud SDK, `$FIREBASE_EMULATORS_PATH` and the cache folder of firebase-tools.
 * Throws a CommandError when `$FIRESTORE_EMULATOR_JAR` names no file, or one that cannot be run for want of Java.
 */
export function findFirestoreEmulator(env: Readonly<NodeJS.ProcessEnv> = process.env): string | undefined {
  const hasJava = findOnPath(['java'], env) !== undefined;
  const named = env.FIRESTORE_EMULATOR_JAR;
  if (!named) return hasJava ? (fromCloudSdk(env) ?? fromDebianPackage() ?? fromFirebaseCache(env)) : undefined;
  if (!existsSync(named))
    throw new CommandError(`FIRESTORE_EMULATOR_JAR=${named} does not exist: correct it or unset it.`);
  if (!hasJava)
    throw new CommandError('FIRESTORE_EMULATOR_JAR is set but there is no java on the PATH: install Java 17 or newer.');
  return resolve(named);
}

const inSdk = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

function fromCloudSdk(env: Readonly<NodeJS.ProcessEnv>): string | undefined {
  const gcloud = findOnPath(['gcloud'], env);
  const jar = gcloud && join(dirname(realpathSync(gcloud)), '..', inSdk);
  return jar && existsSync(jar) ? jar : undefined;
}

function fromDebianPackage(): string | undefined {
  if (!existsSync('/usr/bin/dpkg')) return undefined;
  try {
    const files = execFileSync('dpkg', ['-L', 'google-cloud-cli-firestore-emulator'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return files
      .toString()
      .split('\n')
      .find((file) => file.endsWith('.jar') && existsSync(file));
  } catch {
    return undefined; // dpkg's way of saying that the package is not installed
  }
}

function fromFirebaseCache(env: Readonly<NodeJS.ProcessEnv>): string | undefined {
  const folder = env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache/firebase/emulators');
  if (!existsSync(folder)) return undefined;
  const jars = readdirSync(folder).filter((file) => /^cloud-firestore-emulator-.*\.jar$/.test(file));
  const newest = jars.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
  return newest && join(folder, newest);
}
