import type { FaultName, Kind } from './faults.ts';
import type { OutcomeName } from './outcomes.ts';

/** Who makes the request, and how it is pressed again: steps.ts has the steps of each. */
export const flowNames = [
  'sign-up',
  'sign-in by e-mail',
  'OTP: send',
  'OTP: verify',
  'Google',
  'password reset',
  'records of a new account',
  'records of an existing account',
  'human check',
  'files of the card',
] as const;
export type FlowName = (typeof flowNames)[number];

/** A cell of the table that cannot occur, or says nothing new; the reason stands below the table. */
type Never = { readonly never: string };

export type FaultyRequest = {
  readonly flow: FlowName;
  readonly name: string;
  readonly kind: Kind;
  /** The address. */
  readonly url: RegExp;
  /** What its body holds, where several requests have one address. */
  readonly body?: string;
  readonly outcomes: Readonly<Record<FaultName, OutcomeName | Never>>;
};

type Outcomes = FaultyRequest['outcomes'];
const all = (outcome: OutcomeName): Outcomes => ({
  refused: outcome,
  hangs: outcome,
  'HTTP 500': outcome,
  'HTTP 503': outcome,
  'HTTP 429': outcome,
  'HTML 500': outcome,
  'HTML 429': outcome,
  empty: outcome,
  'no JSON': outcome,
  portal: outcome,
  slow: outcome,
  'reply lost': outcome,
});

const onlyRead: Never = { never: 'it only reads: a lost reply is a refused connection' };
const noJson: Never = { never: 'a script is no JSON: 500, 429 and the portal stand for such an answer' };
const done: Pick<Outcomes, 'slow'> = { slow: 'done' };
const read: Pick<Outcomes, 'reply lost'> = { 'reply lost': onlyRead };
const script: Pick<Outcomes, 'HTML 500' | 'HTML 429' | 'no JSON' | 'reply lost'> = {
  'HTML 500': noJson,
  'HTML 429': noJson,
  'no JSON': noJson,
  'reply lost': onlyRead,
};

/** A request to Firebase Authentication that the visitor waits for. */
const awaited: Outcomes = {
  ...all('unreadable'),
  refused: 'network',
  hangs: 'network',
  'HTTP 500': 'server',
  'HTTP 503': 'server',
  'HTTP 429': 'busy',
  portal: 'network',
  slow: 'done',
  'reply lost': 'network',
};
const file = (name: string): RegExp => new RegExp(`/widget/v1/${name.replace('.', '\\.')}(\\?|$)`);
/** The file, and the single file that takes the place of any of them. */
const fileAndSingle = (name: string): RegExp => new RegExp(`/widget/v1/(${name}|acct-auth-card\\.single)\\.js(\\?|$)`);

