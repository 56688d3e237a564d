import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../proof/unit/temporary-folder.ts';
import { sign } from '../sign.ts';

test('a new key is for its owner alone, and signs only where the settings name it', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  const file = join(temporaryFolder('sign'), 'signing.pem');
  expect(await sign(['--new-key', file])).toBe(0);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const [, known = ''] = /VITE_SIGNING_KEYS=(\S{43}=)$/.exec(said.mock.calls.flat().join('\n')) ?? [];
  const before = readFileSync('dev/build/releases/signed.json', 'utf8');
  const signing = async (keys: string, files: string): Promise<void> => {
    vi.stubEnv('VITE_SIGNING_KEYS', keys);
    vi.stubEnv('ACCT_SIGNING_KEY_FILE', files);
    await expect(sign([])).rejects.toThrow('ACCT_SIGNING_KEY_FILE');
  };
  await signing(known, '');
  await signing('', file);
  await signing(`${known} JrQLj5P/89iXES9+vFgrIy29clF9CC/oPPsw3c5D0bs=`, file);
  await signing(known, `${file}.old`);
  await expect(sign(['--new-key', 'signing.pem'])).rejects.toThrow('inside the repository');
  expect(readFileSync('dev/build/releases/signed.json', 'utf8')).toBe(before);
});
