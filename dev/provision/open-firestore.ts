import { generateKeyPairSync } from 'node:crypto';
import { type App, applicationDefault, cert, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';
import { CommandError } from '../command-error.ts';
import type { Backend } from './choose-backend.ts';

let opened = 0;

/**
 * Runs `work` with the Admin SDK's Firestore of a backend, past the access rules, and closes it. Throws a CommandError of one line when
 * nothing answers there, or it refuses.
 */
export async function withFirestore<T>(backend: Backend, work: (store: Firestore) => Promise<T>): Promise<T> {
  if (backend.kind === 'emulator') await assertAnswers(backend.host);
  const app = openApp(backend);
  try {
    // Over REST: quicker to start, and the stand-in for machines without Java speaks nothing else.
    return await work(initializeFirestore(app, { preferRest: true }));
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`Firestore of ${backend.projectId}: ${(error as Error).message}`);
  } finally {
    await deleteApp(app);
  }
}

function openApp(backend: Backend): App {
  const { projectId } = backend;
  opened += 1;
  const name = `provision-${opened}`;
  if (backend.kind === 'live') return initializeApp({ projectId, credential: applicationDefault() }, name);
  process.env.FIRESTORE_EMULATOR_HOST = backend.host;
  // The SDK's REST wants a key to sign with; emulators look at no signature, so any will do and none need be kept.
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const clientEmail = `owner@${projectId}.iam.gserviceaccount.com`;
  return initializeApp({ projectId, credential: cert({ projectId, clientEmail, privateKey }) }, name);
}

/** The SDK would go on trying for a minute. */
async function assertAnswers(host: string): Promise<void> {
  await fetch(`http://${host}/`).catch(() => {
    throw new CommandError(
      `No Firestore emulator answers at ${host}: start one with npm start, or name a real project with --project ID.`,
    );
  });
}
