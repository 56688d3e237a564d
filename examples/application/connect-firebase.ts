import { type App, applicationDefault, type Credential, initializeApp } from 'firebase-admin/app';

const emulatorVariables = ['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST'];

/**
 * Connects to the project whose tokens are accepted. Without `credential` it uses Google's Application Default
 * Credentials: on Google Cloud those of the service's account, elsewhere those in the file that
 * GOOGLE_APPLICATION_CREDENTIALS names. The emulators need no credentials. `name` distinguishes several connections of
 * one process. Throws if the emulators are configured and the project may be a real one.
 */
export function connectFirebase(
  projectId: string,
  { name, credential = applicationDefault() }: { readonly name?: string; readonly credential?: Credential } = {},
): App {
  for (const variable of emulatorVariables) {
    // Throws, because firebase-admin accepts unsigned tokens if FIREBASE_AUTH_EMULATOR_HOST is set.
    if (process.env[variable] && !projectId.startsWith('demo-'))
      throw new Error(
        `${variable} is set, but ${projectId} is no demo- project: unsigned tokens would be accepted. Unset it.`,
      );
  }
  return initializeApp({ projectId, credential }, name);
}
