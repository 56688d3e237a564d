import { describe, expect, test } from 'vitest';
import type { PopupProvider } from '../../account/popup-providers.ts';
import { cardReducer as reduce } from './card-reducer.ts';
import {
  type CardAction,
  type CardState,
  type CardView,
  type HumanCheckPhase,
  type IdleView,
  initialCardState,
  type RequestName,
} from './card-state.ts';
import { flowReducer } from './flow-reducer.ts';

const cardReducer = (state: CardState, action: CardAction): CardState => reduce(state, action, flowReducer);

const ready = { name: 'ready' } as const;
const otp = { name: 'awaitingOtp', phone: '+919876543210', confirmationId: 'c1', resendAt: 30_000 } as const;
const reset = { name: 'resettingPassword' } as const;
const attempt = 7;
const generation = 3;
const failure = { request: 'sign-in', code: 'auth/invalid-credential', providerMessage: null } as const;

/** The tests use the window of one provider, since all windows behave alike. */
type ViewKey = Exclude<CardView['name'], 'busy'> | `busy ${Exclude<RequestName, PopupProvider> | 'google'}`;
const busy = (request: RequestName, returnTo: IdleView): CardView => ({ name: 'busy', request, attempt, returnTo });

/** An example of every view. This does not compile if a new view has no example. */
const views: Record<ViewKey, CardView> = {
  misconfigured: { name: 'misconfigured', before: ready },
  ready,
  awaitingOtp: otp,
  resettingPassword: reset,
  resetSent: { name: 'resetSent' },
  provisionFailed: { name: 'provisionFailed', unsaved: 'kept' },
  'busy sign-up': busy('sign-up', ready),
  'busy sign-in': busy('sign-in', ready),
  'busy google': busy('google', ready),
  'busy send-otp': busy('send-otp', otp),
  'busy verify-otp': busy('verify-otp', otp),
  'busy reset-password': busy('reset-password', reset),
  'busy finish': busy('finish', ready),
  popupOpen: { name: 'popupOpen', provider: 'google', attempt, returnTo: otp },
  signedIn: { name: 'signedIn', reason: 'kept-by-page' },
  redirecting: { name: 'redirecting', url: 'https://app.acct.example', viaSite: false },
};
const viewKeys = Object.keys(views) as ViewKey[];

const receipt = { isNew: true, person: 'Asha Rao', company: 'Patil Traders' };

/**
 * An example of every action, with the current attempt and generation. This does not compile if a new action has no
 * example.
 */
const actions: { [Type in CardAction['type']]: Extract<CardAction, { type: Type }> } = {
  configRefused: { type: 'configRefused' },
  configAccepted: { type: 'configAccepted' },
  cardLeft: { type: 'cardLeft' },
  tabSelected: { type: 'tabSelected', tab: 'signup' },
  sentenceChosen: { type: 'sentenceChosen', language: 'ta' },
  sentenceLost: { type: 'sentenceLost' },
  humanCheckRequested: { type: 'humanCheckRequested' },
  humanCheckShown: { type: 'humanCheckShown', generation },
  humanCheckSolved: { type: 'humanCheckSolved', generation },
  humanCheckExpired: { type: 'humanCheckExpired', generation },
  humanCheckFailed: { type: 'humanCheckFailed', generation },
  submitRefused: { type: 'submitRefused', fieldProblems: { email: 'email' }, humanCheckMissing: false },
  fieldEdited: { type: 'fieldEdited', field: 'name' },
  passwordRevealed: { type: 'passwordRevealed' },
  passwordHidden: { type: 'passwordHidden' },
  requestStarted: { type: 'requestStarted', request: 'sign-in', attempt: attempt + 1 },
  popupOpened: { type: 'popupOpened', provider: 'google', attempt: attempt + 1 },
  popupReady: { type: 'popupReady', provider: 'google', attempt },
  requestSlowed: { type: 'requestSlowed', attempt },
  requestCancelled: { type: 'requestCancelled' },
  requestFailed: { type: 'requestFailed', attempt, failure },
  faultFound: { type: 'faultFound', failure },
  otpSent: { type: 'otpSent', attempt, phone: otp.phone, confirmationId: 'c2', resendAt: 60_000 },
  otpAbandoned: { type: 'otpAbandoned' },
  passwordResetOpened: { type: 'passwordResetOpened' },
  passwordResetClosed: { type: 'passwordResetClosed' },
  passwordResetSent: { type: 'passwordResetSent', attempt },
  authenticated: { type: 'authenticated', attempt, receipt },
  provisionRefused: { type: 'provisionRefused', attempt, unsaved: 'kept' },
  stayedSignedIn: { type: 'stayedSignedIn', attempt, reason: 'outside-cookie-domain' },
  redirectStarted: { type: 'redirectStarted', attempt, url: 'https://app.acct.example', viaSite: false },
  cardReset: { type: 'cardReset', tab: 'signup' },
};
const actionTypes = Object.keys(actions) as CardAction['type'][];

