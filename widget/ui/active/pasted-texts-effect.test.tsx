import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FieldName } from '../../../account/fields.ts';
import type { CardState } from '../../core/card-state.ts';
import { type CardRenderOptions, renderCard } from '../testing/render-card.tsx';

const otp = { name: 'awaitingOtp', phone: '+919876543210', confirmationId: 'c1', resendAt: 0 } as const;
const signIn: Partial<CardState> = { tab: 'signin' };

/** Renders a card and returns its field. */
function fieldOf(name: FieldName, options: CardRenderOptions = {}) {
  const rendered = renderCard(options);
  const field = rendered.container.querySelector<HTMLInputElement>(`input[name=${name}]`);
  if (field === null) throw new Error(`no field ${name}`);
  return { ...rendered, field };
}

const pastes: readonly (readonly [FieldName, Partial<CardState>, pasted: string, shows: string])[] = [
  ['email', {}, 'Asha <asha@x.in>', 'asha@x.in'],
  ['email', {}, 'asha@x.in, ravi@y.in', 'asha@x.in, ravi@y.in'],
  ['phone', {}, 'Mobile: +91 98765 43210', '+91 98765 43210'],
  ['name', {}, 'Asha <asha@x.in>', 'Asha <asha@x.in>'],
  ['identifier', signIn, 'mailto:asha@x.in?subject=Login', 'asha@x.in'],
  ['password', signIn, 'OTP 123456', 'OTP 123456'],
  ['resetEmail', { ...signIn, view: { name: 'resettingPassword' } }, '<asha@x.in>', 'asha@x.in'],
  ['otp', { ...signIn, view: otp }, 'आपका OTP 123456 है। यह 10 मिनट चलेगा, किसी को न बताएं।', '123456'],
  ['otp', { ...signIn, view: otp }, 'OTP 123456 for a payment of Rs 250000', 'OTP 123456 for a payment of Rs 250000'],
];
test.each(pastes)(
  'the field %s of a card in the state %j replaces the pasted text %j by %j',
  async (name, state, pasted, shows) => {
    const { field, user, values } = fieldOf(name, { state });
    await user.click(field);
    await user.paste(pasted);
    expect(field.value).toBe(shows);
    expect(values.get(name)).toBe(shows);
  },
);

test('a pasted phone number removes the password field', async () => {
  const { field, user, card } = fieldOf('identifier', { state: signIn });
  await user.click(field);
  await user.paste('Mobile: 98765 43210');
  expect(card.queryByLabelText('Password', { selector: 'input' })).toBeNull();
});

test('a text stays unchanged if it is typed letter by letter, or restored by undo', async () => {
  const { field, user } = fieldOf('email');
  await user.type(field, '<asha@x.in>');
  expect(field.value).toBe('<asha@x.in>');
  await user.clear(field);
  fireEvent.input(field, { target: { value: 'Asha <asha@x.in>' }, inputType: 'historyUndo' });
  expect(field.value).toBe('Asha <asha@x.in>');
});

test('a text from a keyboard’s own clipboard is replaced like a pasted text', () => {
  const { field } = fieldOf('otp', { state: { ...signIn, view: otp } });
  fireEvent.input(field, { target: { value: 'G-123456 is your code' }, inputType: 'insertText' });
  expect(field.value).toBe('123456');
});
