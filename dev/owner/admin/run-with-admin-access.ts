import { generateKeyPairSync } from 'node:crypto';
import { type Credential, cert, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';
import { CommandError } from '../../base/run-tool.ts';
import type { FirebaseBackend } from './choose-firebase-backend.ts';
import { readLiveCredential } from './read-live-credential.ts';

/** Gives the owner's commands access to all records and accounts. The access rules do not limit this access. */
export type AdminAccess = {
  readonly store: Firestore;
  readonly auth: Auth;
  /**
   * Calls a method of Google's Identity Toolkit that the SDK does not have. Rejects if Google answers with an error.
   */
  readonly callIdentity: (method: string, body: object) => Promise<void>;
};

let appCount = 0;

/**
 * Runs `work` with the Admin SDK, then closes the SDK. Throws a CommandError if there are no credentials, or if Google
 * does not answer or denies access.
 */
export async function runWithAdminAccess<T>(
  backend: FirebaseBackend,
  work: (admin: AdminAccess) => Promise<T>,
): Promise<T> {
  if (backend.kind === 'emulator') await assertEmulatorIsRunning('Firestore', backend.host);
  const { projectId } = backend;
  const credential =
    backend.kind === 'live'
      ? await readLiveCredential(projectId, backend.keyFile)
      : cert({ projectId, clientEmail: 'owner@emulators.example', privateKey: signingKey() });
  appCount += 1;
  const app = initializeApp({ projectId, credential }, `owner-${appCount}`);
  const restore = setEmulatorVariables(backend);
  try {
    // Firestore's REST client starts faster than its gRPC client. Machines without Java use a fake of Firestore, which
    // supports only REST.
    const store = initializeFirestore(app, { preferRest: true });
    const callIdentity: AdminAccess['callIdentity'] = (...call) => askIdentity(backend, credential, ...call);
    return await work({ store, auth: getAuth(app), callIdentity });
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`${projectId}: ${(error as Error).message}`);
  } finally {
    restore();
    await deleteApp(app);
  }
}

/** https://cloud.google.com/identity-platform/docs/reference/rest/v1/projects.accounts */
async function askIdentity(backend: FirebaseBackend, by: Credential, method: string, body: object): Promise<void> {
  const token = backend.kind === 'live' ? (await by.getAccessToken()).access_token : 'owner';
  const host = 'identitytoolkit.googleapis.com';
  const origin = backend.kind === 'live' ? `https://${host}` : `http://${backend.authHost}/${host}`;
  // A request with a person's credentials must name the project whose quota it uses. A request with a service account's
  // credentials need not. The SDKs also read this project from GOOGLE_CLOUD_QUOTA_PROJECT.
  const { GOOGLE_CLOUD_QUOTA_PROJECT: payer } = process.env;
  const paid = payer ? { 'x-goog-user-project': payer } : {};
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...paid };
  const address = `${origin}/v1/projects/${backend.projectId}/${method}`;
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  const { error } = (await answer.json()) as { readonly error?: { readonly message?: string } };
  if (!answer.ok) throw new Error(`${method} answered ${answer.status} ${error?.message ?? ''}`);
}

/** Sets the environment variables by which the SDKs find emulators. Returns a function that restores the variables. */
function setEmulatorVariables(backend: FirebaseBackend): () => void {
  if (backend.kind === 'live') return () => undefined;
  const wanted = { FIRESTORE_EMULATOR_HOST: backend.host, FIREBASE_AUTH_EMULATOR_HOST: backend.authHost };
  const before = Object.keys(wanted).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, wanted);
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  };
}

let privateKey: string | undefined;

/** Returns a new private key. The SDK needs one to sign its requests, but emulators do not check the signature. */
function signingKey(): string {
  privateKey ??= generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey;
  return privateKey;
}

/** True if Firestore accepts the text as a document's name: https://firebase.google.com/docs/firestore/quotas */
export const isFirestoreDocumentName = (text: string): boolean =>
  text !== '' && Buffer.byteLength(text) <= 1500 && !/^\.{1,2}$|^__.*__$|\//.test(text);

/** Throws a CommandError unless an emulator answers at `host`, because the SDKs would retry for a minute. */
export async function assertEmulatorIsRunning(what: 'Firestore' | 'Auth', host: string): Promise<void> {
  await fetch(`http://${host}/`).catch(() => {
    throw new CommandError(
      `No ${what} emulator answers at ${host}: start one with npm start, or name a real project with --project ID.`,
    );
  });
}
