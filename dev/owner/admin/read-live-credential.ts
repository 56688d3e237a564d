import { readFileSync } from 'node:fs';
import { applicationDefault, type Credential, cert, refreshToken, type ServiceAccount } from 'firebase-admin/app';
import { CommandError } from '../../base/run-tool.ts';

/**
 * Returns the credentials in `keyFile` (the path in GOOGLE_APPLICATION_CREDENTIALS), or those that Google's libraries
 * find. Requests a token at once, because otherwise each SDK would report missing credentials only at its first
 * request, in its own words. Throws a CommandError that says how to get credentials.
 */
export async function readLiveCredential(projectId: string, keyFile: string | undefined): Promise<Credential> {
  try {
    const credential = keyFile ? credentialIn(keyFile) : applicationDefault();
    await credential.getAccessToken();
    return credential;
  } catch (error) {
    const why = (error as Error).message.split('\n')[0]?.replace(/\.$/, '');
    throw new CommandError(
      `No usable credentials for ${projectId} (${why}). Set GOOGLE_APPLICATION_CREDENTIALS to the path of a service account's key, or run: gcloud auth application-default login`,
    );
  }
}

/**
 * Reads a service account's key or a person's credentials from a file. The SDK reads files of other kinds, such as the
 * identity of another cloud.
 */
function credentialIn(keyFile: string): Credential {
  let key: ServiceAccount & { readonly type?: string };
  try {
    key = JSON.parse(readFileSync(keyFile, 'utf8'));
  } catch (cause) {
    throw new Error(`Unable to read the credential file ${keyFile}: ${(cause as Error).message}`, { cause });
  }
  if (key.type === 'service_account') return cert(key);
  return key.type === 'authorized_user' ? refreshToken(key) : applicationDefault();
}
