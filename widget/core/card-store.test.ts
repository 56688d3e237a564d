import { expect, test } from 'vitest';
import { createFormValues } from '../../account/form-values.ts';
import type { Tab } from './card-config.ts';
import { initialCardState } from './card-state.ts';
import { createCardStore, selectTab } from './card-store.ts';
import { flowReducer } from './flow-reducer.ts';

test('listeners are called for each action that changes the state, until they unsubscribe', () => {
  const store = createCardStore(initialCardState('signup'));
  const seen: string[] = [];
  const leave = store.subscribe(() => seen.push(store.getState().tab));
  store.dispatch({ type: 'tabSelected', tab: 'signup' });
  store.dispatch({ type: 'tabSelected', tab: 'signin' });
  leave();
  store.dispatch({ type: 'tabSelected', tab: 'signup' });
  expect(seen).toEqual(['signin']);
});

test('actions of the flows change nothing before the flows have loaded', () => {
  const store = createCardStore(initialCardState('signup'));
  const before = store.getState();
  store.dispatch({ type: 'requestStarted', request: 'sign-up', attempt: 1 });
  expect(store.getState()).toBe(before);
});

test('a listener that unsubscribes during a call does not skip other listeners', () => {
  const store = createCardStore(initialCardState('signup'));
  const seen: string[] = [];
  const leave = store.subscribe(() => leave());
  store.subscribe(() => seen.push('second'));
  store.dispatch({ type: 'tabSelected', tab: 'signin' });
  expect(seen).toEqual(['second']);
});

const [address, other, phone] = ['asha@example.com', 'other@example.com', '9876543210'];

/**
 * Expects that a text of one tab is copied to the other tab, but replaces no text that the visitor has entered there.
 */
test.each([
  ['signin', { email: address }, { email: address, identifier: address }],
  ['signin', { email: address, identifier: phone }, { email: address, identifier: phone }],
  ['signin', { identifier: address }, { identifier: address }],
  ['signup', { identifier: address, email: '' }, { identifier: address, email: address }],
  ['signup', { identifier: ` ${address} ` }, { identifier: ` ${address} `, email: address }],
  ['signup', { identifier: address, email: other }, { identifier: address, email: other }],
  ['signup', { identifier: phone }, { identifier: phone }],
  ['signup', { identifier: '12345678901234' }, { identifier: '12345678901234' }],
  ['signup', { email: address }, { email: address }],
] as const)('opening the tab %s changes the texts of the fields from %j to %j', (tab, texts, expected) => {
  const store = createCardStore(initialCardState(tab === 'signin' ? 'signup' : 'signin'));
  const values = createFormValues(() => texts);
  expect(selectTab(store, values, tab)).toBe(true);
  expect(store.getState().tab).toBe(tab);
  expect(values.all()).toEqual(expected);
});

test('a copied address changes with the original, until the visitor edits the copy', () => {
  const store = createCardStore(initialCardState('signup'));
  const values = createFormValues(() => ({ email: 'ahsa@example.com', identifier: 'ahsa@example.com' }));
  const goTo = (tab: Tab) => {
    selectTab(store, values, tab);
    return [values.get('email'), values.get('identifier')];
  };
  values.type('email', other);
  expect(goTo('signin')).toEqual([other, other]);
  goTo('signup');
  values.type('email', address);
  expect(goTo('signin')).toEqual([address, address]);
  values.type('identifier', other);
  expect(goTo('signup')).toEqual([address, other]);
  values.type('email', 'third@example.com');
  expect(goTo('signin')).toEqual(['third@example.com', other]);
});

test('the selection of a tab changes nothing if the tab is already open or cannot be opened now', () => {
  const store = createCardStore(initialCardState('signup'));
  store.extend(flowReducer);
  const values = createFormValues(() => ({ email: address }));
  expect(selectTab(store, values, 'signup')).toBe(false);
  store.dispatch({ type: 'requestStarted', request: 'sign-up', attempt: 1 });
  expect(selectTab(store, values, 'signin')).toBe(false);
  expect(values.all()).toEqual({ email: address });
});