export const requests: readonly FaultyRequest[] = [
  { flow: 'sign-up', name: 'make the account', kind: 'json', url: /accounts:signUp/, outcomes: awaited },
  { flow: 'sign-up', name: 'look it up', kind: 'json', url: /accounts:lookup/, outcomes: { ...awaited, ...read } },
  { flow: 'sign-up', name: 'set its name', kind: 'json', url: /accounts:update/, outcomes: all('done') },
  { flow: 'sign-up', name: 'a token with the name', kind: 'json', url: /\/v1\/token/, outcomes: all('done') },
  { flow: 'sign-up', name: 'verification mail', kind: 'json', url: /accounts:sendOobCode/, outcomes: all('done') },
  {
    flow: 'sign-in by e-mail',
    name: 'check the password',
    kind: 'json',
    url: /accounts:signInWithPassword/,
    outcomes: { ...awaited, ...read },
  },
  {
    flow: 'sign-in by e-mail',
    name: 'look the account up',
    kind: 'json',
    url: /accounts:lookup/,
    outcomes: { ...awaited, ...read },
  },
  {
    flow: 'OTP: send',
    name: 'which check guards SMS',
    kind: 'json',
    url: /\/v2\/recaptchaConfig/,
    outcomes: { ...all('done'), hangs: 'network', ...read },
  },
  { flow: 'OTP: send', name: 'send the code', kind: 'json', url: /accounts:sendVerificationCode/, outcomes: awaited },
  {
    flow: 'OTP: verify',
    name: 'check the code',
    kind: 'json',
    url: /accounts:signInWithPhoneNumber/,
    outcomes: { ...awaited, 'reply lost': 'network, code used' },
  },
  {
    flow: 'OTP: verify',
    name: 'look the account up',
    kind: 'json',
    url: /accounts:lookup/,
    outcomes: { ...awaited, ...read },
  },
  {
    flow: 'Google',
    name: "Google's script",
    kind: 'script',
    url: /apis\.google\.com/,
    outcomes: { ...all('no Google'), ...script, slow: 'Google ready' },
  },
  {
    flow: 'Google',
    name: 'hand over what Google said',
    kind: 'json',
    url: /accounts:signInWithIdp/,
    outcomes: { ...awaited, hangs: 'window' },
  },
  {
    flow: 'Google',
    name: 'look the account up',
    kind: 'json',
    url: /accounts:lookup/,
    outcomes: { ...awaited, hangs: 'window', ...read },
  },
  { flow: 'password reset', name: 'send the mail', kind: 'json', url: /accounts:sendOobCode/, outcomes: awaited },
  {
    flow: 'records of a new account',
    name: 'write the profile',
    kind: 'json',
    url: /documents:commit/,
    body: 'user_profiles',
    outcomes: all('done'),
  },
  {
    flow: 'records of a new account',
    name: 'write the company request',
    kind: 'json',
    url: /documents:commit/,
    body: 'provision_requests',
    outcomes: { ...all('choice'), slow: 'choice, done' },
  },
  {
    flow: 'records of an existing account',
    name: 'read the profile',
    kind: 'json',
    url: /documents:batchGet/,
    body: 'user_profiles',
    outcomes: { ...all('done'), ...read },
  },
  {
    flow: 'records of an existing account',
    name: 'write the profile',
    kind: 'json',
    url: /documents:commit/,
    body: 'user_profiles',
    outcomes: all('done'),
  },
  {
    flow: 'records of an existing account',
    name: 'read the company request',
    kind: 'json',
    url: /documents:batchGet/,
    body: 'provision_requests',
    outcomes: { ...all('done'), ...read },
  },
  {
    flow: 'human check',
    name: 'its site key',
    kind: 'json',
    url: /\/v1\/recaptchaParams/,
    outcomes: { ...all('check'), ...done, ...read },
  },
  {
    flow: 'human check',
    name: "Google's script",
    kind: 'script',
    url: /google\.com\/recaptcha\/api\.js/,
    outcomes: { ...all('check'), ...script, ...done },
  },
  {
    flow: 'files of the card',
    name: 'shell, on our /login',
    kind: 'script',
    url: file('acct-auth-card.js'),
    outcomes: { ...all('note'), ...script },
  },
  {
    flow: 'files of the card',
    name: "shell, on a partner's page",
    kind: 'script',
    url: file('acct-auth-card.js'),
    outcomes: { ...all('link'), ...script },
  },
  ...(['react', 'touched', 'firebase-auth'] as const).map(
    (name): FaultyRequest => ({
      flow: 'files of the card',
      name: `${name}.js`,
      kind: 'script',
      url: file(`${name}.js`),
      outcomes: { ...all('done'), ...script },
    }),
  ),
  {
    flow: 'files of the card',
    name: 'hi.js',
    kind: 'script',
    url: file('hi.js'),
    outcomes: { ...all('done'), ...script, hangs: 'English, done', slow: 'English, done' },
  },
  {
    flow: 'files of the card',
    name: 'react.js and the single file',
    kind: 'script',
    url: fileAndSingle('react'),
    outcomes: { ...all('not loaded'), ...script, empty: 'not loaded, reload' },
  },
  ...(['touched', 'firebase-auth'] as const).map(
    (name): FaultyRequest => ({
      flow: 'files of the card',
      name: `${name}.js and the single file`,
      kind: 'script',
      url: fileAndSingle(name),
      outcomes: { ...all('check'), ...script, empty: 'check, reload' },
    }),
  ),
  {
    flow: 'files of the card',
    name: 'hi.js and the single file',
    kind: 'script',
    url: fileAndSingle('hi'),
    outcomes: { ...all('English'), ...script },
  },
];

type Cell = { readonly request: FaultyRequest; readonly fault: FaultName };
const pairs: readonly Cell[] = requests.flatMap((request) =>
  (Object.keys(request.outcomes) as FaultName[]).map((fault) => ({ request, fault })),
);

/** What can occur. */
export const cells = pairs.flatMap(({ request, fault }) => {
  const outcome = request.outcomes[fault];
  return typeof outcome === 'string' ? [{ request, fault, outcome }] : [];
});

/** What cannot, with the reason. */
export const noCells = pairs.flatMap(({ request, fault }) => {
  const outcome = request.outcomes[fault];
  return typeof outcome === 'string' ? [] : [{ request, fault, reason: outcome.never }];
});
