import { describe, expect, test } from 'vitest';
import { initialCardState } from './card-state.ts';
import { createCardStore } from './card-store.ts';
import type { FieldName } from './fields.ts';
import { flowReducer } from './flow-reducer.ts';
import { createFormValues } from './form-values.ts';
import { selectTab } from './select-tab.ts';

function card(tab: 'signup' | 'signin', texts: Partial<Record<FieldName, string>> = {}) {
  const store = createCardStore(initialCardState(tab));
  store.extend(flowReducer);
  return { store, values: createFormValues(() => texts) };
}

describe('going to Sign In', () => {
  test('takes the e-mail typed in Sign Up along', () => {
    const { store, values } = card('signup', { email: 'asha@example.com' });
    expect(selectTab(store, values, 'signin')).toBe(true);
    expect(store.getState().tab).toBe('signin');
    expect(values.get('identifier')).toBe('asha@example.com');
  });

  test('does not overwrite what stands there', () => {
    const { store, values } = card('signup', { email: 'asha@example.com', identifier: '9876543210' });
    selectTab(store, values, 'signin');
    expect(values.get('identifier')).toBe('9876543210');
  });

  test('puts nothing into Sign Up', () => {
    const { store, values } = card('signup', { identifier: 'asha@example.com' });
    selectTab(store, values, 'signin');
    expect(values.get('email')).toBe('');
  });
});

describe('going to Sign Up', () => {
  test.each([
    ['asha@example.com', '', 'asha@example.com'],
    ['asha@example.com', 'other@example.com', 'other@example.com'],
    ['9876543210', '', ''],
    ['12345678901234', '', ''],
  ])('with %j typed beside %j the e-mail is %j', (identifier, email, expected) => {
    const { store, values } = card('signin', { identifier, email });
    expect(selectTab(store, values, 'signup')).toBe(true);
    expect(values.all()).toEqual({ identifier, email: expected });
  });

  test('puts nothing into Sign In', () => {
    const { store, values } = card('signin', { email: 'asha@example.com' });
    selectTab(store, values, 'signup');
    expect(values.get('identifier')).toBe('');
  });
});

test('a tab that is shown already, or cannot change now, changes nothing', () => {
  const { store, values } = card('signup', { email: 'asha@example.com' });
  expect(selectTab(store, values, 'signup')).toBe(false);
  store.dispatch({ type: 'requestStarted', request: 'sign-up', attempt: 1 });
  expect(selectTab(store, values, 'signin')).toBe(false);
  expect(store.getState().tab).toBe('signup');
  expect(values.get('identifier')).toBe('');
});
