import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import type { KeptSession } from '../../widget/core/kept-session.ts';
import { forget, keep, kept } from './keeper.ts';

const session: KeptSession = {
  refreshToken: 'refresh-token',
  uid: 'uid-of-asha',
  account: 'asha@example.com',
  companyId: null,
  projectId: 'demo-acct',
  since: 1_800_000_000,
};
const ticked = (isTicked: boolean): void => {
  document.body.innerHTML = `<input type="checkbox" id="not-my-device" ${isTicked ? 'checked' : ''}>`;
};

beforeEach(() => {
  document.body.innerHTML = '';
  vi.stubGlobal('indexedDB', new IDBFactory());
});

test('whoever is kept is kept until forgotten, in the place of anybody else', async () => {
  expect(await kept()).toBeNull();
  await keep(session);
  ticked(false);
  await keep({ ...session, uid: 'uid-of-ravi' });
  expect(await kept()).toEqual({ ...session, uid: 'uid-of-ravi' });
  await forget();
  expect(await kept()).toBeNull();
});

test('"Not my device" keeps nobody, and forgets who was kept', async () => {
  await keep(session);
  ticked(true);
  await keep(session);
  expect(await kept()).toBeNull();
});

test('what has lost its form is nobody', async () => {
  await keep({ ...session, refreshToken: '' });
  expect(await kept()).toBeNull();
});
