import { expect, vi } from 'vitest';
import { signInFieldTexts, signUpFieldTexts } from '../../adapters/fakes/create-fake-card.ts';
import { runSceneTests, type SceneStep, sceneSteps, signUpSceneSteps } from './testing/scenes.ts';

/** Types an account's e-mail and password into Sign In. */
const isMember: readonly SceneStep[] = [
  sceneSteps.addAccount(signInFieldTexts.identifier),
  sceneSteps.type(signInFieldTexts),
];
const invalid = 'auth/invalid-credential';

runSceneTests('while one request runs', {
  'a second submit in the same tick sends nothing': [
    [
      sceneSteps.type(signUpFieldTexts),
      sceneSteps.atOnce('signUp', 'signUp', 'signInWithPopup'),
      { authCalls: ['signUp'], accounts: 1 },
    ],
  ],
  'nothing else can be started, and the card displays the running request': [
    [...isMember, sceneSteps.type({ resetEmail: signInFieldTexts.identifier }), sceneSteps.hold('signIn'), 'signIn'],
    ['signUp', 'signInWithPopup', 'sendPasswordReset', { authCalls: ['signIn'], shows: 'busy sign-in' }],
    [sceneSteps.answer('signIn'), { shows: 'redirecting' }],
  ],
  'a press that is ignored does not submit the typed texts': [
    [sceneSteps.hold('signInWithPopup'), 'signInWithPopup', ...signUpSceneSteps, sceneSteps.answer('signInWithPopup')],
    { authenticated: [{ method: 'google.com', companyId: null }] },
  ],
});

const providerMessage = `Firebase: Error (${invalid}).`;
const cause = new TypeError('x is not a function');
runSceneTests('an error', {
  'of the provider returns to the form with its code and message, and is reported to the page': [
    [...isMember, ({ host }) => void vi.spyOn(host, 'diagnose')],
    [sceneSteps.type({ password: 'wrong' }), 'signIn', { shows: `ready: sign-in ${invalid}` }],
    { status: { failure: { request: 'sign-in', code: invalid, providerMessage } } },
    { errors: [`${invalid} sign-in`], reports: [], written: [] },
    // A failure that the visitor can fix does not load the code that finds reasons.
    ({ host }) => expect(host.diagnose).not.toHaveBeenCalled(),
  ],
  'of an unknown kind is reported as card/unexpected, with one line for the integrator': [
    [...isMember, ({ auth }) => auth.script.breakNext('signIn', cause), 'signIn'],
    { shows: 'ready: sign-in card/unexpected', status: { failure: { providerMessage: null } } },
    { errors: ['card/unexpected sign-in card/unexpected'] },
    { reports: [{ level: 'error', code: 'card/unexpected', cause }] },
  ],
});

runSceneTests('a card reset in the middle of a request', {
  'reports no reason that is found afterwards': [
    [...isMember, sceneSteps.fail('signIn', 'auth/quota-exceeded')],
    async (card) => {
      let find = (): void => undefined;
      const found = new Promise<void>((resolve) => {
        find = resolve;
      });
      const reason = { code: 'auth/quota-exceeded', sentence: null };
      vi.spyOn(card.host, 'diagnose').mockReturnValue(found.then(() => reason));
      const running = card.flows.signIn();
      await card.clock.advance(0);
      card.resetCard();
      find();
      await running;
    },
    { events: [], shows: 'ready' },
  ],
  'can be used at once, and the earlier result does not end the new request': [
    [
      ...isMember,
      sceneSteps.hold('signIn'),
      'signIn',
      sceneSteps.nextVisitor(signUpFieldTexts),
      sceneSteps.hold('signUp'),
      'signUp',
    ],
    [sceneSteps.answer('signIn', invalid), { shows: 'busy sign-up' }],
    [sceneSteps.answer('signUp', 'auth/email-already-in-use'), { shows: 'ready: sign-up auth/email-already-in-use' }],
  ],
  'ignores a failed sign-out': [
    [...isMember, sceneSteps.hold('signIn'), sceneSteps.fail('signOut', 'auth/network-request-failed'), 'signIn'],
    [sceneSteps.reset, sceneSteps.answer('signIn'), { events: [], authCalls: ['signIn', 'signOut'] }],
  ],
});
