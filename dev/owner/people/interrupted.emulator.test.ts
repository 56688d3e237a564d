import { beforeAll, expect, inject, test } from 'vitest';
import { examplePerson, similarExamplePerson } from './testing/example-person.ts';
import { createOwnerFixture } from './testing/owner-fixture.ts';
import { startInterruptingProxy } from './testing/start-interrupting-proxy.ts';
import { authEmulatorTimeoutMs, waitForAuthEmulator } from './testing/wait-for-auth-emulator.ts';

const { official, fake } = inject('firestore');
beforeAll(waitForAuthEmulator, authEmulatorTimeoutMs);
const project = 'demo-owner-cut';

async function fixture() {
  const origins = { firestore: official ?? fake, auth: inject('auth') };
  const people = createOwnerFixture(project, origins);
  await people.clear();
  await people.addAccounts([examplePerson.account, similarExamplePerson.account]);
  await people.store({ ...examplePerson.records, ...similarExamplePerson.records });
  const kept = async (uid: string) => JSON.stringify(await people.dump()).split(`"${uid}"`).length - 1;
  return { origins, kept, ...people };
}

const letters = ['asha@patiltraders.example', examplePerson.uid];

// The first change of the command disables the account, and the second deletes the records. Each case interrupts the
// command after `changes` changes. If `isLastLost` is true, the answer to the last of them is lost.
const places = [
  { changes: 0, isLastLost: false },
  { changes: 1, isLastLost: true },
  { changes: 1, isLastLost: false },
  { changes: 2, isLastLost: true },
];

test('after an interrupted erasure the person is still found, and the same command finishes the erasure', async () => {
  const { run, origins, kept, clear, addAccounts, store } = await fixture();
  for (const { changes, isLastLost } of places) {
    const what = `after ${changes} changes${isLastLost ? ', the answer to the last one lost' : ''}`;
    await clear();
    await addAccounts([examplePerson.account, similarExamplePerson.account]);
    await store({ ...examplePerson.records, ...similarExamplePerson.records });
    const others = await kept(similarExamplePerson.uid);
    const cut = await startInterruptingProxy(origins, changes, { isLastLost });
    const broken = await run(['erase', examplePerson.uid, '--yes'], cut);
    await cut.stop();
    expect([broken.code, broken.out], what).toEqual([1, '']);
    expect(await kept(examplePerson.uid), what).toBeGreaterThan(0);
    for (const letter of letters) {
      const { code, out } = await run(['find', letter]);
      expect([code, out.startsWith(examplePerson.uid)], `${what}: ${letter}`).toEqual([0, true]);
      // After two changes only the disabled account is left, so the printed line contains nothing from the records.
      if (changes === 2) expect(out).toMatch(/ \(account: proved by SMS\) {2}"Asha Patil" {2}- {2}account blocked$/);
    }
    const { code, out } = await run(['erase', examplePerson.uid, '--yes']);
    expect([code, out.startsWith('Erased: asha-uid, ')], what).toEqual([0, true]);
    expect([await kept(examplePerson.uid), await kept(similarExamplePerson.uid)], what).toEqual([0, others]);
  }
});

test('after an interrupted closing of an account, the same command finishes the closing', async () => {
  const { run, origins, store, dump } = await fixture();
  // The command makes these changes: status taken, account disabled, sessions ended, request rejected, status closed.
  for (const changes of [1, 2, 3, 4, 5]) {
    await store({
      'account_requests/asha-uid': { ...examplePerson.records['account_requests/asha-uid'], status: 'open' },
      'provision_requests/asha-uid': { ...examplePerson.records['provision_requests/asha-uid'], status: 'in-progress' },
    });
    const cut = await startInterruptingProxy(origins, changes, { isLastLost: true });
    const broken = await run(['close', examplePerson.uid, '--yes'], cut);
    await cut.stop();
    expect([broken.code, broken.out], `after ${changes} changes`).toEqual([1, '']);
    expect((await run(['requests'])).out).toContain(
      changes < 5 ? 'not finished: npm run owner -- close asha-uid --yes' : '  closed 2',
    );
    expect((await run(['close', examplePerson.uid, '--yes'])).code).toBe(0);
    const left = JSON.stringify(await dump());
    for (const each of ['"closed"', '"rejected"', '"disabled":true']) expect(left, `${changes}`).toContain(each);
  }
});
