import { expect, test } from 'vitest';
import { createFakeCard } from '../../adapters/fakes/create-fake-card.ts';

const forgetful = () => {
  const card = createFakeCard({ attributes: { tab: 'signin' } });
  card.auth.addAccount({ email: 'asha@example.com', password: 'secret1' });
  card.store.dispatch({ type: 'passwordResetOpened' });
  return card;
};

test('a known and an unknown address get the same answer', async () => {
  const answers = [];
  for (const resetEmail of ['asha@example.com', 'nobody@example.com']) {
    const card = forgetful();
    card.type({ resetEmail });
    await card.flows.sendPasswordReset();
    answers.push({ state: card.store.getState(), events: card.host.events, reports: card.host.reports });
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.state).toMatchObject({ view: { name: 'resetSent' }, status: { kind: 'none' } });
});

test('the mail goes to the trimmed address', async () => {
  const card = forgetful();
  card.type({ resetEmail: ' asha@example.com ' });
  await card.flows.sendPasswordReset();
  expect(card.auth.resetMails).toEqual(['asha@example.com']);
});

test('another refusal is shown, and the address can be sent again', async () => {
  const card = forgetful();
  card.type({ resetEmail: 'asha@example.com' });
  card.auth.script.failNext('sendPasswordReset', 'auth/too-many-requests');
  await card.flows.sendPasswordReset();
  expect(card.shows()).toBe('resettingPassword: reset-password auth/too-many-requests');
  await card.flows.sendPasswordReset();
  expect(card.store.getState().view.name).toBe('resetSent');
});
