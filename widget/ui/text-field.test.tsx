import { fireEvent } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { FieldProblems } from '../../account/validate-fields.ts';
import { renderCard } from './testing/render-card.tsx';

const refuse = (
  { dispatch }: ReturnType<typeof renderCard>,
  fieldProblems: FieldProblems,
  humanCheckMissing = false,
): Promise<void> => dispatch({ type: 'submitRefused', fieldProblems, humanCheckMissing });

describe('text field', () => {
  describe('a refused field', () => {
    test('each refused field is marked and described by its problem, and the first one receives the focus', async () => {
      const rendered = renderCard();
      await refuse(rendered, { company: 'required', email: 'email' });
      const company = rendered.card.getByRole('textbox', {
        name: 'Company Name',
        description: 'This field is required',
      });
      expect(company.getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(company);
      expect(
        rendered.card.getByRole('textbox', {
          name: 'Email',
          description: 'Enter a valid email, such as name@example.com',
        }),
      ).toBeTruthy();
      expect(rendered.card.getByRole('textbox', { name: 'Name' }).hasAttribute('aria-invalid')).toBe(false);
    });

    test('a refused field loses its mark as soon as it is edited, and the focus stays', async () => {
      const rendered = renderCard();
      await refuse(rendered, { name: 'required', email: 'email' });
      const email = rendered.card.getByRole('textbox', { name: 'Email' });
      await rendered.user.type(email, 'a');
      expect(email.hasAttribute('aria-invalid')).toBe(false);
      expect(document.activeElement).toBe(email);
      expect(rendered.card.getByRole('textbox', { name: 'Name' }).getAttribute('aria-invalid')).toBe('true');
    });

    test('a refused field still shows its hint beside the problem', async () => {
      const rendered = renderCard();
      const password = rendered.card.getByLabelText('Password', { selector: 'input' });
      await refuse(rendered, { newPassword: 'required' });
      const described = (password.getAttribute('aria-describedby') ?? '').split(' ');
      expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
        'This field is required',
        '8 or more characters is safer',
      ]);
    });

    test('a refused field receives the focus again after every further submit', async () => {
      const rendered = renderCard();
      await refuse(rendered, { name: 'required' });
      rendered.card.getByRole('textbox', { name: 'Phone' }).focus();
      await refuse(rendered, { name: 'required' });
      expect(document.activeElement).toBe(rendered.card.getByRole('textbox', { name: 'Name' }));
    });
  });

  describe('typed text', () => {
    test('typed text stays in the field when the card renders again', async () => {
      const rendered = renderCard();
      const { card, user } = rendered;
      await user.type(card.getByRole('textbox', { name: 'Company Name' }), 'Sharma Traders');
      await user.type(card.getByLabelText('Password', { selector: 'input' }), 'secret1');
      await refuse(rendered, { email: 'required' });
      await rendered.dispatch({ type: 'requestStarted', request: 'sign-up', attempt: 1 });
      const failure = { request: 'sign-up', code: 'auth/email-already-in-use', providerMessage: null } as const;
      await rendered.dispatch({ type: 'requestFailed', attempt: 1, failure });
      expect(card.getByRole('textbox', { name: 'Company Name' })).toHaveProperty('value', 'Sharma Traders');
      expect(card.getByLabelText('Password', { selector: 'input' })).toHaveProperty('value', 'secret1');
    });

    test('text without an input event is read when the form is submitted', async () => {
      const { card, user, values, callsOf } = renderCard();
      const email = card.getByRole('textbox', { name: 'Email' }) as HTMLInputElement;
      email.value = 'filled@example.com';
      await user.click(card.getByRole('button', { name: 'Create Account' }));
      expect(values.get('email')).toBe('filled@example.com');
      expect(callsOf('signUp')).toHaveLength(1);
    });

    test('a typed password never becomes an attribute, which page recorders could read', async () => {
      const rendered = renderCard();
      await rendered.user.type(rendered.card.getByLabelText('Password', { selector: 'input' }), 'secret1');
      await refuse(rendered, { email: 'required' });
      await rendered.user.click(rendered.card.getByRole('tab', { name: 'Sign In' }));
      await rendered.user.click(rendered.card.getByRole('tab', { name: 'Sign Up' }));
      expect(rendered.card.getByLabelText('Password', { selector: 'input' })).toHaveProperty('value', 'secret1');
      expect(rendered.container.innerHTML).not.toContain('secret1');
    });
  });

  test('the typed password stays if a sign-in fails because the network is missing', async () => {
    const { card, dispatch } = renderCard({ state: { tab: 'signin' }, texts: { password: 'wrong' } });
    await dispatch({ type: 'requestStarted', request: 'sign-in', attempt: 1 });
    const failure = { request: 'sign-in', code: 'auth/network-request-failed', providerMessage: null } as const;
    await dispatch({ type: 'requestFailed', attempt: 1, failure });
    expect(card.getByLabelText('Password', { selector: 'input' })).toHaveProperty('value', 'wrong');
  });
});

