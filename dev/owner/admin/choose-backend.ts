import { projectId as demoProject, readPorts } from '../../base/ports.ts';
import { CommandError } from '../../base/run-tool.ts';
import { quotedText } from '../../base/visible-text.ts';

/** Which project is meant: emulators on this machine (`host`: Firestore's), or a real one, with credentials. */
export type Backend =
  | { readonly kind: 'emulator'; readonly host: string; readonly authHost: string; readonly projectId: string }
  | { readonly kind: 'live'; readonly projectId: string; readonly keyFile: string | undefined };

/** https://firebase.google.com/docs/projects/learn-more#project-id */
const isProjectId = (id: string): boolean => /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(id);

/**
 * FIRESTORE_EMULATOR_HOST names an emulator; else a project, by `--project` or VITE_FIREBASE_PROJECT_ID, is a real one;
 * with neither, and no credentials, what runs with `npm start` is meant. A project of an emulator begins with `demo-`,
 * so that no slip reaches a real one. Throws a CommandError when it is not clear which is meant, or Firebase gives no
 * such id.
 */
export function chooseBackend(project: string | null, env: Readonly<Record<string, string | undefined>>): Backend {
  const named = project ?? (env.VITE_FIREBASE_PROJECT_ID?.trim() || null);
  if (named !== null && !isProjectId(named)) {
    throw new CommandError(
      `${quotedText(named)} can be no Firebase project: its id has 6 to 30 of a-z, 0-9 and hyphens, a letter first, no hyphen last.`,
    );
  }
  const emulator = env.FIRESTORE_EMULATOR_HOST?.trim();
  const authEmulator = env.FIREBASE_AUTH_EMULATOR_HOST?.trim();
  const keyFile = env.GOOGLE_APPLICATION_CREDENTIALS || undefined;
  const authHost = authEmulator || `localhost:${readPorts(env).auth}`;
  if (emulator) {
    // The settings of a live build may lie in the folder; they say nothing of an emulator.
    const projectId = project ?? demoProject;
    if (!projectId.startsWith('demo-')) {
      throw new CommandError(
        `FIRESTORE_EMULATOR_HOST is set, and ${projectId} is no project of an emulator (demo-...): unset one of them.`,
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
      'GOOGLE_APPLICATION_CREDENTIALS is set, but no project: give --project ID, or VITE_FIREBASE_PROJECT_ID in .env.production.',
    );
  }
  if (authEmulator) {
    // The SDK would take it for the real project's accounts, while the records were the real ones.
    throw new CommandError(
      `FIREBASE_AUTH_EMULATOR_HOST is set, and ${named} is no project of an emulator (demo-...): unset one of them.`,
    );
  }
  return { kind: 'live', projectId: named, keyFile };
}
