import { describe, expect, test } from 'vitest';
import { CardError } from '../../../account/errors.ts';
import { createFakeCard } from '../../adapters/fakes/create-fake-card.ts';
import { waitForPromises } from '../../adapters/fakes/fake-clock.ts';

const createActiveCard = () => {
  const card = createFakeCard({ solved: false });
  card.store.dispatch({ type: 'humanCheckRequested' });
  card.flows.humanCheck.mount();
  return card;
};
const blocked = (message: string) => new CardError('human-check/blocked', { cause: new Error(message) });

test('a displayed human check counts as unsolved until the visitor solves it', () => {
  const card = createActiveCard();
  card.humanCheck.latest.show();
  expect(card.store.getState().humanCheck.phase).toBe('none');
});

test('a reset removes the human check from the page', () => {
  const card = createActiveCard();
  card.resetCard();
  expect(card.humanCheck.latest.removed).toBe(true);
});

describe('a human check that fails', () => {
  test.each([
    ['for an unknown reason', new Error('offline'), 'human-check/failed', 'human-check/failed'],
    ['because its script was blocked', blocked('blocked'), 'human-check/blocked', 'human-check/blocked'],
    [
      'because a part is missing',
      new CardError('card/part-not-loaded'),
      'card/part-not-loaded',
      'card/part-not-loaded',
    ],
    ['because of the network', new CardError('auth/network-request-failed'), 'auth/network-request-failed', undefined],
  ])('%s is reported to the page, and shows no message beside the form', async (_, cause, code, reason) => {
    const card = createActiveCard();
    card.humanCheck.latest.fail(cause);
    await waitForPromises();
    expect(card.store.getState()).toMatchObject({ humanCheck: { phase: 'failed' }, status: { kind: 'none' } });
    expect(card.host.details('acct-error')).toEqual([{ code, action: 'human-check', ...(reason && { reason }) }]);
  });

  test('because the project has to be corrected also shows a message beside the form', async () => {
    const card = createActiveCard();
    card.humanCheck.latest.fail(blocked('Invalid site key or not loaded in api.js'));
    await waitForPromises();
    expect(card.store.getState().status).toEqual({
      kind: 'failed',
      failure: {
        request: 'sign-in',
        code: 'human-check/blocked',
        sentence: 'notAuthorised',
        providerMessage: 'Invalid site key or not loaded in api.js',
      },
    });
    expect(card.host.details('acct-error')).toMatchObject([{ reason: 'human-check/wrong-key' }]);
  });
});
