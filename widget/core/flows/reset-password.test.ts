import { expect } from 'vitest';
import { does, type Step, sceneFor, scenes } from './testing/scenes.ts';

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
