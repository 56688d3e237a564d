import { describe, expect, test } from 'vitest';
import { createFakeCard, signInFieldTexts, signUpFieldTexts } from '../../adapters/fakes/create-fake-card.ts';
import type { CardFlows } from './card-flows.ts';

describe('without a solved human check nothing is sent', () => {
  test.each<[Exclude<keyof CardFlows, 'humanCheck'>, object]>([
    ['signUp', signUpFieldTexts],
    ['signIn', signInFieldTexts],
    ['signIn', { identifier: '9876543210' }],
    ['signInWithPopup', {}],
    ['sendPasswordReset', { resetEmail: 'asha@example.com' }],
  ])('by the command %s with the texts %j', async (command, texts) => {
    const card = createFakeCard({ solved: false });
    card.type(texts);
    await card.flows[command]('google');
    expect(card.auth.calls).toEqual([]);
    expect(card.shows()).toBe('ready: human-check-missing');
  });

  test.each(['expire', 'fail'] as const)('after the event %s, which makes a solved check unsolved', async (turn) => {
    const card = createFakeCard();
    card.humanCheck.latest[turn]();
    card.type(signUpFieldTexts);
    await card.flows.signUp();
    expect(card.auth.calls).toEqual([]);
    expect(card.store.getState().status.kind).toBe('human-check-missing');
  });
});

describe('with an invalid field nothing is sent, and the field is marked', () => {
  test.each([
    ['signUp', {}, { name: 'required', company: 'required', email: 'required', newPassword: 'required' }],
    ['signUp', { ...signUpFieldTexts, company: '  ' }, { company: 'required' }],
    ['signUp', { ...signUpFieldTexts, phone: '98765' }, { phone: 'phone' }],
    ['signUp', { ...signUpFieldTexts, phone: '12345678901234' }, { phone: 'phone' }],
    ['signUp', { ...signUpFieldTexts, phone: '0202543123' }, { phone: 'phone' }],
    ['signIn', {}, { identifier: 'required', password: 'required' }],
    ['signIn', { ...signInFieldTexts, password: '' }, { password: 'required' }],
    ['signIn', { identifier: '12345678901234' }, { identifier: 'phone' }],
    ['signIn', { identifier: '0012345678' }, { identifier: 'phone' }],
    ['signInWithPopup', { phone: '98765' }, { phone: 'phone' }],
    ['signInWithPopup', { name: 'x'.repeat(101) }, { name: 'too-long' }],
    ['sendPasswordReset', { resetEmail: 'asha' }, { resetEmail: 'email' }],
  ] as const)('if the command is %s and the texts are %j', async (command, texts, fieldProblems) => {
    const card = createFakeCard();
    card.type(texts);
    await card.flows[command]('google');
    expect(card.auth.calls).toEqual([]);
    expect(card.store.getState()).toMatchObject({ status: { kind: 'fields-refused' }, fieldProblems });
    expect(Object.keys(card.store.getState().fieldProblems)).toEqual(Object.keys(fieldProblems));
  });
});

test('a solved human check can be used again after a wrong password or a closed window', async () => {
  const card = createFakeCard();
  card.type(signInFieldTexts);
  await card.flows.signIn();
  card.auth.script.failNext('signInWithPopup', 'auth/popup-closed-by-user');
  await card.flows.signInWithPopup('google');
  expect(card.store.getState().humanCheck.phase).toBe('solved');
  expect(card.humanCheck.checks).toHaveLength(1);
});

test('name, e-mail and company are sent without invisible characters, and the password with its spaces', async () => {
  const card = createFakeCard();
  card.type({
    name: ' \u202eAsha\u0007 Patil\u200f',
    company: ' \u2066क्\u200dषत्रिय\u2069 Traders\u0000 ',
    email: ' asha@example.com ',
    newPassword: ' secret1 ',
  });
  await card.flows.signUp();
  expect(card.auth.callsOf('signUp')[0]?.args).toEqual([
    { name: 'Asha Patil', email: 'asha@example.com', password: ' secret1 ' },
  ]);
  expect([...card.records.provisionRequests.values()]).toMatchObject([{ companyName: 'क्\u200dषत्रिय Traders' }]);
});
