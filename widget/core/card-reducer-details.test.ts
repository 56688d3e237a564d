import { describe, expect, test } from 'vitest';
import { cardReducer as reduce } from './card-reducer.ts';
import { type CaptchaPhase, type CardAction, type CardState, initialCardState } from './card-state.ts';
import { flowReducer } from './flow-reducer.ts';

const cardReducer = (state: CardState, action: CardAction): CardState => reduce(state, action, flowReducer);

const run = (state: CardState, ...actions: readonly CardAction[]): CardState => actions.reduce(cardReducer, state);
const start = initialCardState('signup');

describe('the human check', () => {
  const inPhase = (phase: CaptchaPhase): CardState => ({ ...start, captcha: { phase, generation: 1 } });
  test.each<[CardAction['type'], Record<CaptchaPhase, CaptchaPhase>]>([
    [
      'captchaShown',
      {
        placeholder: 'placeholder',
        loading: 'none',
        none: 'none',
        solved: 'solved',
        expired: 'expired',
        failed: 'none',
      },
    ],
    [
      'captchaSolved',
      {
        placeholder: 'placeholder',
        loading: 'solved',
        none: 'solved',
        solved: 'solved',
        expired: 'solved',
        failed: 'solved',
      },
    ],
    [
      'captchaExpired',
      {
        placeholder: 'placeholder',
        loading: 'loading',
        none: 'none',
        solved: 'expired',
        expired: 'expired',
        failed: 'failed',
      },
    ],
    [
      'captchaFailed',
      {
        placeholder: 'placeholder',
        loading: 'failed',
        none: 'failed',
        solved: 'failed',
        expired: 'failed',
        failed: 'failed',
      },
    ],
  ])('%s from each phase', (type, expected) => {
    for (const [before, after] of Object.entries(expected)) {
      const action = { type, generation: 1 } as CardAction;
      expect(cardReducer(inPhase(before as CaptchaPhase), action).captcha.phase, before).toBe(after);
    }
  });

  test('that nobody has asked for is not solved by a stray event', () => {
    expect(cardReducer(start, { type: 'captchaSolved', generation: 0 })).toBe(start);
  });

  test('each new check has a number of its own, and starts unsolved', () => {
    const state = run(
      start,
      { type: 'captchaRequested' },
      { type: 'captchaSolved', generation: 1 },
      { type: 'captchaRequested' },
    );
    expect(state.captcha).toEqual({ phase: 'loading', generation: 2 });
    expect(cardReducer(state, { type: 'captchaSolved', generation: 1 })).toBe(state);
  });

  test('solving it takes "Please complete reCAPTCHA" away, and no other message', () => {
    const asked = run(start, { type: 'captchaRequested' });
    const missing = cardReducer(asked, { type: 'submitRefused', fieldProblems: {}, captchaMissing: true });
    expect(cardReducer(missing, { type: 'captchaSolved', generation: 1 }).status).toEqual({ kind: 'none' });
    expect(cardReducer(missing, { type: 'captchaSolved', generation: 0 })).toBe(missing);
    const refused = cardReducer(asked, {
      type: 'submitRefused',
      fieldProblems: { name: 'required' },
      captchaMissing: false,
    });
    expect(cardReducer(refused, { type: 'captchaSolved', generation: 1 }).status).toEqual({
      kind: 'fields-refused',
    });
  });
});

describe('a refused submit', () => {
  test('names the missing check before the marked fields, and marks them all the same', () => {
    const state = cardReducer(start, {
      type: 'submitRefused',
      fieldProblems: { email: 'email' },
      captchaMissing: true,
    });
    expect(state.status).toEqual({ kind: 'captcha-missing' });
    expect(state.fieldProblems).toEqual({ email: 'email' });
  });

  test('editing a field takes its own mark away and leaves the others', () => {
    const state = cardReducer(start, {
      type: 'submitRefused',
      fieldProblems: { email: 'email', name: 'required' },
      captchaMissing: false,
    });
    const mended = cardReducer(state, { type: 'fieldEdited', field: 'email' });
    expect(mended.fieldProblems).toEqual({ name: 'required' });
    expect(cardReducer(mended, { type: 'fieldEdited', field: 'email' })).toBe(mended);
  });
});

describe('requests', () => {
  test('the second of two submits in one tick changes nothing', () => {
    const busy = run(start, { type: 'requestStarted', request: 'sign-up', attempt: 1 });
    expect(cardReducer(busy, { type: 'requestStarted', request: 'sign-up', attempt: 2 })).toBe(busy);
    expect(cardReducer(busy, { type: 'popupOpened', provider: 'google', attempt: 2 })).toBe(busy);
  });

  test('a failed code leaves the entry of the code usable', () => {
    const state = run(
      start,
      { type: 'requestStarted', request: 'send-otp', attempt: 1 },
      { type: 'otpSent', attempt: 1, phone: '+919876543210', confirmationId: 'c1', resendAt: 1 },
      { type: 'requestStarted', request: 'verify-otp', attempt: 2 },
      {
        type: 'requestFailed',
        attempt: 2,
        failure: { request: 'verify-otp', code: 'auth/invalid-verification-code', providerMessage: null },
      },
    );
    expect(state.view).toMatchObject({ name: 'awaitingOtp', confirmationId: 'c1' });
    expect(state.status.kind).toBe('failed');
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

  test('what page or project must mend is said without a request', () => {
    const failure = { request: 'sign-in', code: 'human-check/wrong-key', providerMessage: null } as const;
    expect(cardReducer(start, { type: 'faultFound', failure }).status).toEqual({ kind: 'failed', failure });
  });

  test('after a reset an old result does not count, nor does an old human check', () => {
    const busy = run(start, { type: 'captchaRequested' }, { type: 'requestStarted', request: 'sign-in', attempt: 1 });
    const fresh = cardReducer(busy, { type: 'cardReset', tab: 'signin' });
    expect(fresh).toMatchObject({ view: { name: 'ready' }, tab: 'signin', status: { kind: 'none' }, epoch: 1 });
    expect(fresh.captcha.phase).toBe('placeholder');
    expect(cardReducer(fresh, { type: 'authenticated', attempt: 1 })).toBe(fresh);
    const touched = cardReducer(fresh, { type: 'captchaRequested' });
    expect(cardReducer(touched, { type: 'captchaSolved', generation: 1 })).toBe(touched);
    const again = cardReducer(touched, { type: 'requestStarted', request: 'sign-in', attempt: touched.attempt + 1 });
    expect(cardReducer(again, { type: 'authenticated', attempt: 1 })).toBe(again);
  });

  test('an action that nobody knows is an error, not a silence', () => {
    expect(() => cardReducer(start, { type: 'lost' } as unknown as CardAction)).toThrow('Unknown action');
  });
});

test('whoever is signed in in a frame can leave it, and nothing else', () => {
  const framed: CardState = { ...start, view: { name: 'signedIn', reason: 'framed' } };
  expect(cardReducer(framed, { type: 'requestStarted', request: 'finish', attempt: 1 }).view.name).toBe('busy');
  expect(cardReducer(framed, { type: 'requestStarted', request: 'sign-in', attempt: 1 })).toBe(framed);
});
