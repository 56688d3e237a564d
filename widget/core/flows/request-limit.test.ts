import { expect } from 'vitest';
import { member, newcomer } from '../../adapters/fakes/create-fake-card.ts';
import { does, type Step, sceneFor, scenes } from './testing/scenes.ts';

/** Sends an account's e-mail and password; no answer comes. */
const presses: readonly Step[] = [does.addAccount(member.identifier), does.type(member), does.hold('signIn'), 'signIn'];
const memberUid = 'Uid001xyzXYZ';
const typed = { ...newcomer, identifier: '98765 43210', resetEmail: 'asha@example.com' };
const asksForCode: readonly Step[] = [does.type(typed), does.hold('sendOtp'), 'signIn'];

scenes('a request without an answer', {
  'can be cancelled from 5 s on': [[...presses, 4999, { slow: false }, 1, { slow: true }]],
  'ends after 15 s with the line of the network, and the next try works': [
    [...presses, 14_999, { shows: 'busy sign-in' }, 1, { shows: 'ready: sign-in auth/timeout' }],
    { status: { failure: { providerMessage: null } }, errors: ['auth/timeout sign-in'] },
    ['signIn', { shows: 'redirecting' }],
  ],
  ...sceneFor(
    [
      ['cancelled', 5000, does.cancel, 'ready: cancelled sign-in'],
      ['given up', 15_000, does.cancel, 'ready: sign-in auth/timeout'],
      ['reset', 5000, does.reset, 'ready'],
    ] as const,
    ([how, ms, end, shows]) => ({
      [`that is ${how} and answers late signs the visitor out and is ignored`]: [
        [...presses, ms, end, { shows }],
        [does.answer('signIn'), { shows, signedIn: null, asked: ['signIn', 'signOut'], written: [], stored: [] }],
      ],
    }),
  ),
  'that comes after the next try has signed in does not sign it out': [
    [...presses, 15_000, does.hold('readProvisionRequest'), 'signIn', { shows: 'busy finish', signedIn: memberUid }],
    [does.answer('signIn'), { signedIn: memberUid }],
  ],
  'that was cancelled leads back to where it came from, and nothing of it is reported later': [
    [...presses, 5000, does.cancel, { shows: 'ready: cancelled sign-in' }],
    [does.answer('signIn', 'auth/invalid-credential'), 60_000, { shows: 'ready: cancelled sign-in', events: [] }],
    ({ clock }) => expect(clock.waiting()).toBe(0),
  ],
  ...sceneFor(
    [
      ['signUp', 'signUp', 'sign-up'],
      ['sendOtp', 'signIn', 'send-otp'],
      ['sendPasswordReset', 'sendPasswordReset', 'reset-password'],
    ] as const,
    ([method, command, request]) => ({
      [`has the same limit for ${method}`]: [
        [does.type(typed), does.hold(method), command, 5000, { slow: true }],
        [10_000, { shows: `ready: ${request} auth/timeout` }],
      ],
    }),
  ),
  ...sceneFor([5000, 15_000], (ms) => ({
    [`to send a code uses the human check up, cancelled after ${ms} ms`]: [
      [...asksForCode, ms, does.cancel, { checks: 2, check: 'loading' }],
    ],
  })),
  'to send a code uses one check up, not another when it fails after all': [
    [...asksForCode, does.cancel, does.answer('sendOtp', 'auth/too-many-requests'), { checks: 2 }],
  ],
  'ends once, whatever a listener does when it hears of that': [
    ({ store }) => {
      store.subscribe(() => {
        if (store.getState().status.kind === 'cancelled') store.dispatch({ type: 'tabSelected', tab: 'signin' });
      });
    },
    [...asksForCode, does.cancel, { checks: 2 }],
  ],
});
