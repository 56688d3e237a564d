import { execFile } from 'node:child_process';
import { expect, inject, test } from 'vitest';
import { createFirestoreAdminClient } from '../../proof/browser/firestore-admin-client.ts';
import type { PlainFields } from '../../services/firestore-values.ts';

// Runs the command as the owner does, with the fake and, if available, the official emulator.
const { official, fake } = inject('firestore');
const engines = [['fake', fake] as const, ...(official ? [['official emulator', official] as const] : [])];
const project = 'demo-provision';
type Ended = { readonly code: number; readonly out: string; readonly stderr: string };

const day = 86_400_000;

/** Returns functions that run the command on an emulator and read its stored requests. */
function queueAt(origin: string) {
  const run = (...args: readonly string[]): Promise<Ended> =>
    new Promise((resolve) => {
      const env = { ...process.env, FIRESTORE_EMULATOR_HOST: new URL(origin).host };
      const command = ['dev/run.mjs', 'provision', ...args, '--project', project];
      const child = execFile(process.execPath, command, { env }, (_error, out, stderr) => {
        resolve({ code: child.exitCode ?? -1, out, stderr });
      });
    });
  const { readDocument, writeDocument } = createFirestoreAdminClient(origin);
  const path = (uid: string) => `provision_requests/${uid}`;
  return {
    run,
    store: (uid: string, fields: PlainFields) => writeDocument(path(uid), { uid, ...fields }, project),
    storeProfile: (uid: string, fields: PlainFields) => writeDocument(`user_profiles/${uid}`, fields, project),
    stored: async (uid: string): Promise<PlainFields> => (await readDocument(path(uid), project)) ?? {},
  };
}

test.each(engines)('%s: when two people take a request at the same time, only one gets it', async (_, origin) => {
  const { run, store, stored } = queueAt(origin);
  const companyName = 'A \u202e\u001b[31m & B';
  await store('asha', { companyName, suggestedCompanyId: 'a-b-asha', status: 'pending' });
  const takes = await Promise.all([run('take', 'asha', '--as', 'one'), run('take', 'asha', '--as', 'two')]);
  const [won, lost] = takes.sort((a, b) => a.code - b.code) as [Ended, Ended];
  expect([won.code, lost.code]).toEqual([0, 1]);
  expect(won.out).toBe('asha: pending -> in-progress, "A \\u{202e}\\u{1b}[31m & B", suggested id a-b-asha\n');
  const taken = await stored('asha');
  expect(lost.stderr).toContain(`it is in progress already, taken by ${taken.takenBy} on 20`);
  expect(taken).toMatchObject({ companyName, status: 'in-progress', takenAt: expect.any(Date) });
});

test('each command changes the status of a request and stores the time of the change', async () => {
  const { run, store, storeProfile, stored } = queueAt(official ?? fake);
  const requestedAt = new Date(Date.now() - 3 * day);
  const asked = (companyName: string, status: string) => ({ companyName, status, requestedAt });
  await Promise.all([store('ravi', asked('Ravi \u202e', 'in-progress')), store('vijay', asked('Vijay', 'pending'))]);
  const before = await stored('ravi');
  const [nobody, done, rejected] = await Promise.all([
    run('done', 'nobody'),
    run('done', 'ravi'),
    run('reject', 'vijay', '--why', 'No such shop'),
  ]);
  expect([nobody.code, done.code, rejected.code]).toEqual([1, 0, 0]);
  expect(nobody.stderr).toContain('No request of "nobody"');
  expect(await stored('ravi')).toEqual({ ...before, status: 'done', doneAt: expect.any(Date) });
  const end = { status: 'rejected', rejectReason: 'No such shop', rejectedAt: expect.any(Date) };
  expect(await stored('vijay')).toMatchObject(end);
  await storeProfile('ravi', { displayName: 'Ravi Rao', email: 'ravi@rao.example', phone: null });
  const { out, stderr } = await run('list', '--status', 'done');
  const line = 'ravi     done    3 d  -           "Ravi \\u{202e}"  "Ravi Rao"  ravi@rao.example (record: typed)\n';
  expect(out).toBe(line);
  expect(stderr.split('\n').slice(1)).toEqual([
    'user id  status  age  company id  company  person  contacts',
    '1 request: done 1.',
    '',
  ]);
});
