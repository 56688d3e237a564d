import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../proof/unit/temporary-folder.ts';
import { demoWithdrawalKey } from '../../settings/read-build-settings.ts';
import type { ReleaseEntry } from './release-list.ts';
import { demoWithdrawalSecret } from './testing/build-sample-card.ts';
import {
  derivePublicKey,
  findSuccessorRelease,
  isSignedWithdrawal,
  makeWithdrawalKey,
  markWithdrawn,
  readCommittedWithdrawals,
  signWithdrawal,
} from './withdrawals.ts';

const hash = `sha384-${'A'.repeat(64)}`;
const entry = (release: string): ReleaseEntry => ({ release, version: '1.0.0', integrity: hash });
const [current, older, oldest] = ['1.0.2-cccccccc', '1.0.1-bbbbbbbb', '1.0.0-aaaaaaaa'] as const;
const list = [entry(current), entry(older), entry(oldest)];
const { secret, known } = makeWithdrawalKey();
const mark = { why: 'It lost the phone number.', successor: older, integrity: hash };
const signed = signWithdrawal(secret, oldest, mark);

test('markWithdrawn adds a signed withdrawal to the row of its release, and leaves the other rows unchanged', () => {
  const marked = markWithdrawn(list, { [oldest]: signed }, known);
  expect(marked).toEqual([entry(current), entry(older), { ...entry(oldest), withdrawn: signed }]);
  expect(markWithdrawn(list, {}, undefined)).toEqual(list);
});

test('a live withdrawal that is unchanged stays valid, even if the build has another key', () => {
  const live = [entry(current), entry(older), { ...entry(oldest), withdrawn: signed }];
  const { known: next } = makeWithdrawalKey();
  expect(markWithdrawn(live, { [oldest]: signed }, next)).toEqual(live);
  expect(() => markWithdrawn(live, { [oldest]: { ...signed, why: 'Other' } }, next)).toThrow('VITE_WITHDRAWAL_KEY');
});

test('the successor of a withdrawn release is the newest other release that neither the live list nor the repository’s file withdraws', () => {
  const live = list.map((each) => ({ entry: each }));
  const marked = live.map(({ entry: each }) => ({ entry: each === list[0] ? { ...each, withdrawn: signed } : each }));
  expect(findSuccessorRelease(live, oldest, {})?.entry.release).toBe(current);
  expect(findSuccessorRelease(live, oldest, { [current]: signed })?.entry.release).toBe(older);
  expect(findSuccessorRelease(marked, oldest, {})?.entry.release).toBe(older);
  expect(findSuccessorRelease(marked, oldest, { [older]: signed })).toBeUndefined();
});

test.each([
  ['the release being built', { [current]: signWithdrawal(secret, current, mark) }, known, 'being built'],
  ['a release that is not live', { '0.9.0-dddddddd': signed }, known, 'which the site does not list'],
  [
    'a successor that is not live',
    { [oldest]: signWithdrawal(secret, oldest, { ...mark, successor: '0.9.0-dddddddd' }) },
    known,
    '0.9.0-dddddddd in its place',
  ],
  ['itself as successor', { [oldest]: signWithdrawal(secret, oldest, { ...mark, successor: oldest }) }, known, oldest],
  ['no key in the settings', { [oldest]: signed }, undefined, 'VITE_WITHDRAWAL_KEY'],
  ['another key', { [oldest]: signed }, makeWithdrawalKey().known, 'VITE_WITHDRAWAL_KEY'],
  ['the signature of another release', { [older]: { ...signed, successor: current } }, known, 'VITE_WITHDRAWAL_KEY'],
])('the build stops if a withdrawal is invalid: %s', (_, marks, key, named) => {
  expect(() => markWithdrawn(list, marks, key)).toThrow(named);
});

test.each([
  ['the release', { ...signed }, older],
  ['the reason', { ...signed, why: 'Because.' }, oldest],
  ['the successor', { ...signed, successor: current }, oldest],
  ['its hash', { ...signed, integrity: `sha384-${'B'.repeat(64)}` }, oldest],
])('a signature is invalid after a change of %s', (_, changed, release) => {
  expect(isSignedWithdrawal(known, oldest, signed)).toBe(true);
  expect(isSignedWithdrawal(known, release, changed)).toBe(false);
});

test('the public key in demo builds fits the private key with which the browser tests sign', () => {
  expect(derivePublicKey(demoWithdrawalSecret)).toBe(demoWithdrawalKey);
});

test('the repository’s file of withdrawn releases is valid, and a file with an invalid signature is refused', () => {
  expect(readCommittedWithdrawals()).toEqual(expect.any(Object));
  const file = join(temporaryFolder('withdrawn'), 'withdrawn.json');
  writeFileSync(file, JSON.stringify({ [oldest]: { ...signed, signature: 'none' } }));
  expect(() => readCommittedWithdrawals(file)).toThrow(`${file} has another shape`);
});
