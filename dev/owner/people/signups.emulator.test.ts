import { beforeAll, expect, inject, test } from 'vitest';
import type { PlainFields } from '../../services/firestore-values.ts';
import { createOwnerFixture } from './testing/owner-fixture.ts';
import { authEmulatorTimeoutMs, waitForAuthEmulator } from './testing/wait-for-auth-emulator.ts';

const { official, fake } = inject('firestore');
beforeAll(waitForAuthEmulator, authEmulatorTimeoutMs);
const fixture = async (project: string) => {
  const people = createOwnerFixture(project, { firestore: official ?? fake, auth: inject('auth') });
  await people.clear();
  return people;
};
const profile = (createdAt: string, more: PlainFields = {}): PlainFields => ({
  signupMethod: 'password',
  email: null,
  phone: null,
  displayName: null,
  createdAt: new Date(createdAt),
  ...more,
});

test('the command signups counts days in Indian time', async () => {
  const { run, store, addAccounts } = await fixture('demo-owner-days');
  await store({
    'user_profiles/before': profile('2026-10-31T18:29:59.999Z'),
    'user_profiles/first': profile('2026-10-31T18:30:00Z', { signupMethod: 'google.com', displayName: 'A \u202e' }),
    'user_profiles/odd': profile('2026-11-01T00:00:00Z', { email: { toDate: 1 }, phone: 7, displayName: 'A"  "B' }),
    'user_profiles/claims': profile('2026-11-02T00:00:00Z', { email: 'asha@a.example', emailVerified: true }),
    'user_profiles/last': profile('2026-11-02T18:29:59.999Z', { email: 'asha@a.example', emailVerified: true }),
    'user_profiles/after': profile('2026-11-02T18:30:00Z'),
    'provision_requests/first': { companyName: 'A & B' },
    'user_profiles/timeless': { signupMethod: 'password' },
  });
  await addAccounts([
    { localId: 'claims', email: 'own@b.example', emailVerified: true },
    { localId: 'last', email: 'asha@a.example', emailVerified: true },
  ]);
  const days = ['--from', '2026-11-01', '--to', '2026-11-02'];
  const { code, out, stderr } = await run(['signups', ...days]);
  expect(code).toBe(0);
  expect(out.split('\n')).toEqual([
    '2026-11-01 00:00  first  google.com  -  -  "A \\u{202e}"  "A & B"  no account',
    '2026-11-01 05:30  odd  password  -  -  "A\\"  \\"B"  -  no account',
    '2026-11-02 05:30  claims  password  own@b.example (account: proved by a mail’s link), asha@a.example (record: typed)  -  -  -  WARNING: the record’s e-mail address is not the account’s',
    '2026-11-02 23:59  last  password  asha@a.example (proved by a mail’s link)  -  -  -',
  ]);
  expect(stderr.split('\n')[1]).toBe('time (IST)  user id  way  e-mail  phone  person  company  remarks');
  expect(stderr).toContain(
    '4 sign-ups from 2026-11-01 to 2026-11-02, both included (Indian time, UTC+5:30): password 3, google.com 1.',
  );
  const json = JSON.parse((await run(['signups', ...days, '--json'])).out);
  expect(json).toMatchObject({ count: 4, timeZone: 'Asia/Kolkata', byMethod: { password: 3, 'google.com': 1 } });
  expect(json.signups[0]).toMatchObject({ uid: 'first', createdAt: '2026-10-31T18:30:00.000Z' });
  expect((await run(['signups', '--from', '2026-12-01', '--to', '2026-12-02'])).stderr).toContain('0 sign-ups from');
});

test('the commands signups and find read all pages of records and accounts, and list each person only once', async () => {
  const { run, store, addAccounts } = await fixture('demo-owner-pages');
  const numbers = Array.from({ length: 1005 }, (_, number) => String(number).padStart(4, '0'));
  // Hundreds of records have the same time, so that a page of the query ends between two of them.
  const made = (number: string) =>
    profile(`2026-11-0${Number(number) < 500 ? 1 : 2}T00:00:00Z`, { displayName: number });
  for (const part of [numbers.slice(0, 500), numbers.slice(500, 1000), numbers.slice(1000)]) {
    await store(Object.fromEntries(part.map((number) => [`user_profiles/u${number}`, made(number)])));
  }
  await addAccounts(numbers.slice(0, 1000).map((number) => ({ localId: `u${number}` })));
  await addAccounts(numbers.slice(1000).map((number) => ({ localId: `v${number}`, displayName: `Zeta ${number}` })));
  const { out } = await run(['signups', '--from', '2026-11-01', '--to', '2026-11-02', '--json']);
  const { count, signups } = JSON.parse(out) as { count: number; signups: { uid: string }[] };
  expect(count).toBe(1005);
  expect(signups.map(({ uid }) => uid)).toEqual(numbers.map((number) => `u${number}`));
  expect((await run(['find', '1004', '--json'])).out).toContain('"u1004"');
  expect((await run(['find', 'zeta 1004'])).out).toContain('v1004');
});
