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

/** Blocked; hand-offs, request, profile and account erased. */
const steps = 5;
const letters = ['asha@patiltraders.example', asha.uid];

// Before anything; after each step but the last, whose answer got lost; and between two of them.
const places = [
  { changes: 0, isLastLost: false },
  ...[1, 2, 3, 4].map((changes) => ({ changes, isLastLost: true })),
  { changes: 2, isLastLost: false },
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
    }
    const { code, out } = await run(['erase', asha.uid, '--yes']);
    expect([code, out.startsWith('Erased: asha-uid, ')], what).toEqual([0, true]);
    expect([await kept(asha.uid), await kept(another.uid)], what).toEqual([0, others]);
  }
});

test('an account that is blocked and lost its records is told from an open one', async () => {
  const { run, origins } = await fixture();
  const cut = await startCut(origins, steps - 1);
  await run(['erase', asha.uid, '--yes'], cut);
  await cut.stop();
  expect((await run(['find', asha.uid])).out).toBe(
    'asha-uid  asha@patiltraders.example (account: proved by Google)  +919876500000 (account: proved by SMS)  "Asha Patil"  -  account blocked',
  );
});
