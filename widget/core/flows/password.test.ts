import { expect } from 'vitest';
import { visitorRequestTimeLimit } from '../../../account/time-limit.ts';
import {
  createFakeCard,
  type FakeCard,
  signInFieldTexts,
  signUpFieldTexts,
} from '../../adapters/fakes/create-fake-card.ts';
import { runSceneTests, type SceneStep, sceneStep, scenesForRows, signUpSceneSteps } from './testing/scenes.ts';

const { email } = signUpFieldTexts;
const lost = 'auth/network-request-failed';
const failsWith = (code: string) => ({ shows: `ready: sign-up ${code}` });
const isTaken = failsWith('auth/email-already-in-use');
const unfinishedSignUps = new Set<string>();

runSceneTests('a sign-up whose reply is lost', {
  ...scenesForRows([lost, 'auth/too-many-requests'], (code) => ({
    [`with ${code} is finished by the next press: name, records, cookies, one account`]: [
      [
        sceneStep.loseReply('signUp', code),
        ...signUpSceneSteps,
        failsWith(code),
        { typed: { newPassword: 'secret1' } },
      ],
      ['signUp', { accounts: 1, authCalls: ['signUp', 'signUp', 'resumeSignUp'], shows: 'redirecting' }],
      { profile: { displayName: 'Asha', signupMethod: 'password' }, request: { companyName: 'Sharma Traders' } },
      { company: 'sharma-traders-Uid001' },
      { authenticated: [{ isNewUser: true, companyId: 'sharma-traders-Uid001', session: 'cookies' }] },
    ],
  })),
  'is finished if the project hides that the address is taken': [
    [
      sceneStep.loseReply('signUp', lost),
      ...signUpSceneSteps,
      sceneStep.fail('signUp', 'auth/invalid-credential'),
      'signUp',
    ],
    { accounts: 1, authCalls: ['signUp', 'signUp', 'resumeSignUp'], shows: 'redirecting' },
  ],
  'is finished by another card of the page, when the element was removed and inserted again': [
    { on: { unfinishedSignUps } },
    async () => {
      const first = createFakeCard({ unfinishedSignUps });
      first.type(signUpFieldTexts);
      const held = first.auth.script.hold('signUp');
      const running = first.flows.signUp();
      first.resetCard();
      held.release();
      await running;
    },
    [sceneStep.addAccount(email), ...signUpSceneSteps, { shows: 'redirecting', profile: { email } }],
  ],
  'with another password than before is reported as taken, and resumed only once': [
    [
      sceneStep.loseReply('signUp', lost),
      ...signUpSceneSteps,
      sceneStep.type({ newPassword: 'another1' }),
      'signUp',
      isTaken,
    ],
    ['signUp', isTaken, { authCalls: ['signUp', 'signUp', 'resumeSignUp', 'signUp'] }],
  ],
  'is not resumed while the address is not reported as taken': [
    [
      sceneStep.loseReply('signUp', lost),
      ...signUpSceneSteps,
      sceneStep.fail('signUp', lost),
      'signUp',
      failsWith(lost),
    ],
    { authCalls: ['signUp', 'signUp'] },
  ],
  'can be finished after a second lost reply': [
    [
      sceneStep.loseReply('signUp', lost),
      ...signUpSceneSteps,
      sceneStep.fail('resumeSignUp', lost),
      'signUp',
      failsWith(lost),
    ],
    ['signUp', { shows: 'redirecting' }],
  ],
});

runSceneTests('an address that has an account', {
  'is not signed in to by the first press': [
    [sceneStep.addAccount(email), ...signUpSceneSteps, 'signUp', isTaken, { authCalls: ['signUp', 'signUp'] }],
  ],
  'is not signed in to because of another unfinished sign-up': [
    [
      sceneStep.addAccount(email),
      sceneStep.loseReply('signUp', lost),
      sceneStep.type({ ...signUpFieldTexts, email: 'ravi@example.com' }),
    ],
    ['signUp', ...signUpSceneSteps, isTaken, { authCalls: ['signUp', 'signUp'] }],
  ],
  ...scenesForRows(
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
      [`is not signed in to after ${code}, which created no account`]: [
        [
          sceneStep.addAccount(email),
          sceneStep.fail('signUp', code),
          ...signUpSceneSteps,
          'signUp',
          { authCalls: ['signUp', 'signUp'] },
        ],
      ],
    }),
  ),
  'is not signed in to after a finished sign-up': [
    [
      ...signUpSceneSteps,
      sceneStep.nextVisitor(signUpFieldTexts),
      'signUp',
      isTaken,
      { authCalls: ['signUp', 'signUp'] },
    ],
  ],
});