describe('password field', () => {
  test('a press of the button shows the password, and changes the name of the button', async () => {
    const { card, user } = renderCard();
    const password = card.getByLabelText('Password', { selector: 'input' });
    await user.type(password, 'secret1');
    expect(password).toHaveProperty('type', 'password');
    await user.click(card.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveProperty('type', 'text');
    expect(password).toHaveProperty('value', 'secret1');
    expect(password).toHaveProperty('autocomplete', 'new-password');
    // A visible password must not be corrected, capitalised or sent to a browser's spelling service.
    expect(['autocapitalize', 'spellcheck'].map((name) => password.getAttribute(name))).toEqual(['none', 'false']);
    await user.click(card.getByRole('button', { name: 'Hide password' }));
    expect(password).toHaveProperty('type', 'password');
    expect(card.queryByRole('button', { name: 'Hide password' })).toBeNull();
  });

  test('showing a password submits nothing', async () => {
    const { card, user, callsOf } = renderCard({ state: { tab: 'signin' } });
    await user.click(card.getByRole('button', { name: 'Show password' }));
    expect(callsOf('signIn')).toEqual([]);
  });

  const failure = { request: 'sign-in', code: 'auth/network-request-failed', providerMessage: null } as const;
  const started = { type: 'requestStarted', request: 'sign-in', attempt: 1 } as const;
  type Rendered = ReturnType<typeof renderCard>;
  /** The events that hide a revealed password. */
  const hidingEvents: readonly (readonly [when: string, (rendered: Rendered) => Promise<void>])[] = [
    [
      'the form is submitted by its button',
      ({ card, user }) => user.click(card.getByRole('button', { name: 'Sign In' })),
    ],
    // Dispatches the submit event itself. At Enter, user-event presses only a button inside the form, but the card's
    // button is outside the form.
    [
      'the form is submitted by Enter',
      async ({ card }) => {
        fireEvent.submit(card.getByLabelText('Password', { selector: 'input' }));
      },
    ],
    ['a field is refused', (rendered) => refuse(rendered, { identifier: 'required' })],
    ['the human check is missing', (rendered) => refuse(rendered, {}, true)],
    ['a request starts', ({ dispatch }) => dispatch(started)],
    ['a window opens', ({ dispatch }) => dispatch({ type: 'popupOpened', provider: 'google', attempt: 1 })],
  ];
  test.each(hidingEvents)('a revealed password is hidden again when %s', async (_, happen) => {
    const rendered = renderCard({ state: { tab: 'signin' }, texts: { identifier: 'asha@example.com' } });
    const { card, user } = rendered;
    const password = card.getByLabelText('Password', { selector: 'input' });
    await user.click(card.getByRole('button', { name: 'Show password' }));
    await user.type(password, 'secret1');
    await happen(rendered);
    expect(password).toHaveProperty('type', 'password');
    expect(password).toHaveProperty('value', 'secret1');
    expect(card.getByRole('button', { name: 'Show password' })).toBeTruthy();
    expect(card.queryByRole('button', { name: 'Hide password' })).toBeNull();
  });

  test('a password that is revealed while a request runs is hidden again when the request fails', async () => {
    const { card, user, dispatch } = renderCard({ state: { tab: 'signin' }, texts: { password: 'secret1' } });
    await dispatch(started);
    await user.click(card.getByRole('button', { name: 'Show password' }));
    await dispatch({ type: 'requestFailed', attempt: 1, failure });
    expect(card.getByLabelText('Password', { selector: 'input' })).toHaveProperty('type', 'password');
  });
});
