import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../proof/unit/temporary-folder.ts';
import { readLiveCredential } from './read-live-credential.ts';

const cure =
  "Set GOOGLE_APPLICATION_CREDENTIALS to the path of a service account's key, or run: gcloud auth application-default login";

/** Simulates a machine on which nobody has ever signed in to Google. */
function newMachine(): void {
  vi.stubEnv('HOME', temporaryFolder('home'));
  vi.stubEnv('CLOUDSDK_CONFIG', undefined);
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', undefined);
  // Without this variable, Google's library asks over the network whether this machine belongs to Google's cloud.
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
}

test('without credentials, an error says in one line how to get them', async () => {
  newMachine();
  const refused = await readLiveCredential('acct-live', undefined).catch((error: Error) => error.message);
  expect(refused).toMatch(/^No usable credentials for acct-live \(Could not load the default credentials\.[^\n]+\)\. /);
  expect(refused).toContain(cure);
});

test('an error says in one line that the key file cannot be read', async () => {
  const key = join(temporaryFolder('key'), 'key.json');
  writeFileSync(key, '{"type": "service_account"');
  const refused = await readLiveCredential('acct-live', key).catch((error: Error) => error.message);
  expect(refused).toMatch(/^No usable credentials for acct-live \(Unable to read the credential file[^\n]+$/);
  expect(refused).toContain(cure);
});