const opensReset: readonly SceneStep[] = [
  sceneStep.addAccount('asha@example.com'),
  ({ store }) => store.dispatch({ type: 'passwordResetOpened' }),
];
const sends = (resetEmail: string): readonly SceneStep[] => [sceneStep.type({ resetEmail }), 'sendPasswordReset'];

runSceneTests('a forgotten password', {
  ...scenesForRows(['asha@example.com', 'nobody@example.com'], (address) => ({
    [`gets the same answer for a known and an unknown address: ${address}`]: [
      [...opensReset, ...sends(address), { view: { name: 'resetSent' }, status: { kind: 'none' } }],
      { events: [], reports: [], authCalls: ['sendPasswordReset'] },
    ],
  })),
  'is sent to the trimmed address': [
    [...opensReset, ...sends(' asha@example.com ')],
    ({ auth }) => expect(auth.resetMails).toEqual(['asha@example.com']),
  ],
  'displays other errors, and the address can be sent again': [
    [...opensReset, sceneStep.fail('sendPasswordReset', 'auth/too-many-requests'), ...sends('asha@example.com')],
    [{ shows: 'resettingPassword: reset-password auth/too-many-requests' }, 'sendPasswordReset'],
    { shows: 'resetSent' },
  ],
});

/** Pairs of equal passwords, in Unicode's form NFC (RFC 8265, OpaqueString) and in another form from keyboards. */
const spellings = [
  ['caf\u00e9-kagaz-42', 'cafe\u0301-kagaz-42'],
  ['k-\u0921\u093c\u0930-kagaz-42', 'k-\u095c\u0930-kagaz-42'],
  ['k-\u0b95\u0bca-kagaz-42', 'k-\u0b95\u0bc6\u0bbe-kagaz-42'],
] as const;
const [[nfc, other]] = spellings;
const invalid = 'auth/invalid-credential';
const passwordsOf: (method: 'signUp' | 'signIn' | 'resumeSignUp') => (card: FakeCard) => readonly unknown[] =
  (method) =>
  ({ auth }) =>
    auth.callsOf(method).map(({ args: [account] }) => (account as { password: string }).password);
const sent =
  (method: 'signUp' | 'signIn' | 'resumeSignUp', ...passwords: readonly string[]): SceneStep =>
  (card) =>
    expect(passwordsOf(method)(card)).toEqual(passwords);
const signsIn = (password: string): readonly SceneStep[] => [
  sceneStep.type({ ...signInFieldTexts, password }),
  'signIn',
];

