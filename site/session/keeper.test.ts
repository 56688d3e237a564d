import { beforeEach, describe, expect, test } from 'vitest';
import type { UnwrittenRecords } from '../../account/unwritten-records.ts';
import { rememberedShopKey } from '../base/typed-in.ts';
import { forget, forgetDevice, keep, kept, keptUnwritten } from './keeper.ts';
import { lastMethodStore, unwrittenStore } from './session-store.ts';
import { freshBrowser, session } from './testing/asha.ts';

const ticked = (isTicked: boolean): void => {
  document.body.innerHTML = `<input type="checkbox" id="not-my-device" ${isTicked ? 'checked' : ''}>`;
};

beforeEach(() => {
  document.body.innerHTML = '';
  freshBrowser();
});

test('a stored session replaces another one and stays until it is removed', async () => {
  expect(await kept()).toBeNull();
  await keep(session);
  ticked(false);
  await keep({ ...session, uid: 'uid-of-ravi' });
  expect(await kept()).toEqual({ ...session, uid: 'uid-of-ravi' });
  await forget();
  expect(await kept()).toBeNull();
});

test('a sign-in that does not know its company keeps that of the same visitor and project, nobody else’s', async () => {
  const companyId = 'patil-traders-uid-of';
  await keep({ ...session, companyId });
  await keep({ ...session, refreshToken: 'second' });
  expect(await kept()).toEqual({ ...session, refreshToken: 'second', companyId });
  await keep({ ...session, uid: 'uid-of-ravi' });
  expect(await kept()).toMatchObject({ companyId: null });
  await keep({ ...session, companyId });
  await keep({ ...session, projectId: 'other' });
  expect(await kept()).toMatchObject({ companyId: null });
});

test('"Not my device" keeps nobody, and forgets who was kept, and which way in, and the shop', async () => {
  await keep(session);
  await lastMethodStore.write('google');
  localStorage.setItem(rememberedShopKey, '{}');
  ticked(true);
  await keep(session);
  expect(await kept()).toBeNull();
  expect(await lastMethodStore.read()).toBeUndefined();
  expect(localStorage.getItem(rememberedShopKey)).toBeNull();
});

test('what has lost its form is nobody', async () => {
  await keep({ ...session, refreshToken: '' });
  expect(await kept()).toBeNull();
});

describe('what could not be written', () => {
  const editions = { notice: '2026-11-23', terms: '2026-11-23' };
  const shown = { editions, language: 'hi', button: 'sign-up', kind: 'given' } as const;
  const unwritten: UnwrittenRecords = { profile: { displayName: 'Asha' }, companyName: 'Patil Traders', shown };
  const week = 604_800;
  const ravi = { ...session, uid: 'uid-of-ravi' };
  /** The same visitor's session, renewed this many seconds after the sign-in by the server's clock. */
  const renewedAfter = (seconds: number) => ({ session, secondsLeft: week - seconds });

  test('is kept beside the session, for its visitor and project, until they sign in with nothing left to write', async () => {
    expect(await keep(session, unwritten)).toBe(true);
    expect(await keptUnwritten(renewedAfter(0))).toMatchObject(unwritten);
    await keep({ ...session, refreshToken: 'second' });
    expect(await keptUnwritten(renewedAfter(week - 1))).toMatchObject(unwritten);
    expect(await keep(session, null)).toBe(false);
    expect(await keptUnwritten(renewedAfter(0))).toBeNull();
  });

  test('of a second sign-in joins it: typed last, shown first, seven days from the first', async () => {
    await keep(session, unwritten);
    const later = { profile: null, companyName: 'Patil and Sons', shown: { ...shown, button: 'sign-in' } } as const;
    await keep({ ...session, since: session.since + 1000 }, later);
    const renewed = { session: { ...session, since: session.since + 1000 }, secondsLeft: 1001 };
    expect(await keptUnwritten(renewed)).toMatchObject({ ...unwritten, companyName: 'Patil and Sons' });
    expect(await keptUnwritten({ ...renewed, secondsLeft: 1000 })).toBeNull();
  });

  test.each<readonly [string, () => Promise<unknown>]>([
    ['sign-out', forget],
    ['"Forget"', forgetDevice],
    ["another user's sign-in", () => keep(ravi)],
    ["another project's sign-in", () => keep({ ...session, projectId: 'other' })],
    ['seven days', () => keptUnwritten(renewedAfter(week))],
    ["another user's renewal", () => keptUnwritten({ session: ravi, secondsLeft: week })],
  ])('is deleted by %s', async (_, happens) => {
    await keep(session, unwritten);
    await happens();
    expect(await unwrittenStore.read()).toBeUndefined();
  });

  test('is not kept on a device that is not theirs, and what was kept goes', async () => {
    await keep(session, unwritten);
    ticked(true);
    expect(await keep(session, unwritten)).toBe(false);
    expect(await unwrittenStore.read()).toBeUndefined();
  });

  test('that has lost its form is nothing', async () => {
    await unwrittenStore.write({ uid: session.uid, projectId: session.projectId } as never);
    expect(await keptUnwritten(renewedAfter(0))).toBeNull();
    expect(await unwrittenStore.read()).toBeUndefined();
  });
});
