import { type App, applicationDefault, type Credential, initializeApp } from 'firebase-admin/app';

const emulatorVariables = ['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST'];

/**
 * The project whose tokens are accepted. Unless others are given, credentials are Google's Application Default
 * Credentials: on Google Cloud the service's own account, elsewhere the file that GOOGLE_APPLICATION_CREDENTIALS names;
 * on the emulators none are needed. `name`: told apart from other connections of one process. Throws when the emulators
 * are named for a project that may be a real one.
 */
export function connectFirebase(
  projectId: string,
  { name, credential = applicationDefault() }: { readonly name?: string; readonly credential?: Credential } = {},
): App {
  for (const variable of emulatorVariables) {
    // With the first set, firebase-admin accepts tokens that nobody has signed.
    if (process.env[variable] && !projectId.startsWith('demo-'))
      throw new Error(`${variable} is set, but ${projectId} is no demo- project: unsigned tokens would be accepted.`);
  }
  return initializeApp({ projectId, credential }, name);
}
