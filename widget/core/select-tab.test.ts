import { describe, expect, test } from 'vitest';
import type { FieldName } from './card-state.ts';
import { initialCardState } from './card-state.ts';
import { createCardStore } from './card-store.ts';
import { createDrafts } from './drafts.ts';
import { selectTab } from './select-tab.ts';

function card(tab: 'signup' | 'signin', texts: Partial<Record<FieldName, string>> = {}) {
  return { store: createCardStore(initialCardState(tab)), drafts: createDrafts(() => texts) };
}

describe('going to Sign In', () => {
  test('takes the e-mail typed in Sign Up along', () => {
    const { store, drafts } = card('signup', { email: 'asha@example.com' });
    expect(selectTab(store, drafts, 'signin')).toBe(true);
    expect(store.getState().tab).toBe('signin');
    expect(drafts.get('identifier')).toBe('asha@example.com');
  });

  test('does not overwrite what stands there', () => {
    const { store, drafts } = card('signup', { email: 'asha@example.com', identifier: '9876543210' });
    selectTab(store, drafts, 'signin');
    expect(drafts.get('identifier')).toBe('9876543210');
  });
});

describe('going to Sign Up', () => {
  test.each([
    ['asha@example.com', '', 'asha@example.com'],
    ['asha@example.com', 'other@example.com', 'other@example.com'],
    ['9876543210', '', ''],
    ['12345678901234', '', ''],
  ])('with %j typed beside %j the e-mail is %j', (identifier, email, expected) => {
    const { store, drafts } = card('signin', { identifier, email });
    expect(selectTab(store, drafts, 'signup')).toBe(true);
    expect(drafts.get('email')).toBe(expected);
  });
});

test('a tab that is shown already, or cannot change now, changes nothing', () => {
  const { store, drafts } = card('signup', { email: 'asha@example.com' });
  expect(selectTab(store, drafts, 'signup')).toBe(false);
  store.dispatch({ type: 'requestStarted', request: 'sign-up', attempt: 1 });
  expect(selectTab(store, drafts, 'signin')).toBe(false);
  expect(store.getState().tab).toBe('signup');
  expect(drafts.get('identifier')).toBe('');
});
