import { describe, expect, test } from 'vitest';
import { renderCard } from './testing/render-card.tsx';

const tabsOf = ({ card }: ReturnType<typeof renderCard>) => ({
  signUp: card.getByRole('tab', { name: 'Sign Up' }),
  signIn: card.getByRole('tab', { name: 'Sign In' }),
});

test('the shown tab is selected, the only stop of the Tab key, and tied to the panel', () => {
  const rendered = renderCard();
  const { signUp, signIn } = tabsOf(rendered);
  expect([signUp, signIn].map((tab) => [tab.getAttribute('aria-selected'), tab.tabIndex])).toEqual([
    ['true', 0],
    ['false', -1],
  ]);
  expect(rendered.card.getByRole('tablist', { name: 'Sign up or sign in' })).toContain(signUp);
  const panel = rendered.card.getByRole('tabpanel');
  expect(signUp.getAttribute('aria-controls')).toBe(panel.id);
  expect(panel.getAttribute('aria-labelledby')).toBe(signUp.id);
});

describe('by keyboard', () => {
  test.each([
    ['{ArrowRight}', 'Sign In'],
    ['{ArrowLeft}', 'Sign In'],
    ['{End}', 'Sign In'],
    ['{Home}', 'Sign Up'],
    ['{ArrowRight}{ArrowRight}', 'Sign Up'],
    ['{ArrowLeft}{Home}', 'Sign Up'],
  ])('%s from Sign Up leads to %s, focus with it', async (keys, name) => {
    const { card, user } = renderCard();
    card.getByRole('tab', { name: 'Sign Up' }).focus();
    await user.keyboard(keys);
    const shown = card.getByRole('tab', { name });
    expect(shown.getAttribute('aria-selected')).toBe('true');
    expect(document.activeElement).toBe(shown);
  });

  test('other keys are left alone', async () => {
    const { card, user, callsOf } = renderCard();
    card.getByRole('tab', { name: 'Sign Up' }).focus();
    await user.keyboard('{ArrowDown}a');
    expect(callsOf('selectTab')).toEqual([]);
  });
});

test('while a request runs the tabs say that they wait, and stay', async () => {
  const view = { name: 'busy', request: 'sign-up', attempt: 1, returnTo: { name: 'ready' } } as const;
  const rendered = renderCard({ state: { view } });
  const { signUp, signIn } = tabsOf(rendered);
  expect([signUp, signIn].map((tab) => tab.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
  await rendered.user.click(signIn);
  expect(signUp.getAttribute('aria-selected')).toBe('true');
});
