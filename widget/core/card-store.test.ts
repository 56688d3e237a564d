import { expect, test } from 'vitest';
import { initialCardState } from './card-state.ts';
import { createCardStore } from './card-store.ts';

test('listeners hear of changes, not of actions that change nothing, until they leave', () => {
  const store = createCardStore(initialCardState('signup'));
  const seen: string[] = [];
  const leave = store.subscribe(() => seen.push(store.getState().tab));
  store.dispatch({ type: 'tabSelected', tab: 'signup' });
  store.dispatch({ type: 'tabSelected', tab: 'signin' });
  leave();
  store.dispatch({ type: 'tabSelected', tab: 'signup' });
  expect(seen).toEqual(['signin']);
});

test('what only flows bring about changes nothing before they have come', () => {
  const store = createCardStore(initialCardState('signup'));
  const before = store.getState();
  store.dispatch({ type: 'requestStarted', request: 'sign-up', attempt: 1 });
  expect(store.getState()).toBe(before);
});

test('a listener that leaves while others are told takes nobody with it', () => {
  const store = createCardStore(initialCardState('signup'));
  const seen: string[] = [];
  const leave = store.subscribe(() => leave());
  store.subscribe(() => seen.push('second'));
  store.dispatch({ type: 'tabSelected', tab: 'signin' });
  expect(seen).toEqual(['second']);
});
