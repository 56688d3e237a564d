import { CommandError } from '../command-error.ts';
import { projectId as demoProject, readPorts } from '../ports.ts';

/** Which Firestore is meant: one on this machine, or that of a real project, with credentials. */
export type Backend =
  | { readonly kind: 'emulator'; readonly host: string; readonly projectId: string }
  | { readonly kind: 'live'; readonly projectId: string };

/**
 * FIRESTORE_EMULATOR_HOST names an emulator; else a project, by `--project` or VITE_FIREBASE_PROJECT_ID, is a real one; with neither,
 * and no credentials, the Firestore of a running `npm start` is meant. A project of an emulator begins with `demo-`, so that no
 * slip reaches a real one. Throws a CommandError when it is not clear which is meant.
 */
export function chooseBackend(project: string | null, env: Readonly<Record<string, string | undefined>>): Backend {
  const named = project ?? (env.VITE_FIREBASE_PROJECT_ID?.trim() || null);
  const emulator = env.FIRESTORE_EMULATOR_HOST?.trim();
  const hasCredentials = Boolean(env.GOOGLE_APPLICATION_CREDENTIALS);
  if (emulator) {
    // The settings of a live build may lie in the folder; they say nothing of an emulator.
    const projectId = project ?? demoProject;
    if (!projectId.startsWith('demo-')) {
      throw new CommandError(
        `FIRESTORE_EMULATOR_HOST is set, and ${projectId} is no project of an emulator (demo-...): unset one of them.`,
      );
    }
    return { kind: 'emulator', host: emulator, projectId };
  }
  if (named?.startsWith('demo-') || (named === null && !hasCredentials)) {
    return { kind: 'emulator', host: `localhost:${readPorts(env).firestore}`, projectId: named ?? demoProject };
  }
  if (named === null) {
    throw new CommandError(
      'GOOGLE_APPLICATION_CREDENTIALS is set, but no project: give --project ID, or VITE_FIREBASE_PROJECT_ID in .env.production.',
    );
  }
  return { kind: 'live', projectId: named };
}
