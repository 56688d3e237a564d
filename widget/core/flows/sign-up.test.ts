import { describe, expect, test } from 'vitest';
import { createFakeCard, type FakeCard } from '../../adapters/fakes/create-fake-card.ts';

const visitor = { name: 'Asha Patil', company: 'Patil Traders', email: 'asha@example.com', newPassword: 'secret1' };
const codeOf = (card: FakeCard): string | null => {
  const { status } = card.store.getState();
  return status.kind === 'failed' ? status.failure.code : null;
};

describe('a sign-up whose reply is lost', () => {
  test.each(['auth/network-request-failed', 'auth/too-many-requests'])(
    'as %s is finished by the next press: name, records, cookies, one account',
    async (code) => {
      const card = createFakeCard();
      card.type(visitor);
      card.auth.script.loseReply('signUp', code);
      await card.flows.signUp();
      expect(codeOf(card)).toBe(code);
      expect(card.values.get('newPassword')).toBe('secret1');

      await card.flows.signUp();
      expect(card.auth.accounts).toHaveLength(1);
      expect(card.auth.callsOf('resumeSignUp')).toHaveLength(1);
      expect(card.records.profiles.get('Uid001xyzXYZ')).toMatchObject({
        displayName: 'Asha Patil',
        signupMethod: 'password',
      });
      expect(card.records.provisionRequests.get('Uid001xyzXYZ')).toMatchObject({ companyName: 'Patil Traders' });
      expect(card.browser.readCookie('acct_company_id')).toBe('patil-traders-Uid001');
      expect(card.host.details('acct-authenticated')).toMatchObject([
        { isNewUser: true, companyId: 'patil-traders-Uid001', session: 'cookies' },
      ]);
      expect(card.store.getState().view.name).toBe('redirecting');
    },
  );

  test('is finished by another card of the page, when the element went and came back', async () => {
    const unfinishedSignUps = new Set<string>();
    const first = createFakeCard({ unfinishedSignUps });
    first.type(visitor);
    const held = first.auth.script.hold('signUp');
    const running = first.flows.signUp();
    first.resetCard();
    held.release();
    await running;

    const second = createFakeCard({ unfinishedSignUps });
    second.auth.addAccount({ email: visitor.email, password: visitor.newPassword });
    second.type(visitor);
    await second.flows.signUp();
    expect(second.store.getState().view.name).toBe('redirecting');
    expect(second.records.profiles.size).toBe(1);
  });

  test('with another password than the first time has an account, and asks once', async () => {
    const card = createFakeCard();
    card.type(visitor);
    card.auth.script.loseReply('signUp', 'auth/network-request-failed');
    await card.flows.signUp();
    card.type({ newPassword: 'another1' });
    await card.flows.signUp();
    expect(codeOf(card)).toBe('auth/email-already-in-use');
    await card.flows.signUp();
    expect(codeOf(card)).toBe('auth/email-already-in-use');
    expect(card.auth.callsOf('resumeSignUp')).toHaveLength(1);
  });

  test('is not signed in to while nobody says that it has an account', async () => {
    const card = createFakeCard();
    card.type(visitor);
    card.auth.script.loseReply('signUp', 'auth/network-request-failed');
    await card.flows.signUp();
    card.auth.script.failNext('signUp', 'auth/network-request-failed');
    await card.flows.signUp();
    expect(codeOf(card)).toBe('auth/network-request-failed');
    expect(card.auth.callsOf('resumeSignUp')).toEqual([]);
  });

  test('may lose the next reply, too', async () => {
    const card = createFakeCard();
    card.type(visitor);
    card.auth.script.loseReply('signUp', 'auth/network-request-failed');
    await card.flows.signUp();
    card.auth.script.failNext('resumeSignUp', 'auth/network-request-failed');
    await card.flows.signUp();
    expect(codeOf(card)).toBe('auth/network-request-failed');
    await card.flows.signUp();
    expect(card.store.getState().view.name).toBe('redirecting');
  });
});

describe('an address that is in use', () => {
  test('is not signed in to by a first press', async () => {
    const card = createFakeCard();
    card.auth.addAccount({ email: visitor.email, password: visitor.newPassword });
    card.type(visitor);
    await card.flows.signUp();
    await card.flows.signUp();
    expect(codeOf(card)).toBe('auth/email-already-in-use');
    expect(card.auth.callsOf('resumeSignUp')).toEqual([]);
  });

  test('is not signed in to because another one is unfinished', async () => {
    const card = createFakeCard();
    card.auth.addAccount({ email: visitor.email, password: visitor.newPassword });
    card.type({ ...visitor, email: 'ravi@example.com' });
    card.auth.script.loseReply('signUp', 'auth/network-request-failed');
    await card.flows.signUp();
    card.type(visitor);
    await card.flows.signUp();
    expect(codeOf(card)).toBe('auth/email-already-in-use');
    expect(card.auth.callsOf('resumeSignUp')).toEqual([]);
  });

  test.each([
    'auth/admin-restricted-operation',
    'auth/invalid-api-key',
    'auth/invalid-email',
    'auth/missing-password',
    'auth/operation-not-allowed',
    'auth/password-does-not-meet-requirements',
    'auth/weak-password',
  ])('nor after %s, which made no account', async (code) => {
    const card = createFakeCard();
    card.auth.addAccount({ email: visitor.email, password: visitor.newPassword });
    card.type(visitor);
    card.auth.script.failNext('signUp', code);
    await card.flows.signUp();
    await card.flows.signUp();
    expect(card.auth.callsOf('resumeSignUp')).toEqual([]);
  });

  test('nor after a sign-up that was finished', async () => {
    const card = createFakeCard();
    card.type(visitor);
    await card.flows.signUp();
    card.nextVisitor(visitor);
    await card.flows.signUp();
    expect(codeOf(card)).toBe('auth/email-already-in-use');
    expect(card.auth.callsOf('resumeSignUp')).toEqual([]);
  });
});
