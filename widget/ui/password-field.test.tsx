import { expect, test } from 'vitest';
import { renderCard } from './testing/render-card.tsx';

test('a password is hidden until its button shows it, and the button says what it does', async () => {
  const { card, user } = renderCard();
  const password = card.getByLabelText('Password', { selector: 'input' });
  await user.type(password, 'secret1');
  expect(password).toHaveProperty('type', 'password');
  await user.click(card.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveProperty('type', 'text');
  expect(password).toHaveProperty('value', 'secret1');
  expect(password).toHaveProperty('autocomplete', 'new-password');
  await user.click(card.getByRole('button', { name: 'Hide password' }));
  expect(password).toHaveProperty('type', 'password');
  expect(card.queryByRole('button', { name: 'Hide password' })).toBeNull();
});

test('showing a password submits nothing', async () => {
  const { card, user, callsOf } = renderCard({ state: { tab: 'signin' } });
  await user.click(card.getByRole('button', { name: 'Show password' }));
  expect(callsOf('signIn')).toEqual([]);
});
