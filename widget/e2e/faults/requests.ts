import { type FaultName, faultDescriptions, type RequestedFileKind } from './faults.ts';
import type { FaultOutcomeName } from './outcomes.ts';

/**
 * Maps each fault to its outcome. Faults are left out if they cannot occur, or if another fault tests the same
 * behaviour.
 */
type Outcomes = Readonly<Partial<Record<FaultName, FaultOutcomeName>>>;

export type FaultyRequest = {
  readonly flow: FlowName;
  readonly name: string;
  readonly kind: RequestedFileKind;
  /** Matches the request's address. */
  readonly url: RegExp;
  /** Matches a part of the request's body, if several requests have one address. */
  readonly body?: RegExp;
  readonly outcomes: Outcomes;
  /** Faults that `npm test` covers. All other faults run in the long suite. */
  readonly daily?: readonly FaultName[];
};

const every = (outcome: FaultOutcomeName): Outcomes =>
  Object.fromEntries(Object.keys(faultDescriptions).map((fault) => [fault, outcome]));
const without = (outcomes: Outcomes, ...names: readonly string[]): Outcomes =>
  Object.fromEntries(Object.entries(outcomes).filter(([fault]) => !names.includes(fault)));
/**
 * Returns the outcomes of a request that changes nothing on the server. Omits `reply lost`, because a lost reply to
 * such a request has the same outcome as a refused connection.
 */
const reading = (outcomes: Outcomes): Outcomes => without(outcomes, 'reply lost');

/** Outcomes of a request to Firebase Authentication. The visitor waits for the answer to this request. */
const awaited: Outcomes = {
  ...every('unreadable'),
  refused: 'network',
  hangs: 'network',
  'HTTP 500': 'server',
  'HTTP 503': 'server',
  'HTTP 429': 'busy',
  portal: 'network',
  slow: 'done',
  'reply lost': 'network',
};
const lookup = reading(awaited);
const done = every('done');

type More = Pick<FaultyRequest, 'body' | 'daily'>;
type Row = Omit<FaultyRequest, 'flow'>;
const json = (name: string, url: RegExp, outcomes: Outcomes, more: More = {}): Row => ({
  name,
  kind: 'json',
  url,
  outcomes,
  ...more,
});
/**
 * Returns a row of `flows` for the request of a script. Omits faults that differ from other faults only in JSON
 * answers.
 */
const script = (name: string, url: RegExp, outcomes: Outcomes, more: More = {}): Row => ({
  ...json(name, url, without(reading(outcomes), 'HTML 500', 'HTML 429', 'no JSON'), more),
  kind: 'script',
});
const file = (name: string): RegExp => new RegExp(`/widget/v1/${name}\\.js(\\?|$)`);
/** Matches one of the card's separate files, and the single file that can be used instead of all of them. */
const fileAndSingle = (name: string): RegExp => file(`(${name}|acct-auth-card\\.single)`);

/** The requests of each flow. The visitor's steps in each flow are in faults.spec.ts. */
const flows = {
  'sign-up': [
    json('create the account', /accounts:signUp/, awaited, { daily: ['refused', 'reply lost'] }),
    json('look the account up', /accounts:lookup/, lookup),
    json('set the name of the account', /accounts:update/, done),
    json('get a token with the name', /\/v1\/token/, done),
    json('send the verification mail', /accounts:sendOobCode/, done),
  ],
  'sign-in by e-mail': [
    json('check the password', /accounts:signInWithPassword/, lookup, { daily: ['no JSON'] }),
    json('look the account up', /accounts:lookup/, lookup),
  ],
  'OTP: send': [
    json('find the human check for SMS', /\/v2\/recaptchaConfig/, reading({ ...done, hangs: 'network' })),
    json('send the code', /accounts:sendVerificationCode/, awaited),
  ],
  'OTP: verify': [
    json(
      'check the code',
      /accounts:signInWithPhoneNumber/,
      { ...awaited, 'reply lost': 'network, code used' },
      { daily: ['reply lost'] },
    ),
    json('look the account up', /accounts:lookup/, lookup, { daily: ['HTTP 500'] }),
  ],
  Google: [
    script("Google's script", /apis\.google\.com/, { ...every('no Google'), slow: 'Google ready' }),
    json('sign in with the credential from Google', /accounts:signInWithIdp/, { ...awaited, hangs: 'window' }),
    json('look the account up', /accounts:lookup/, { ...lookup, hangs: 'window' }),
  ],
  'password reset': [json('send the mail', /accounts:sendOobCode/, awaited)],
  'records of a new account': [
    json('write the profile', /documents:commit/, done, { body: /user_profiles\/\w+"/ }),
    json(
      'write the company request',
      /documents:commit/,
      { ...every('choice'), slow: 'choice, done' },
      { body: /provision_requests/, daily: ['reply lost'] },
    ),
    json('write anything', /documents:commit/, without({ ...every('choice, all lost') }, 'slow', 'reply lost'), {
      daily: ['refused'],
    }),
  ],
  'records of a new account, on our own site': [
    json(
      'every request to Firestore',
      /\/v1\/projects\/.*documents:/,
      without({ ...every('choice, kept') }, 'slow', 'reply lost'),
      { daily: ['HTTP 503'] },
    ),
  ],
  'records of an existing account': [
    json('read the profile', /documents:batchGet/, reading(done), { body: /user_profiles\/\w+"/ }),
    json('write the profile', /documents:commit/, done, { body: /user_profiles\/\w+"/ }),
    json('read the company request', /documents:batchGet/, reading(done), { body: /provision_requests/ }),
  ],
  'human check': [
    json('site key of the human check', /\/v1\/recaptchaParams/, reading({ ...every('check'), slow: 'done' })),
    script("Google's script", /google\.com\/recaptcha\/api\.js/, { ...every('check'), slow: 'done' }),
  ],
  'files of the card': [
    script('shell, on our /login', file('acct-auth-card'), every('note'), { daily: ['refused'] }),
    script("shell, on a partner's page", file('acct-auth-card'), every('link')),
    script('react.js', file('react'), done),
    script('active.js', file('active'), done, { daily: ['hangs'] }),
    script('firebase-auth.js', file('firebase-auth'), done),
    script('hi.js', file('hi'), { ...done, hangs: 'English, done', slow: 'English, done' }, { daily: ['hangs'] }),
    script('react.js and the single file', fileAndSingle('react'), {
      ...every('not loaded'),
      empty: 'not loaded, reload',
    }),
    ...['active', 'firebase-auth'].map((name) =>
      script(`${name}.js and the single file`, fileAndSingle(name), { ...every('check'), empty: 'check, reload' }),
    ),
    script('hi.js and the single file', fileAndSingle('hi'), every('English')),
  ],
} as const satisfies Readonly<Record<string, readonly Row[]>>;
export type FlowName = keyof typeof flows;

/** Every fault of every request, with its outcome. */
export const faultCases = (Object.entries(flows) as [FlowName, readonly Row[]][]).flatMap(([flow, requests]) =>
  requests.flatMap((request) =>
    (Object.entries(request.outcomes) as [FaultName, FaultOutcomeName][]).map(([fault, outcome]) => ({
      request: { flow, ...request },
      fault,
      outcome,
    })),
  ),
);
