import { CommandError } from '../../build/command-error.ts';

/**
 * Throws a CommandError of one line unless an emulator answers at `host` (`localhost:8080`): the SDKs would go on
 * trying for a minute.
 */
export async function assertAnswers(what: 'Firestore' | 'Auth', host: string): Promise<void> {
  await fetch(`http://${host}/`).catch(() => {
    throw new CommandError(
      `No ${what} emulator answers at ${host}: start one with npm start, or name a real project with --project ID.`,
    );
  });
}
