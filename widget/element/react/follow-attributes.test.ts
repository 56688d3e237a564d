import { describe, expect, test } from 'vitest';
import { createFakeCard, newcomer } from '../../adapters/fakes/create-fake-card.ts';
import { settle } from '../../adapters/fakes/fake-clock.ts';
import { followAttributes } from './follow-attributes.ts';

/** A sign-up under way, on a page that changes attributes meanwhile. */
async function running() {
  const card = createFakeCard();
  const selected: string[] = [];
  const asked = followAttributes(document.createElement('div'), card.store, card.values, (tab) => {
    selected.push(tab);
    card.store.dispatch({ type: 'tabSelected', tab });
  });
  card.store.subscribe(asked.stateChanged);
  card.type(newcomer);
  const held = card.auth.script.hold('signUp');
  const request = card.flows.signUp();
  await settle();
  return { ...card, asked, held, request, tab: () => card.store.getState().tab };
}

describe('a tab that the page sets while a request runs', () => {
  test('is shown once the card is free again, and only once', async () => {
    const card = await running();
    card.asked.tab('signin');
    expect(card.tab()).toBe('signup');
    card.held.fail('auth/weak-password');
    await card.request;
    expect(card.tab()).toBe('signin');
    card.store.dispatch({ type: 'tabSelected', tab: 'signup' });
    expect(card.tab()).toBe('signup');
  });

  test('and takes back changes nothing', async () => {
    const card = await running();
    card.asked.tab('signin');
    card.asked.tab('signup');
    card.held.fail('auth/weak-password');
    await card.request;
    expect(card.tab()).toBe('signup');
  });
});
