import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { createServer } from 'node:http';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { documentsRoot } from '../../account/firestore-address.ts';
import { projectId } from '../base/ports.ts';
import { CommandError, findProgramOnPath } from '../base/run-tool.ts';
import { createFakeFirestore } from './fake-firestore/create-fake-firestore.ts';
import { listenAsService, type Service } from './service.ts';
import { startChild } from './start-child.ts';

/**
 * Returns the path of the official Firestore emulator's jar, or undefined if the jar or Java is missing. Searches
 * `$FIRESTORE_EMULATOR_JAR`, the Google Cloud SDK, `$FIREBASE_EMULATORS_PATH` and the cache folder of firebase-tools.
 * Throws a CommandError if `$FIRESTORE_EMULATOR_JAR` is set, but its file or Java is missing.
 */
export function findFirestoreEmulator(env: Readonly<NodeJS.ProcessEnv> = process.env): string | undefined {
  const hasJava = findProgramOnPath(['java'], env) !== undefined;
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
  const gcloud = findProgramOnPath(['gcloud'], env);
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
    // The command dpkg fails if the package is not installed.
    return undefined;
  }
}

function fromFirebaseCache(env: Readonly<NodeJS.ProcessEnv>): string | undefined {
  const folder = env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache/firebase/emulators');
  if (!existsSync(folder)) return undefined;
  const jars = readdirSync(folder).filter((file) => /^cloud-firestore-emulator-.*\.jar$/.test(file));
  const newest = jars.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
  return newest && join(folder, newest);
}

const cure =
  'install Java 17 and google-cloud-cli-firestore-emulator, or set FIRESTORE_EMULATOR_JAR to the jar of the emulator';

export type FirestoreOptions = { readonly port: number; readonly logFolder: string };

/** Starts the official Firestore emulator, or the fake. ACCT_REQUIRE_FIRESTORE_EMULATOR=1 forbids the fake. */
export async function startFirestore(options: FirestoreOptions): Promise<Service> {
  const jar = findFirestoreEmulator();
  if (jar) return startOfficialEmulator(jar, options);
  if (process.env.ACCT_REQUIRE_FIRESTORE_EMULATOR === '1') {
    throw new CommandError(
      `The official Firestore emulator was not found and ACCT_REQUIRE_FIRESTORE_EMULATOR=1: ${cure}.`,
    );
  }
  return listenAsService(createServer(createFakeFirestore()), options.port, {
    name: 'Firestore',
    address: `http://localhost:${options.port}`,
    note: `fake: ACCESS RULES ARE NOT ENFORCED (no official emulator found: ${cure})`,
  });
}

const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/**
 * Starts Google's emulator (needs `java`) with firestore.rules, and sends a first write, because the emulator needs
 * seconds for it.
 */
async function startOfficialEmulator(jar: string, { port, logFolder }: FirestoreOptions): Promise<Service> {
  const service = await startChild({
    name: 'Firestore',
    address: `http://localhost:${port}`,
    note: 'official emulator, with firestore.rules',
    command: 'java',
    args: [
      // These options make Java start fast, since the emulator runs only for a short time.
      '-XX:TieredStopAtLevel=1',
      '-XX:+UseSerialGC',
      '-Duser.language=en',
      '-cp',
      jar,
      mainClass,
      'start',
      '--host=127.0.0.1',
      `--port=${port}`,
      `--rules=${resolve('firestore.rules')}`,
      `--project_id=${projectId}`,
    ],
    logFile: join(logFolder, 'firestore.log'),
    ready: /now running/,
  });
  await warmUp(service.address);
  return service;
}

/** Sends incomplete records, so that the emulator loads and evaluates the rules once. The rules refuse both records. */
async function warmUp(origin: string): Promise<void> {
  const documents = documentsRoot(projectId);
  const uid = 'warm-up';
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const headers = { authorization: `Bearer ${part({ alg: 'none' })}.${part({ sub: uid, user_id: uid })}.` };
  for (const collection of ['user_profiles', 'provision_requests']) {
    const update = { name: `${documents}/${collection}/${uid}`, fields: { uid: { stringValue: uid } } };
    const body = JSON.stringify({ writes: [{ update }] });
    await fetch(`${origin}/v1/${documents}:commit`, { method: 'POST', headers, body });
  }
}
