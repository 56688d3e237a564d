import { quoteForTerminal } from '../../base/escape-for-terminal.ts';
import { projectId as demoProject, readPorts } from '../../base/ports.ts';
import { CommandError } from '../../base/run-tool.ts';

/**
 * The Firebase project that a command works on: a project of the emulators on this machine (`host` is the address of
 * Firestore's emulator), or a real project.
 */
export type FirebaseBackend =
  | { readonly kind: 'emulator'; readonly host: string; readonly authHost: string; readonly projectId: string }
  | { readonly kind: 'live'; readonly projectId: string; readonly keyFile: string | undefined };

/** https://firebase.google.com/docs/projects/learn-more#project-id */
const isProjectId = (id: string): boolean => /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(id);

/**
 * Chooses the backend. FIRESTORE_EMULATOR_HOST selects an emulator. Otherwise `--project` or VITE_FIREBASE_PROJECT_ID
 * names a real project. Without these and without credentials, the emulators of `npm start` are used. The ids of
 * emulator projects begin with `demo-`, so that a typing error cannot reach a real project. Throws a CommandError if
 * the choice is ambiguous or the id is not a valid one.
 */
export function chooseFirebaseBackend(
  project: string | null,
  env: Readonly<Record<string, string | undefined>>,
): FirebaseBackend {
  const named = project ?? (env.VITE_FIREBASE_PROJECT_ID?.trim() || null);
  if (named !== null && !isProjectId(named)) {
    throw new CommandError(
      `${quoteForTerminal(named)} is not a Firebase project id: an id has 6 to 30 of a-z, 0-9 and hyphens, begins with a letter and does not end with a hyphen.`,
    );
  }
  const emulator = env.FIRESTORE_EMULATOR_HOST?.trim();
  const authEmulator = env.FIREBASE_AUTH_EMULATOR_HOST?.trim();
  const keyFile = env.GOOGLE_APPLICATION_CREDENTIALS || undefined;
  const authHost = authEmulator || `localhost:${readPorts(env).auth}`;
  if (emulator) {
    // VITE_FIREBASE_PROJECT_ID belongs to the live build, so it does not name the emulator's project.
    const projectId = project ?? demoProject;
    if (!projectId.startsWith('demo-')) {
      throw new CommandError(
        `FIRESTORE_EMULATOR_HOST is set, but ${projectId} is not a project of an emulator (demo-...): unset one of them.`,
      );
    }
    return { kind: 'emulator', host: emulator, authHost, projectId };
  }
  if (named?.startsWith('demo-') || (named === null && !keyFile)) {
    return {
      kind: 'emulator',
      host: `localhost:${readPorts(env).firestore}`,
      authHost,
      projectId: named ?? demoProject,
    };
  }
  if (named === null) {
    throw new CommandError(
      'GOOGLE_APPLICATION_CREDENTIALS is set, but no project is named: give --project ID, or set VITE_FIREBASE_PROJECT_ID in .env.production.',
    );
  }
  if (authEmulator) {
    // If only FIREBASE_AUTH_EMULATOR_HOST is set, the SDK would read accounts from the emulator, but records from the
    // real project.
    throw new CommandError(
      `FIREBASE_AUTH_EMULATOR_HOST is set, but ${named} is not a project of an emulator (demo-...): unset one of them.`,
    );
  }
  return { kind: 'live', projectId: named, keyFile };
}
