import { beforeAll, expect, inject, test } from 'vitest';
import { accountsAnswer, accountsLimitMs } from './testing/accounts-answer.ts';
import { another, asha } from './testing/asha.ts';
import { peopleAt } from './testing/owner-fixture.ts';
import { startCut } from './testing/start-cut.ts';

const { official, fake } = inject('firestore');
beforeAll(accountsAnswer, accountsLimitMs);
const project = 'demo-owner-cut';

async function fixture() {
  const origins = { firestore: official ?? fake, auth: inject('auth') };
  const people = peopleAt(project, origins);
  await people.clear();
  await people.addAccounts([asha.account, another.account]);
  await people.store({ ...asha.records, ...another.records });
  const kept = async (uid: string) => JSON.stringify(await people.dump()).split(`"${uid}"`).length - 1;
  return { origins, kept, ...people };
}

const letters = ['asha@patiltraders.example', asha.uid];

// Before anything; after the account was blocked and after its records went, whose answers got lost; and between them.
const places = [
  { changes: 0, isLastLost: false },
  { changes: 1, isLastLost: true },
  { changes: 1, isLastLost: false },
  { changes: 2, isLastLost: true },
];

test('wherever an erasure breaks off, the person is still found, and the same command finishes it', async () => {
  const { run, origins, kept, clear, addAccounts, store } = await fixture();
  for (const { changes, isLastLost } of places) {
    const what = `after ${changes} changes${isLastLost ? ', the last unheard' : ''}`;
    await clear();
    await addAccounts([asha.account, another.account]);
    await store({ ...asha.records, ...another.records });
    const others = await kept(another.uid);
    const cut = await startCut(origins, changes, { isLastLost });
    const broken = await run(['erase', asha.uid, '--yes'], cut);
    await cut.stop();
    expect([broken.code, broken.out], what).toEqual([1, '']);
    expect(await kept(asha.uid), what).toBeGreaterThan(0);
    for (const letter of letters) {
      const { code, out } = await run(['find', letter]);
      expect([code, out.startsWith(asha.uid)], `${what}: ${letter}`).toEqual([0, true]);
      // Only its state tells a blocked account without records from an open one.
      if (changes === 2) expect(out).toMatch(/ \(account: proved by SMS\) {2}"Asha Patil" {2}- {2}account blocked$/);
    }
    const { code, out } = await run(['erase', asha.uid, '--yes']);
    expect([code, out.startsWith('Erased: asha-uid, ')], what).toEqual([0, true]);
    expect([await kept(asha.uid), await kept(another.uid)], what).toEqual([0, others]);
  }
});

test('wherever a closing breaks off, the same command finishes it', async () => {
  const { run, origins, store, dump } = await fixture();
  // Taken in hand; blocked, its sessions ended, out of the queue, closed.
  for (const changes of [1, 2, 3, 4, 5]) {
    await store({
      'account_requests/asha-uid': { ...asha.records['account_requests/asha-uid'], status: 'open' },
      'provision_requests/asha-uid': { ...asha.records['provision_requests/asha-uid'], status: 'in-progress' },
    });
    const cut = await startCut(origins, changes, { isLastLost: true });
    const broken = await run(['close', asha.uid, '--yes'], cut);
    await cut.stop();
    expect([broken.code, broken.out], `after ${changes} changes`).toEqual([1, '']);
    expect((await run(['requests'])).out).toContain(
      changes < 5 ? 'not finished: npm run owner -- close asha-uid --yes' : '  closed 2',
    );
    expect((await run(['close', asha.uid, '--yes'])).code).toBe(0);
    const left = JSON.stringify(await dump());
    for (const each of ['"closed"', '"rejected"', '"disabled":true']) expect(left, `${changes}`).toContain(each);
  }
});
