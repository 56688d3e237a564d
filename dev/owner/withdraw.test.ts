import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve, win32 } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isInsideFolder } from '../base/write-secret-file.ts';
import { runWithdrawCommand } from '../commands/withdraw.ts';
import { temporaryFolder } from '../proof/unit/temporary-folder.ts';
import { makeWithdrawalKey } from '../release/releases/withdrawals.ts';

const folder = temporaryFolder('withdraw');
const marks = readFileSync('dev/release/releases/withdrawn.json', 'utf8');

test('--new-key writes the secret key to a new file, never over an existing one, and prints the public key', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  const file = join(folder, 'secret.pem');
  expect(await runWithdrawCommand(['--new-key', file])).toBe(0);
  expect(readFileSync(file, 'utf8')).toContain('PRIVATE KEY');
  expect(said.mock.calls.flat().join('\n')).toMatch(/VITE_WITHDRAWAL_KEY=MFkw\S{120}$/);
  said.mockRestore();
  await expect(runWithdrawCommand(['--new-key', file])).rejects.toThrow('already exists');
  const dangling = join(folder, 'dangling.pem');
  symlinkSync(resolve('secret-behind-a-link.pem'), dangling);
  try {
    await expect(runWithdrawCommand(['--new-key', dangling])).rejects.toThrow('already exists');
    expect(existsSync('secret-behind-a-link.pem'), 'a secret in the repository').toBe(false);
  } finally {
    rmSync('secret-behind-a-link.pem', { force: true });
  }
});

test.each(['secret.pem', 'dev/secret.pem', './docs/../secret.pem', join(folder, 'link/secret.pem')])(
  '--new-key does not write a key to the path %s inside the repository',
  async (file) => {
    const link = join(folder, 'link');
    if (!existsSync(link)) symlinkSync(resolve('dev'), link);
    await expect(runWithdrawCommand(['--new-key', file])).rejects.toThrow(
      'is inside the repository. Name a file outside',
    );
    expect(existsSync(file)).toBe(false);
  },
);

test('isInsideFolder returns false for a path in a neighbouring folder or on another drive of Windows', () => {
  const root = 'C:\\work\\site';
  const places = ['C:\\work\\site', 'C:\\work\\site\\dev', 'C:\\work', 'D:\\keys'];
  expect(places.map((place) => isInsideFolder(root, place, win32))).toEqual([true, true, false, false]);
});

test.each([
  ['no release', [], 'npm run withdraw --'],
  ['no reason', ['1.0.0-aaaaaaaa'], 'npm run withdraw --'],
  ['no key', ['1.0.0-aaaaaaaa', '--why', 'It lost the phone number.'], 'ACCT_WITHDRAWAL_SECRET'],
  [
    'words without quotes',
    ['1.0.0-aaaaaaaa', '--why', 'It', 'lost', 'the', 'phone', 'number.'],
    'of several words in quotes',
  ],
  ['a sentence with a control character', ['1.0.0-aaaaaaaa', '--why', 'It \u202elost it.'], 'no control characters'],
  ['a sentence that is too long', ['1.0.0-aaaaaaaa', '--why', 'It lost it. '.repeat(26)], 'at most 301 characters'],
])('withdraw fails with a message that names the problem, and withdraws nothing: %s', async (_, args, named) => {
  await expect(runWithdrawCommand(args)).rejects.toThrow(named);
  expect(readFileSync('dev/release/releases/withdrawn.json', 'utf8')).toBe(marks);
  expect(existsSync('dev/release/releases/withdrawn.json')).toBe(true);
});

test('if the site is unreachable, withdraw reports this and does not suggest the setting ACCT_WITHOUT', async () => {
  const { secret, known } = makeWithdrawalKey();
  const file = join(folder, 'known.pem');
  writeFileSync(file, secret);
  vi.stubEnv('ACCT_WITHDRAWAL_SECRET', file);
  vi.stubEnv('VITE_WITHDRAWAL_KEY', known);
  vi.stubEnv('VITE_SITE_ORIGIN', 'http://127.0.0.1:1');
  onTestFinished(() => void vi.unstubAllEnvs());
  const withdrawing = runWithdrawCommand(['1.0.0-aaaaaaaa', '--why', 'It lost the phone number.']);
  await expect(withdrawing).rejects.toThrow(
    /^Nothing is withdrawn: http:\/\/127\.0\.0\.1:1\/\S+ could not be read .*$/,
  );
  await expect(withdrawing).rejects.not.toThrow('ACCT_WITHOUT');
});
