import { expect, test } from 'vitest';
import { type CardView, isRedirecting, type RequestName } from './card-state.ts';

const busy = (request: RequestName): CardView => ({ name: 'busy', request, attempt: 1, returnTo: { name: 'ready' } });

test.each<[CardView, boolean]>([
  [{ name: 'redirecting', url: 'https://app.acct.example/', viaSite: false }, true],
  [busy('finish'), true],
  [busy('sign-in'), false],
  [{ name: 'popupOpen', provider: 'google', attempt: 1, returnTo: { name: 'ready' } }, false],
  [{ name: 'signedIn', reason: 'framed' }, false],
  [{ name: 'ready' }, false],
])('isRedirecting() for the view %j returns %s', (view, expected) => {
  expect(isRedirecting(view)).toBe(expected);
});
