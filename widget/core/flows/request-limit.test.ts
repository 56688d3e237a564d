import { expect } from 'vitest';
import { signInFieldTexts, signUpFieldTexts } from '../../adapters/fakes/create-fake-card.ts';
import { createScenesForRows, runSceneTests, type SceneStep, sceneSteps } from './testing/scenes.ts';

/** Submits Sign In with an account's e-mail and password. The provider's answer stays pending. */
const presses: readonly SceneStep[] = [
  sceneSteps.addAccount(signInFieldTexts.identifier),
  sceneSteps.type(signInFieldTexts),
  sceneSteps.hold('signIn'),
  'signIn',
];
const memberUid = 'Uid001xyzXYZ';
const typed = { ...signUpFieldTexts, identifier: '98765 43210', resetEmail: 'asha@example.com' };
const asksForCode: readonly SceneStep[] = [sceneSteps.type(typed), sceneSteps.hold('sendOtp'), 'signIn'];

runSceneTests('a request without an answer', {
  'can be cancelled from 5 s on': [[...presses, 4999, { slow: false }, 1, { slow: true }]],
  'ends after 15 s with the network message, and the next try succeeds': [
    [...presses, 14_999, { shows: 'busy sign-in' }, 1, { shows: 'ready: sign-in auth/timeout' }],
    { status: { failure: { providerMessage: null } }, errors: ['auth/timeout sign-in'] },
    ['signIn', { shows: 'redirecting' }],
  ],
  ...createScenesForRows(
    [
      ['cancelled', 5000, sceneSteps.cancel, 'ready: cancelled sign-in'],
      ['timed out', 15_000, sceneSteps.cancel, 'ready: sign-in auth/timeout'],
      ['reset', 5000, sceneSteps.reset, 'ready'],
    ] as const,
    ([how, ms, end, shows]) => ({
      [`that is ${how} and answers late is ignored, and signs the visitor out`]: [
        [...presses, ms, end, { shows }],
        [
          sceneSteps.answer('signIn'),
          { shows, signedIn: null, authCalls: ['signIn', 'signOut'], written: [], storeCalls: [] },
        ],
      ],
    }),
  ),
  'that is answered after the next try has signed in does not sign out': [
    [
      ...presses,
      15_000,
      sceneSteps.hold('readProvisionRequest'),
      'signIn',
      { shows: 'busy finish', signedIn: memberUid },
    ],
    [sceneSteps.answer('signIn'), { signedIn: memberUid }],
  ],
  'that is cancelled returns to its view, and is not reported later': [
    [...presses, 5000, sceneSteps.cancel, { shows: 'ready: cancelled sign-in' }],
    [sceneSteps.answer('signIn', 'auth/invalid-credential'), 60_000, { shows: 'ready: cancelled sign-in', events: [] }],
    ({ clock }) => expect(clock.pendingCount()).toBe(0),
  ],
  ...createScenesForRows(
    [
      ['signUp', 'signUp', 'sign-up'],
      ['sendOtp', 'signIn', 'send-otp'],
      ['sendPasswordReset', 'sendPasswordReset', 'reset-password'],
    ] as const,
    ([method, command, request]) => ({
      [`has the same time limit for ${method}`]: [
        [sceneSteps.type(typed), sceneSteps.hold(method), command, 5000, { slow: true }],
        [10_000, { shows: `ready: ${request} auth/timeout` }],
      ],
    }),
  ),
  ...createScenesForRows([5000, 15_000], (ms) => ({
    [`for a code uses the human check even if it is cancelled after ${ms} ms`]: [
      [...asksForCode, ms, sceneSteps.cancel, { checks: 2, check: 'loading' }],
    ],
  })),
  'for a code uses only one check if it is cancelled and then fails': [
    [...asksForCode, sceneSteps.cancel, sceneSteps.answer('sendOtp', 'auth/too-many-requests'), { checks: 2 }],
  ],
  'ends once, even if a listener changes the state': [
    ({ store }) => {
      store.subscribe(() => {
        if (store.getState().status.kind === 'cancelled') store.dispatch({ type: 'tabSelected', tab: 'signin' });
      });
    },
    [...asksForCode, sceneSteps.cancel, { checks: 2 }],
  ],
});
