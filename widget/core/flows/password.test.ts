import { expect } from 'vitest';
import { visitorRequestTimeLimit } from '../../../account/time-limit.ts';
import {
  createFakeCard,
  type FakeCard,
  signInFieldTexts,
  signUpFieldTexts,
} from '../../adapters/fakes/create-fake-card.ts';
import { createScenesForRows, runSceneTests, type SceneStep, sceneSteps, signUpSceneSteps } from './testing/scenes.ts';

const { email } = signUpFieldTexts;
const lost = 'auth/network-request-failed';
const failsWith = (code: string) => ({ shows: `ready: sign-up ${code}` });
const isTaken = failsWith('auth/email-already-in-use');
const unfinishedSignUps = new Set<string>();

runSceneTests('a sign-up whose reply is lost', {
  ...createScenesForRows([lost, 'auth/too-many-requests'], (code) => ({
    [`with ${code} is finished by the next press: name, records, cookies, one account`]: [
      [
        sceneSteps.loseReply('signUp', code),
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
      sceneSteps.loseReply('signUp', lost),
      ...signUpSceneSteps,
      sceneSteps.fail('signUp', 'auth/invalid-credential'),
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
    [sceneSteps.addAccount(email), ...signUpSceneSteps, { shows: 'redirecting', profile: { email } }],
  ],
  'with another password than before is reported as taken, and resumed only once': [
    [
      sceneSteps.loseReply('signUp', lost),
      ...signUpSceneSteps,
      sceneSteps.type({ newPassword: 'another1' }),
      'signUp',
      isTaken,
    ],
    ['signUp', isTaken, { authCalls: ['signUp', 'signUp', 'resumeSignUp', 'signUp'] }],
  ],
  'is not resumed while the address is not reported as taken': [
    [
      sceneSteps.loseReply('signUp', lost),
      ...signUpSceneSteps,
      sceneSteps.fail('signUp', lost),
      'signUp',
      failsWith(lost),
    ],
    { authCalls: ['signUp', 'signUp'] },
  ],
  'can be finished after a second lost reply': [
    [
      sceneSteps.loseReply('signUp', lost),
      ...signUpSceneSteps,
      sceneSteps.fail('resumeSignUp', lost),
      'signUp',
      failsWith(lost),
    ],
    ['signUp', { shows: 'redirecting' }],
  ],
});

runSceneTests('an address that has an account', {
  'is not signed in to by the first press': [
    [sceneSteps.addAccount(email), ...signUpSceneSteps, 'signUp', isTaken, { authCalls: ['signUp', 'signUp'] }],
  ],
  'is not signed in to because of another unfinished sign-up': [
    [
      sceneSteps.addAccount(email),
      sceneSteps.loseReply('signUp', lost),
      sceneSteps.type({ ...signUpFieldTexts, email: 'ravi@example.com' }),
    ],
    ['signUp', ...signUpSceneSteps, isTaken, { authCalls: ['signUp', 'signUp'] }],
  ],
  ...createScenesForRows(
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
          sceneSteps.addAccount(email),
          sceneSteps.fail('signUp', code),
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
      sceneSteps.nextVisitor(signUpFieldTexts),
      'signUp',
      isTaken,
      { authCalls: ['signUp', 'signUp'] },
    ],
  ],
});

const opensReset: readonly SceneStep[] = [
  sceneSteps.addAccount('asha@example.com'),
  ({ store }) => store.dispatch({ type: 'passwordResetOpened' }),
];
const sends = (resetEmail: string): readonly SceneStep[] => [sceneSteps.type({ resetEmail }), 'sendPasswordReset'];

runSceneTests('a forgotten password', {
  ...createScenesForRows(['asha@example.com', 'nobody@example.com'], (address) => ({
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
    [...opensReset, sceneSteps.fail('sendPasswordReset', 'auth/too-many-requests'), ...sends('asha@example.com')],
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
  sceneSteps.type({ ...signInFieldTexts, password }),
  'signIn',
];

runSceneTests('a password that keyboards write in two ways', {
  ...createScenesForRows(spellings, ([composed, typed]) => ({
    [`is the same at sign-up and sign-in, in either order: ${composed}`]: [
      [sceneSteps.type({ ...signUpFieldTexts, newPassword: typed }), 'signUp', sent('signUp', composed)],
      [sceneSteps.nextVisitor({ ...signInFieldTexts, password: composed }), 'signIn', { shows: 'redirecting' }],
      [sceneSteps.nextVisitor({ ...signInFieldTexts, password: typed }), 'signIn', { shows: 'redirecting' }],
      [sent('signIn', composed, composed)],
    ],
    [`signs in to an account that stores it as typed: ${composed}`]: [
      [sceneSteps.addAccount(email, typed), ...signsIn(typed), { shows: 'redirecting', errors: [] }],
      [sent('signIn', composed, typed)],
    ],
  })),
  'keeps spaces at its ends, and its letters’ case': [
    [
      sceneSteps.type({ ...signUpFieldTexts, newPassword: ` KAGAZ${other}\u00a0` }),
      'signUp',
      sent('signUp', ` KAGAZ${nfc}\u00a0`),
    ],
  ],
  ...createScenesForRows(['auth/wrong-password', invalid, 'auth/invalid-login-credentials'], (code) => ({
    [`is tried once more, as typed, after ${code}`]: [
      [
        sceneSteps.addAccount(email),
        sceneSteps.fail('signIn', code),
        ...signsIn(other),
        { shows: `ready: sign-in ${invalid}` },
      ],
      [sent('signIn', nfc, other), { errors: [`${invalid} sign-in`] }],
    ],
  })),
  ...createScenesForRows(['auth/too-many-requests', 'auth/user-not-found', 'auth/user-disabled', lost], (code) => ({
    [`is not tried again after ${code}`]: [
      [sceneSteps.addAccount(email, other), sceneSteps.fail('signIn', code), ...signsIn(other)],
      [sent('signIn', nfc), { shows: `ready: sign-in ${code}`, errors: [`${code} sign-in`] }],
    ],
  })),
  'is not tried again if it is typed in NFC': [
    [sceneSteps.addAccount(email), ...signsIn(nfc), sent('signIn', nfc), { shows: `ready: sign-in ${invalid}` }],
  ],
  'is not tried again at sign-up': [
    [
      sceneSteps.addAccount(email, other),
      sceneSteps.type({ ...signUpFieldTexts, newPassword: other }),
      'signUp',
      isTaken,
    ],
    [sent('signUp', nfc), { authCalls: ['signUp'] }],
  ],
  'finishes a sign-up whose reply was lost, in NFC': [
    [
      sceneSteps.loseReply('signUp', lost),
      sceneSteps.type({ ...signUpFieldTexts, newPassword: other }),
      'signUp',
      'signUp',
    ],
    [sent('resumeSignUp', nfc), { shows: 'redirecting', authCalls: ['signUp', 'signUp', 'resumeSignUp'] }],
  ],
  'does not finish somebody else’s sign-up as typed': [
    [sceneSteps.loseReply('signUp', lost), sceneSteps.type({ ...signUpFieldTexts, newPassword: other }), 'signUp'],
    [sceneSteps.fail('resumeSignUp', invalid), 'signUp', isTaken, sent('resumeSignUp', nfc)],
  ],
});

runSceneTests('a sign-in that ends between the two tries', {
  'by Cancel sends no second request, and signs nobody in': [
    [sceneSteps.addAccount(email, other), sceneSteps.hold('signIn'), ...signsIn(other), sceneSteps.cancel],
    [
      sceneSteps.answer('signIn', invalid),
      { shows: 'ready: cancelled sign-in', authCalls: ['signIn'], signedIn: null, errors: [] },
    ],
  ],
  'by Cancel during the second try signs out again': [
    [
      sceneSteps.addAccount(email, other),
      sceneSteps.fail('signIn', invalid),
      sceneSteps.hold('signIn'),
      ...signsIn(other),
    ],
    [{ authCalls: ['signIn', 'signIn'], shows: 'busy sign-in' }, sceneSteps.cancel, sceneSteps.answer('signIn')],
    {
      shows: 'ready: cancelled sign-in',
      authCalls: ['signIn', 'signIn', 'signOut'],
      signedIn: null,
      authenticated: [],
    },
  ],
  'by a reset sends no second request': [
    [sceneSteps.addAccount(email, other), sceneSteps.hold('signIn'), ...signsIn(other), sceneSteps.reset],
    [sceneSteps.answer('signIn', invalid), { authCalls: ['signIn'] }],
  ],
  'by the time limit, which includes both tries, sends no further request': [
    [
      sceneSteps.addAccount(email, other),
      sceneSteps.fail('signIn', invalid),
      sceneSteps.hold('signIn'),
      ...signsIn(other),
      visitorRequestTimeLimit,
    ],
    [{ shows: 'ready: sign-in auth/timeout', view: { name: 'ready' } }, sceneSteps.answer('signIn', invalid)],
    { shows: 'ready: sign-in auth/timeout', authCalls: ['signIn', 'signIn'] },
  ],
});
