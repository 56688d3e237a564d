import { expect, test } from 'vitest';
import { cardReducer as reduce } from './card-reducer.ts';
import { type CaptchaPhase, type CardAction, type CardState, initialCardState } from './card-state.ts';
import { flowReducer } from './flow-reducer.ts';

const start = initialCardState('signup');
const run = (state: CardState, ...actions: readonly CardAction[]): CardState =>
  actions.reduce((before, action) => reduce(before, action, flowReducer), state);
const refused = (fieldProblems: CardState['fieldProblems'], captchaMissing: boolean): CardAction => ({
  type: 'submitRefused',
  fieldProblems,
  captchaMissing,
});

const phases = ['placeholder', 'loading', 'none', 'solved', 'expired', 'failed'] as const satisfies CaptchaPhase[];

test.each([
  ['captchaShown', 'placeholder none    none   solved  expired none'],
  ['captchaSolved', 'placeholder solved  solved solved  solved  solved'],
  ['captchaExpired', 'placeholder loading none   expired expired failed'],
  ['captchaFailed', 'placeholder failed  failed failed  failed  failed'],
] as const)('%s from each phase of the human check', (type, expected) => {
  const after = phases.map(
    (phase) => run({ ...start, captcha: { phase, generation: 1 } }, { type, generation: 1 }).captcha.phase,
  );
  expect(after).toEqual(expected.split(/ +/));
});

test('solving the check takes "Please complete reCAPTCHA" away, and no other message', () => {
  const asked = run(start, { type: 'captchaRequested' });
  const solved = { type: 'captchaSolved', generation: 1 } as const;
  expect(run(asked, refused({}, true), solved).status).toEqual({ kind: 'none' });
  expect(run(asked, refused({ name: 'required' }, false), solved).status).toEqual({ kind: 'fields-refused' });
});

test('a refused submit names the missing check before the marked fields; editing one takes its own mark away', () => {
  const state = run(start, refused({ email: 'email', name: 'required' }, true));
  expect(state).toMatchObject({ status: { kind: 'captcha-missing' }, fieldProblems: { email: 'email' } });
  const mended = run(state, { type: 'fieldEdited', field: 'email' });
  expect(mended.fieldProblems).toEqual({ name: 'required' });
  expect(run(mended, { type: 'fieldEdited', field: 'email' })).toBe(mended);
});

test('a failure after authentication leads to the start: the code is used up', () => {
  const failure = { request: 'finish', code: 'card/unexpected', providerMessage: null } as const;
  const state = run(
    start,
    { type: 'requestStarted', request: 'send-otp', attempt: 1 },
    { type: 'otpSent', attempt: 1, phone: '+919876543210', confirmationId: 'c1', resendAt: 1 },
    { type: 'requestStarted', request: 'verify-otp', attempt: 2 },
    { type: 'authenticated', attempt: 2 },
    { type: 'requestFailed', attempt: 2, failure },
  );
  expect(state).toMatchObject({ view: { name: 'ready' }, status: { kind: 'failed', failure } });
});

test('after a reset neither an old result nor an old human check counts, not even beside new ones', () => {
  const busy = run(start, { type: 'captchaRequested' }, { type: 'requestStarted', request: 'sign-in', attempt: 1 });
  const fresh = run(busy, { type: 'cardReset', tab: 'signin' });
  expect(fresh).toMatchObject({ tab: 'signin', epoch: 1, captcha: { phase: 'placeholder' } });
  const touched = run(fresh, { type: 'captchaRequested' });
  expect(run(touched, { type: 'captchaSolved', generation: 1 })).toBe(touched);
  const again = run(touched, { type: 'requestStarted', request: 'sign-in', attempt: touched.attempt + 1 });
  expect(run(again, { type: 'authenticated', attempt: 1 })).toBe(again);
});

test('an action that nobody knows is an error, not a silence', () => {
  expect(() => run(start, { type: 'lost' } as unknown as CardAction)).toThrow('Unknown action');
});

test('whoever is signed in in a frame can leave it, and nothing else', () => {
  const framed: CardState = { ...start, view: { name: 'signedIn', reason: 'framed' } };
  expect(run(framed, { type: 'requestStarted', request: 'finish', attempt: 1 }).view.name).toBe('busy');
  expect(run(framed, { type: 'requestStarted', request: 'sign-in', attempt: 1 })).toBe(framed);
});
