import { beforeEach, expect, test } from 'vitest';
import { forget, keep, kept } from './keeper.ts';
import { lastWayStore } from './session-store.ts';
import { freshBrowser, session } from './testing/asha.ts';

const ticked = (isTicked: boolean): void => {
  document.body.innerHTML = `<input type="checkbox" id="not-my-device" ${isTicked ? 'checked' : ''}>`;
};

beforeEach(() => {
  document.body.innerHTML = '';
  freshBrowser();
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

test('"Not my device" keeps nobody, and forgets who was kept, and which way in', async () => {
  await keep(session);
  await lastWayStore.write('google');
  ticked(true);
  await keep(session);
  expect(await kept()).toBeNull();
  expect(await lastWayStore.read()).toBeUndefined();
});

test('what has lost its form is nobody', async () => {
  await keep({ ...session, refreshToken: '' });
  expect(await kept()).toBeNull();
});