/**
 * The letter of each view. `.` means that nothing changes; `~` means that the view stays, but another part of the state
 * changes.
 */
const letters: Record<string, CardView['name']> = {
  M: 'misconfigured',
  R: 'ready',
  O: 'awaitingOtp',
  W: 'resettingPassword',
  S: 'resetSent',
  P: 'provisionFailed',
  B: 'busy',
  G: 'popupOpen',
  I: 'signedIn',
  D: 'redirecting',
};

/**
 * The resulting view for each action (row) and each view (column, in the order of `views`). A test fails if an action
 * or a view is missing.
 */
const expected = `
                         M R O W S P   up in gg so vo rp fi   G I D
  configRefused          . M M M M .   .  .  .  .  .  .  .    . . .
  configAccepted         R . . . . .   .  .  .  .  .  .  .    . . .
  cardLeft               ~ ~ ~ ~ ~ ~   ~  ~  ~  ~  ~  ~  ~    ~ ~ ~
  tabSelected            . R R R R .   .  .  .  .  .  .  .    . . .
  sentenceChosen         ~ ~ ~ ~ ~ ~   ~  ~  ~  ~  ~  ~  ~    ~ ~ ~
  sentenceLost           . ~ ~ ~ ~ ~   .  .  .  .  .  .  .    . . .
  humanCheckRequested    ~ ~ ~ ~ ~ ~   ~  ~  ~  ~  ~  ~  ~    ~ ~ ~
  humanCheckShown        . . . . . .   .  .  .  .  .  .  .    . . .
  humanCheckSolved       ~ ~ ~ ~ ~ ~   ~  ~  ~  ~  ~  ~  ~    ~ ~ ~
  humanCheckExpired      ~ ~ ~ ~ ~ ~   ~  ~  ~  ~  ~  ~  ~    ~ ~ ~
  humanCheckFailed       ~ ~ ~ ~ ~ ~   ~  ~  ~  ~  ~  ~  ~    ~ ~ ~
  submitRefused          . ~ ~ ~ ~ ~   .  .  .  .  .  .  .    . . .
  fieldEdited            ~ ~ ~ ~ ~ ~   ~  ~  ~  ~  ~  ~  ~    ~ ~ ~
  passwordRevealed       ~ ~ ~ ~ ~ ~   ~  ~  ~  ~  ~  ~  ~    ~ ~ ~
  passwordHidden         ~ ~ ~ ~ ~ ~   ~  ~  ~  ~  ~  ~  ~    ~ ~ ~
  requestStarted         . B B B B B   .  .  .  .  .  .  .    . . .
  popupOpened            . G G G G G   .  .  .  .  .  .  .    . . .
  popupReady            . . . . . .   R  R  R  O  O  W  R    O . .
  requestSlowed          . . . . . .   B  B  B  B  B  B  .    . . .
  requestCancelled       . . . . . .   R  R  R  O  O  W  .    O . .
  requestFailed          . . . . . .   R  R  R  O  O  W  R    O . .
  faultFound             . ~ ~ ~ ~ ~   .  .  .  .  .  .  .    . . .
  otpSent                . . . . . .   O  O  O  O  O  O  O    O . .
  otpAbandoned           . . R . . .   .  .  .  R  R  .  .    . . .
  passwordResetOpened    . W . . . .   .  .  .  .  .  .  .    . . .
  passwordResetClosed    . . . R R .   .  .  .  .  .  .  .    . . .
  passwordResetSent      . . . . . .   S  S  S  S  S  S  S    S . .
  authenticated          . . . . . .   B  B  B  B  B  B  B    B . .
  provisionRefused       . . . . . .   P  P  P  P  P  P  P    P . .
  stayedSignedIn         . . . . . .   I  I  I  I  I  I  I    I . I
  redirectStarted        . . . . . .   D  D  D  D  D  D  D    D . .
  cardReset              R R R R R R   R  R  R  R  R  R  R    R R R
`;
const rows = new Map(
  expected
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => {
      const [type = '', ...cells] = row.trim().split(/\s+/);
      return [type, cells] as const;
    }),
);