runSceneTests('a password that keyboards write in two ways', {
  ...scenesForRows(spellings, ([composed, typed]) => ({
    [`is the same at sign-up and sign-in, in either order: ${composed}`]: [
      [sceneStep.type({ ...signUpFieldTexts, newPassword: typed }), 'signUp', sent('signUp', composed)],
      [sceneStep.nextVisitor({ ...signInFieldTexts, password: composed }), 'signIn', { shows: 'redirecting' }],
      [sceneStep.nextVisitor({ ...signInFieldTexts, password: typed }), 'signIn', { shows: 'redirecting' }],
      [sent('signIn', composed, composed)],
    ],
    [`signs in to an account that stores it as typed: ${composed}`]: [
      [sceneStep.addAccount(email, typed), ...signsIn(typed), { shows: 'redirecting', errors: [] }],
      [sent('signIn', composed, typed)],
    ],
  })),
  'keeps spaces at its ends, and its letters’ case': [
    [
      sceneStep.type({ ...signUpFieldTexts, newPassword: ` KAGAZ${other}\u00a0` }),
      'signUp',
      sent('signUp', ` KAGAZ${nfc}\u00a0`),
    ],
  ],
  ...scenesForRows(['auth/wrong-password', invalid, 'auth/invalid-login-credentials'], (code) => ({
    [`is tried once more, as typed, after ${code}`]: [
      [
        sceneStep.addAccount(email),
        sceneStep.fail('signIn', code),
        ...signsIn(other),
        { shows: `ready: sign-in ${invalid}` },
      ],
      [sent('signIn', nfc, other), { errors: [`${invalid} sign-in`] }],
    ],
  })),
  ...scenesForRows(['auth/too-many-requests', 'auth/user-not-found', 'auth/user-disabled', lost], (code) => ({
    [`is not tried again after ${code}`]: [
      [sceneStep.addAccount(email, other), sceneStep.fail('signIn', code), ...signsIn(other)],
      [sent('signIn', nfc), { shows: `ready: sign-in ${code}`, errors: [`${code} sign-in`] }],
    ],
  })),
  'is not tried again if it is typed in NFC': [
    [sceneStep.addAccount(email), ...signsIn(nfc), sent('signIn', nfc), { shows: `ready: sign-in ${invalid}` }],
  ],
  'is not tried again at sign-up': [
    [
      sceneStep.addAccount(email, other),
      sceneStep.type({ ...signUpFieldTexts, newPassword: other }),
      'signUp',
      isTaken,
    ],
    [sent('signUp', nfc), { authCalls: ['signUp'] }],
  ],
  'finishes a sign-up whose reply was lost, in NFC': [
    [
      sceneStep.loseReply('signUp', lost),
      sceneStep.type({ ...signUpFieldTexts, newPassword: other }),
      'signUp',
      'signUp',
    ],
    [sent('resumeSignUp', nfc), { shows: 'redirecting', authCalls: ['signUp', 'signUp', 'resumeSignUp'] }],
  ],
  'does not finish somebody else’s sign-up as typed': [
    [sceneStep.loseReply('signUp', lost), sceneStep.type({ ...signUpFieldTexts, newPassword: other }), 'signUp'],
    [sceneStep.fail('resumeSignUp', invalid), 'signUp', isTaken, sent('resumeSignUp', nfc)],
  ],
});

runSceneTests('a sign-in that ends between the two tries', {
  'by Cancel sends no second request, and signs nobody in': [
    [sceneStep.addAccount(email, other), sceneStep.hold('signIn'), ...signsIn(other), sceneStep.cancel],
    [
      sceneStep.answer('signIn', invalid),
      { shows: 'ready: cancelled sign-in', authCalls: ['signIn'], signedIn: null, errors: [] },
    ],
  ],
  'by Cancel during the second try signs out again': [
    [
      sceneStep.addAccount(email, other),
      sceneStep.fail('signIn', invalid),
      sceneStep.hold('signIn'),
      ...signsIn(other),
    ],
    [{ authCalls: ['signIn', 'signIn'], shows: 'busy sign-in' }, sceneStep.cancel, sceneStep.answer('signIn')],
    {
      shows: 'ready: cancelled sign-in',
      authCalls: ['signIn', 'signIn', 'signOut'],
      signedIn: null,
      authenticated: [],
    },
  ],
  'by a reset sends no second request': [
    [sceneStep.addAccount(email, other), sceneStep.hold('signIn'), ...signsIn(other), sceneStep.reset],
    [sceneStep.answer('signIn', invalid), { authCalls: ['signIn'] }],
  ],
  'by the time limit, which includes both tries, sends no further request': [
    [
      sceneStep.addAccount(email, other),
      sceneStep.fail('signIn', invalid),
      sceneStep.hold('signIn'),
      ...signsIn(other),
      visitorRequestTimeLimit,
    ],
    [{ shows: 'ready: sign-in auth/timeout', view: { name: 'ready' } }, sceneStep.answer('signIn', invalid)],
    { shows: 'ready: sign-in auth/timeout', authCalls: ['signIn', 'signIn'] },
  ],
});
