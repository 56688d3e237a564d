import { applicationDefault, type Credential } from 'firebase-admin/app';
import { CommandError } from '../../build/command-error.ts';

/**
 * The credentials that Google's libraries find by themselves, tried once, since the SDKs would name their absence only at the first request, each in
 * words of its own. Throws a CommandError that says how to get some.
 */
export async function liveCredential(projectId: string): Promise<Credential> {
  try {
    const credential = applicationDefault();
    await credential.getAccessToken();
    return credential;
  } catch (error) {
    const why = (error as Error).message.split('\n')[0]?.replace(/\.$/, '');
    throw new CommandError(
      `No usable credentials for ${projectId} (${why}). Set GOOGLE_APPLICATION_CREDENTIALS to the path of a service account's key, or run: gcloud auth application-default login`,
    );
  }
}