/**
 * Returns a state in which this view is displayed, the human check is solved, a field is marked, the password is
 * visible, and an earlier message is displayed.
 */
const stateIn = (key: ViewKey): CardState => ({
  ...initialCardState('signin'),
  view: views[key],
  humanCheck: { phase: 'solved', generation },
  status: { kind: 'otp-sent' },
  fieldProblems: { name: 'required' },
  isPasswordVisible: true,
  attempt,
});

function outcome(before: CardState, action: CardAction): string {
  const after = cardReducer(before, action);
  if (after === before) return '.';
  return after.view === before.view ? '~' : after.view.name;
}

describe('every action in every view', () => {
  test('the table has a row for each action and a column for each view', () => {
    expect([...rows.keys()]).toEqual(actionTypes);
    for (const cells of rows.values()) expect(cells).toHaveLength(viewKeys.length);
  });

  test.each(actionTypes)('the action %s leads to the view that the table gives', (type) => {
    const cells = rows.get(type) ?? [];
    const wanted = viewKeys.map((key, column) => [key, letters[cells[column] ?? ''] ?? cells[column]]);
    expect(viewKeys.map((key) => [key, outcome(stateIn(key), actions[type])])).toEqual(wanted);
  });
});

describe('in any view', () => {
  const pairs = viewKeys.flatMap((key) => actionTypes.map((type) => [key, actions[type]] as const));

  test('a result of another attempt is ignored', () => {
    for (const [key, action] of pairs) {
      const results: readonly string[] = [
        'popupReady',
        'requestSlowed',
        'requestFailed',
        'otpSent',
        'passwordResetSent',
        'authenticated',
        'provisionRefused',
        'stayedSignedIn',
        'redirectStarted',
      ];
      if (!results.includes(action.type)) continue;
      const late = { ...action, attempt: attempt - 1 } as CardAction;
      expect(outcome(stateIn(key), late), `${action.type} in ${key}`).toBe('.');
    }
  });

  test('an event of an older human check, or of a check that was never requested, is ignored', () => {
    for (const [key, action] of pairs) {
      if (!('generation' in action)) continue;
      expect(outcome(stateIn(key), { ...action, generation: generation - 1 }), `${action.type} in ${key}`).toBe('.');
      const untouched = { ...stateIn(key), humanCheck: { phase: 'placeholder', generation } as const };
      expect(outcome(untouched, action), `${action.type} in ${key}`).toBe('.');
    }
  });

  test('a change to another view clears the marks of fields, the visible password and the earlier message', () => {
    for (const [key, action] of pairs) {
      const before = stateIn(key);
      const after = cardReducer(before, action);
      if (after.view === before.view) continue;
      expect(after.fieldProblems, `${action.type} in ${key}`).toEqual({});
      expect(after.isPasswordVisible, `${action.type} in ${key}`).toBe(false);
      const messages = {
        requestFailed: 'failed',
        otpSent: 'otp-sent',
        requestCancelled: 'cancelled',
        popupReady: 'popup-ready',
      } as Record<string, string>;
      expect(after.status.kind, `${action.type} in ${key}`).toBe(messages[action.type] ?? 'none');
    }
  });

  test('no action mutates the state', () => {
    const freeze = <T extends object>(value: T): T => {
      for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) freeze(part);
      return Object.freeze(value);
    };
    for (const [key, action] of pairs)
      expect(() => cardReducer(freeze(stateIn(key)), freeze({ ...action }))).not.toThrow();
  });
});

const start = initialCardState('signup');
const run = (state: CardState, ...actions: readonly CardAction[]): CardState => actions.reduce(cardReducer, state);
const refused = (fieldProblems: CardState['fieldProblems'], humanCheckMissing: boolean): CardAction => ({
  type: 'submitRefused',
  fieldProblems,
  humanCheckMissing,
});

const phases = ['placeholder', 'loading', 'none', 'solved', 'expired', 'failed'] as const satisfies HumanCheckPhase[];

test.each([
  ['humanCheckShown', 'placeholder none    none   solved  expired none'],
  ['humanCheckSolved', 'placeholder solved  solved solved  solved  solved'],
  ['humanCheckExpired', 'placeholder loading none   expired expired failed'],
  ['humanCheckFailed', 'placeholder failed  failed failed  failed  failed'],
] as const)('the action %s leads from each phase of the human check to the expected phase', (type, expected) => {
  const after = phases.map(
    (phase) => run({ ...start, humanCheck: { phase, generation: 1 } }, { type, generation: 1 }).humanCheck.phase,
  );
  expect(after).toEqual(expected.split(/ +/));
});

