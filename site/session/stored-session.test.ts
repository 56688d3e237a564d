import { beforeEach, describe, expect, test } from 'vitest';
import type { UnwrittenRecords } from '../../account/unwritten-records.ts';
import { rememberedShopKey } from '../base/entered-fields.ts';
import { lastSignInMethodStore, unwrittenRecordsStore } from './session-store.ts';
import {
  clearDeviceData,
  forgetVisitor,
  readStoredSession,
  readUnwrittenRecords,
  storeSession,
} from './stored-session.ts';
import { ashaSession, clearBrowserStorage } from './testing/asha.ts';

const tickNotMyDevice = (isTicked: boolean): void => {
  document.body.innerHTML = `<input type="checkbox" id="not-my-device" ${isTicked ? 'checked' : ''}>`;
};

beforeEach(() => {
  document.body.innerHTML = '';
  clearBrowserStorage();
});

test('a newly stored session replaces the earlier one, and stays until it is deleted', async () => {
  expect(await readStoredSession()).toBeNull();
  await storeSession(ashaSession);
  tickNotMyDevice(false);
  await storeSession({ ...ashaSession, uid: 'uid-of-ravi' });
  expect(await readStoredSession()).toEqual({ ...ashaSession, uid: 'uid-of-ravi' });
  await forgetVisitor();
  expect(await readStoredSession()).toBeNull();
});

test('a sign-in that cannot read its company uses the company of a stored session with the same user and project', async () => {
  const companyId = 'patil-traders-uid-of';
  await storeSession({ ...ashaSession, companyId });
  await storeSession({ ...ashaSession, refreshToken: 'second' });
  expect(await readStoredSession()).toEqual({ ...ashaSession, refreshToken: 'second', companyId });
  await storeSession({ ...ashaSession, uid: 'uid-of-ravi' });
  expect(await readStoredSession()).toMatchObject({ companyId: null });
  await storeSession({ ...ashaSession, companyId });
  await storeSession({ ...ashaSession, projectId: 'other' });
  expect(await readStoredSession()).toMatchObject({ companyId: null });
});

test('"Not my device" stores no session and deletes the stored session, sign-in method and shop', async () => {
  await storeSession(ashaSession);
  await lastSignInMethodStore.write('google');
  localStorage.setItem(rememberedShopKey, '{}');
  tickNotMyDevice(true);
  await storeSession(ashaSession);
  expect(await readStoredSession()).toBeNull();
  expect(await lastSignInMethodStore.read()).toBeUndefined();
  expect(localStorage.getItem(rememberedShopKey)).toBeNull();
});

test('a stored session without a refresh token counts as no session', async () => {
  await storeSession({ ...ashaSession, refreshToken: '' });
  expect(await readStoredSession()).toBeNull();
});

describe('records that wait to be written', () => {
  const editions = { notice: '2026-11-23', terms: '2026-11-23' };
  const shown = { editions, language: 'hi', button: 'sign-up', kind: 'given' } as const;
  const unwritten: UnwrittenRecords = { profile: { displayName: 'Asha' }, companyName: 'Patil Traders', shown };
  const week = 604_800;
  const ravi = { ...ashaSession, uid: 'uid-of-ravi' };
  /** Returns Asha's session, which was renewed this many seconds after the sign-in. */
  const renewedAfter = (seconds: number) => ({ session: ashaSession, secondsLeft: week - seconds });

  test('stay stored until a sign-in has written everything', async () => {
    expect(await storeSession(ashaSession, unwritten)).toBe(true);
    expect(await readUnwrittenRecords(renewedAfter(0))).toMatchObject(unwritten);
    await storeSession({ ...ashaSession, refreshToken: 'second' });
    expect(await readUnwrittenRecords(renewedAfter(week - 1))).toMatchObject(unwritten);
    expect(await storeSession(ashaSession, null)).toBe(false);
    expect(await readUnwrittenRecords(renewedAfter(0))).toBeNull();
  });

  test('are merged with those of a second sign-in, and expire seven days after the first sign-in', async () => {
    await storeSession(ashaSession, unwritten);
    const later = { profile: null, companyName: 'Patil and Sons', shown: { ...shown, button: 'sign-in' } } as const;
    await storeSession({ ...ashaSession, since: ashaSession.since + 1000 }, later);
    const renewed = { session: { ...ashaSession, since: ashaSession.since + 1000 }, secondsLeft: 1001 };
    expect(await readUnwrittenRecords(renewed)).toMatchObject({ ...unwritten, companyName: 'Patil and Sons' });
    expect(await readUnwrittenRecords({ ...renewed, secondsLeft: 1000 })).toBeNull();
  });

  test.each<readonly [string, () => Promise<unknown>]>([
    ['a sign-out', forgetVisitor],
    ['"Forget"', clearDeviceData],
    ["another user's sign-in", () => storeSession(ravi)],
    ["another project's sign-in", () => storeSession({ ...ashaSession, projectId: 'other' })],
    ['a renewal after seven days', () => readUnwrittenRecords(renewedAfter(week))],
    ["another user's renewal", () => readUnwrittenRecords({ session: ravi, secondsLeft: week })],
  ])('are deleted by %s', async (_, happens) => {
    await storeSession(ashaSession, unwritten);
    await happens();
    expect(await unwrittenRecordsStore.read()).toBeUndefined();
  });

  test('are not stored on a device that is not the visitor’s', async () => {
    await storeSession(ashaSession, unwritten);
    tickNotMyDevice(true);
    expect(await storeSession(ashaSession, unwritten)).toBe(false);
    expect(await unwrittenRecordsStore.read()).toBeUndefined();
  });

  test('are deleted if the time of their sign-in is missing', async () => {
    await unwrittenRecordsStore.write({ uid: ashaSession.uid, projectId: ashaSession.projectId } as never);
    expect(await readUnwrittenRecords(renewedAfter(0))).toBeNull();
    expect(await unwrittenRecordsStore.read()).toBeUndefined();
  });
});
