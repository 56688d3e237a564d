import { expect } from 'vitest';
import { createScenesForRows, runSceneTests, type SceneStep, sceneSteps } from './testing/scenes.ts';

const phone = '+919876543210';
const sent = { method: 'sendOtp', args: [phone] };
const solvesCheck: SceneStep = ({ humanCheck }) => humanCheck.latest.solve();
const failsWith = (code: string) => ({ shows: `awaitingOtp: verify-otp ${code}` });
/** The steps with which a visitor requests an OTP. */
const asks: readonly SceneStep[] = [sceneSteps.type({ identifier: '98765 43210' }), 'signIn'];
const verifies = (otp: string): readonly SceneStep[] => [sceneSteps.type({ otp }), 'verifyOtp'];

runSceneTests('sending a code', {
  'sends it to the international number, and reports it to the page without the number': [
    [...asks, { calls: [sent], shows: 'awaitingOtp: otp-sent', view: { phone, confirmationId: 'confirmation-1' } }],
    ({ host }) => expect(host.events).toEqual([{ name: 'acct-otp-sent', detail: {} }]),
  ],
  'uses the human check, which a new, unsolved one replaces': [
    [...asks, { checks: 2, check: 'loading' }],
    ({ humanCheck }) => expect(humanCheck.checks[0]?.removed).toBe(true),
  ],
  'uses the human check even if the provider refuses': [
    [sceneSteps.fail('sendOtp', 'auth/too-many-requests'), ...asks],
    { shows: 'ready: send-otp auth/too-many-requests', checks: 2, check: 'loading' },
  ],
  'mounts no check in a card that was reset meanwhile': [
    [sceneSteps.hold('sendOtp'), ...asks, sceneSteps.reset, sceneSteps.answer('sendOtp')],
    { shows: 'ready', checks: 1, check: 'placeholder' },
  ],
});

runSceneTests('Verify OTP', {
  'needs no human check': [
    [...asks, { check: 'loading' }, ...verifies('123456'), { shows: 'redirecting' }],
    { authenticated: [{ method: 'phone', isNewUser: true, companyId: null }] },
  ],
  ...createScenesForRows([' 123-456 ', '\u200e१२३४५६\u202c', 'OTP: 123456.', 'आपका OTP 123456 है'], (otp) => ({
    [`accepts the code as people type and paste it: ${JSON.stringify(otp)}`]: [
      [...asks, ...verifies(otp), { calls: [sent, { method: 'confirmOtp', args: ['confirmation-1', '123456'] }] }],
    ],
  })),
  ...createScenesForRows(['', '   ', ' - ', 'OTP 123456 for Rs 250000'], (otp) => ({
    [`with the code "${otp}" sends nothing and reports a missing code`]: [
      [...asks, ...verifies(otp), { authCalls: ['sendOtp'] }, failsWith('auth/missing-code')],
    ],
  })),
  'may be tried again after a wrong code': [
    [...asks, ...verifies('000000'), failsWith('auth/invalid-verification-code')],
    [{ view: { confirmationId: 'confirmation-1' } }, ...verifies('123456'), { shows: 'redirecting' }],
  ],
  'says, after a lost first reply, that the code was used, not that it is wrong': [
    [...asks, sceneSteps.loseReply('confirmOtp', 'auth/network-request-failed'), ...verifies('123456')],
    [failsWith('auth/network-request-failed'), sceneSteps.fail('confirmOtp', 'auth/code-expired'), 'verifyOtp'],
    failsWith('card/code-used'),
  ],
  'reports another code after a lost reply by its own result': [
    [...asks, sceneSteps.fail('confirmOtp', 'auth/network-request-failed'), ...verifies('000000')],
    [failsWith('auth/network-request-failed'), 'verifyOtp', failsWith('auth/invalid-verification-code')],
    [sceneSteps.fail('confirmOtp', 'auth/code-expired'), ...verifies('111111'), failsWith('auth/code-expired')],
  ],
  'reports a wrong code that has since expired as expired, not as used': [
    [...asks, ...verifies('000000'), sceneSteps.fail('confirmOtp', 'auth/code-expired'), 'verifyOtp'],
    failsWith('auth/code-expired'),
  ],
  'confirms once when it is pressed twice': [
    [...asks, sceneSteps.type({ otp: '123456' }), sceneSteps.atOnce('verifyOtp', 'verifyOtp')],
    { authCalls: ['sendOtp', 'confirmOtp'] },
  ],
  'does nothing while no code is awaited': [...verifies('123456'), { authCalls: [] }],
});

runSceneTests('Resend OTP', {
  'waits 30 seconds': [
    [...asks, solvesCheck, 29_999, 'resendOtp', { authCalls: ['sendOtp'] }],
    [1, 'resendOtp', { authCalls: ['sendOtp', 'sendOtp'] }],
  ],
  'does nothing while no code is awaited': ['resendOtp', { authCalls: [] }],
  'needs a new human check': [
    [...asks, 30_000, 'resendOtp', { authCalls: ['sendOtp'], shows: 'awaitingOtp: human-check-missing' }],
    [solvesCheck, 'resendOtp', { shows: 'awaitingOtp: otp-sent', view: { phone, confirmationId: 'confirmation-2' } }],
  ],
  'empties the field, and starts the 30 seconds again': [
    [...asks, sceneSteps.type({ otp: '000000' }), 45_000, solvesCheck, 'resendOtp', { typed: { otp: '' } }],
    ({ store, clock }) => expect(store.getState().view).toMatchObject({ resendAt: clock.now() + 30_000 }),
  ],
  'leaves the first code usable when it fails': [
    [...asks, 30_000, solvesCheck, sceneSteps.fail('sendOtp', 'auth/quota-exceeded'), 'resendOtp'],
    [...verifies('123456'), { shows: 'redirecting' }],
    { calls: [sent, sent, { method: 'confirmOtp', args: ['confirmation-1', '123456'] }] },
  ],
});