test('solving the check removes "Please complete reCAPTCHA", and no other message', () => {
  const asked = run(start, { type: 'humanCheckRequested' });
  const solved = { type: 'humanCheckSolved', generation: 1 } as const;
  expect(run(asked, refused({}, true), solved).status).toEqual({ kind: 'none' });
  expect(run(asked, refused({ name: 'required' }, false), solved).status).toEqual({ kind: 'fields-refused' });
});

test('a refused submit reports the missing check before the marked fields, and an edit removes a field’s mark', () => {
  const state = run(start, refused({ email: 'email', name: 'required' }, true));
  const status = { kind: 'human-check-missing', isOnlyProblem: false };
  expect(state).toMatchObject({ status, fieldProblems: { email: 'email' } });
  const corrected = run(state, { type: 'fieldEdited', field: 'email' });
  expect(corrected.fieldProblems).toEqual({ name: 'required' });
  expect(run(corrected, { type: 'fieldEdited', field: 'email' })).toBe(corrected);
});

test('"Please check the marked fields" disappears with the last mark, and other messages stay', () => {
  const edited = (humanCheckMissing: boolean) =>
    run(start, refused({ email: 'email' }, humanCheckMissing), { type: 'fieldEdited', field: 'email' }).status.kind;
  expect([edited(false), edited(true)]).toEqual(['none', 'human-check-missing']);
});

test('a failure after authentication leads back to the form, since the OTP can be used only once', () => {
  const failure = { request: 'finish', code: 'card/unexpected', providerMessage: null } as const;
  const state = run(
    start,
    { type: 'requestStarted', request: 'send-otp', attempt: 1 },
    { type: 'otpSent', attempt: 1, phone: '+919876543210', confirmationId: 'c1', resendAt: 1 },
    { type: 'requestStarted', request: 'verify-otp', attempt: 2 },
    { type: 'authenticated', attempt: 2, receipt },
    { type: 'requestFailed', attempt: 2, failure },
  );
  expect(state).toMatchObject({ view: { name: 'ready' }, status: { kind: 'failed', failure } });
});

test('the displayed facts about the account omit a company that could not be saved, and a reset clears these facts', () => {
  const signedIn = run(
    start,
    { type: 'requestStarted', request: 'sign-up', attempt: 1 },
    { type: 'authenticated', attempt: 1, receipt },
  );
  expect(signedIn.receipt).toEqual(receipt);
  const refused = run(signedIn, { type: 'provisionRefused', attempt: 1, unsaved: 'company' });
  const redirected = run(
    refused,
    { type: 'requestStarted', request: 'finish', attempt: 2 },
    { type: 'redirectStarted', attempt: 2, url: 'https://app.acct.example', viaSite: false },
  );
  expect(redirected).toMatchObject({ view: { name: 'redirecting' }, receipt: { person: 'Asha Rao', company: null } });
  expect(run(redirected, { type: 'cardReset', tab: 'signup' }).receipt).toBeNull();
});

test('after a reset, results of earlier requests and events of earlier human checks are ignored', () => {
  const busy = run(start, { type: 'humanCheckRequested' }, { type: 'requestStarted', request: 'sign-in', attempt: 1 });
  const fresh = run(busy, { type: 'cardReset', tab: 'signin' });
  expect(fresh).toMatchObject({ tab: 'signin', epoch: 1, humanCheck: { phase: 'placeholder' } });
  const activated = run(fresh, { type: 'humanCheckRequested' });
  expect(run(activated, { type: 'humanCheckSolved', generation: 1 })).toBe(activated);
  const again = run(activated, { type: 'requestStarted', request: 'sign-in', attempt: activated.attempt + 1 });
  expect(run(again, { type: 'authenticated', attempt: 1, receipt })).toBe(again);
});

test('an unknown action throws', () => {
  expect(() => run(start, { type: 'lost' } as unknown as CardAction)).toThrow('Unknown action');
});

test('a visitor who has signed in within a frame can only leave the frame', () => {
  const framed: CardState = { ...start, view: { name: 'signedIn', reason: 'framed' } };
  expect(run(framed, { type: 'requestStarted', request: 'finish', attempt: 1 }).view.name).toBe('busy');
  expect(run(framed, { type: 'requestStarted', request: 'sign-in', attempt: 1 })).toBe(framed);
});
