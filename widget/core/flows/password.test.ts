import { expect } from 'vitest';
import { createFakeCard, newcomer } from '../../adapters/fakes/create-fake-card.ts';
import { does, type Step, sceneFor, scenes, signsUp } from './testing/scenes.ts';

const { email } = newcomer;
const lost = 'auth/network-request-failed';
const failsWith = (code: string) => ({ shows: `ready: sign-up ${code}` });
const isTaken = failsWith('auth/email-already-in-use');
const unfinishedSignUps = new Set<string>();

scenes('a sign-up whose reply is lost', {
  ...sceneFor([lost, 'auth/too-many-requests'], (code) => ({
    [`as ${code} is finished by the next press: name, records, cookies, one account`]: [
      [does.loseReply('signUp', code), ...signsUp, failsWith(code), { typed: { newPassword: 'secret1' } }],
      ['signUp', { accounts: 1, asked: ['signUp', 'signUp', 'resumeSignUp'], shows: 'redirecting' }],
      { profile: { displayName: 'Asha', signupMethod: 'password' }, request: { companyName: 'Sharma Traders' } },
      { company: 'sharma-traders-Uid001' },
      { authenticated: [{ isNewUser: true, companyId: 'sharma-traders-Uid001', session: 'cookies' }] },
    ],
  })),
  'is finished where a project does not say that the address is taken': [
    [does.loseReply('signUp', lost), ...signsUp, does.fail('signUp', 'auth/invalid-credential'), 'signUp'],
    { accounts: 1, asked: ['signUp', 'signUp', 'resumeSignUp'], shows: 'redirecting' },
  ],
  'is finished by another card of the page, when the element went and came back': [
    { on: { unfinishedSignUps } },
    async () => {
      const first = createFakeCard({ unfinishedSignUps });
      first.type(newcomer);
      const held = first.auth.script.hold('signUp');
      const running = first.flows.signUp();
      first.resetCard();
      held.release();
      await running;
    },
    [does.addAccount(email), ...signsUp, { shows: 'redirecting', profile: { email } }],
  ],
  'with another password than the first time has an account, and asks once': [
    [does.loseReply('signUp', lost), ...signsUp, does.type({ newPassword: 'another1' }), 'signUp', isTaken],
    ['signUp', isTaken, { asked: ['signUp', 'signUp', 'resumeSignUp', 'signUp'] }],
  ],
  'is not signed in to while nobody says that it has an account': [
    [does.loseReply('signUp', lost), ...signsUp, does.fail('signUp', lost), 'signUp', failsWith(lost)],
    { asked: ['signUp', 'signUp'] },
  ],
  'may lose the next reply, too': [
    [does.loseReply('signUp', lost), ...signsUp, does.fail('resumeSignUp', lost), 'signUp', failsWith(lost)],
    ['signUp', { shows: 'redirecting' }],
  ],
});

scenes('an address that is in use', {
  'is not signed in to by a first press': [
    [does.addAccount(email), ...signsUp, 'signUp', isTaken, { asked: ['signUp', 'signUp'] }],
  ],
  'is not signed in to because another one is unfinished': [
    [does.addAccount(email), does.loseReply('signUp', lost), does.type({ ...newcomer, email: 'ravi@example.com' })],
    ['signUp', ...signsUp, isTaken, { asked: ['signUp', 'signUp'] }],
  ],
  ...sceneFor(
    [
      'auth/admin-restricted-operation',
      'auth/invalid-api-key',
      'auth/invalid-credential',
      'auth/invalid-email',
      'auth/missing-password',
      'auth/operation-not-allowed',
      'auth/password-does-not-meet-requirements',
      'auth/weak-password',
    ],
    (code) => ({
      [`nor after ${code}, which made no account`]: [
        [does.addAccount(email), does.fail('signUp', code), ...signsUp, 'signUp', { asked: ['signUp', 'signUp'] }],
      ],
    }),
  ),
  'nor after a sign-up that was finished': [
    [...signsUp, does.nextVisitor(newcomer), 'signUp', isTaken, { asked: ['signUp', 'signUp'] }],
  ],
});

const opensReset: readonly Step[] = [
  does.addAccount('asha@example.com'),
  ({ store }) => store.dispatch({ type: 'passwordResetOpened' }),
];
const sends = (resetEmail: string): readonly Step[] => [does.type({ resetEmail }), 'sendPasswordReset'];

scenes('a forgotten password', {
  ...sceneFor(['asha@example.com', 'nobody@example.com'], (address) => ({
    [`gets one answer, be the address known or not: ${address}`]: [
      [...opensReset, ...sends(address), { view: { name: 'resetSent' }, status: { kind: 'none' } }],
      { events: [], reports: [], asked: ['sendPasswordReset'] },
    ],
  })),
  'is mailed about to the trimmed address': [
    [...opensReset, ...sends(' asha@example.com ')],
    ({ auth }) => expect(auth.resetMails).toEqual(['asha@example.com']),
  ],
  'shows another refusal, and the address can be sent again': [
    [...opensReset, does.fail('sendPasswordReset', 'auth/too-many-requests'), ...sends('asha@example.com')],
    [{ shows: 'resettingPassword: reset-password auth/too-many-requests' }, 'sendPasswordReset'],
    { shows: 'resetSent' },
  ],
});
