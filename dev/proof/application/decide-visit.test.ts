import { expect, test } from 'vitest';
import { decideVisit, type VisitFacts } from '../../../examples/application/session/decide-visit.ts';
import { readSettings } from '../../../examples/application/settings.ts';
import { tokenClaims } from '../../services/sign-token.ts';
import { appOrigin, navigationHeaders, requiredVariables, siteOrigin } from './visit-application.ts';

// Tests the function that decides how the example application answers a request. No server is started.

const settings = readSettings(requiredVariables);
const claims = tokenClaims({ uid: 'uid-of-asha' }) as Extract<VisitFacts['visitor'], { kind: 'signed-in' }>['claims'];
const nobody: VisitFacts = { visitor: { kind: 'signed-out', reason: 'no-session', uid: null }, tokens: null };
const asha: VisitFacts = { visitor: { kind: 'signed-in', claims, proof: 'of-asha' }, tokens: null };
const token: VisitFacts = { ...nobody, tokens: { kind: 'of-one', uid: 'uid-of-asha', token: 'of-asha', claims } };
const ended: VisitFacts = { ...nobody, tokens: { kind: 'none', uid: null, verdict: { kind: 'absent' } } };
const state = 'S'.repeat(43);
const cookies = [
  ['__Host-app_state_SSSSSSSS', state],
  ['acct_auth_token', 'of-asha'],
] as const;

type RequestOptions = {
  readonly headers?: Record<string, string>;
  readonly method?: string;
  readonly cookies?: typeof cookies;
};
const step = (
  path: string,
  known: VisitFacts,
  { headers = navigationHeaders, method = 'GET', cookies: sent }: RequestOptions = {},
) => decideVisit({ method, url: appOrigin + path, cookies: sent ?? [], headers }, known, settings);
const returnPath = (uid: string | null, given = state) =>
  `/books?session_state=${given}${uid === null ? '' : `&session_uid=${uid}`}`;

test.each([
  ['/login', '/', ''],
  ['//evil.example/x', '/evil.example/x', ''],
  ['/%5Cevil.example', '/%5Cevil.example', ''],
  [`/${'x'.repeat(2000)}`, '/', ''],
  ['/login?start=trial', '/', '&start=trial'],
  ['/login?start=trial&lang=hi', '/', '&start=trial&lang=hi'],
  ['/login?start=trial2&lang=/evil', '/', ''],
  ['/?start=trial', '/?start=trial', ''],
])('the redirect to the site for %s carries only a path and parameters of the application', (path, page, words) => {
  expect(step(path, nobody)).toEqual({ kind: 'ask-site', page, words });
});

test('a trial starts only in a browser in which nobody has signed in before', () => {
  const url = `${appOrigin}/login?start=trial&lang=hi`;
  const known = {
    method: 'GET',
    url,
    cookies: [['__Host-app_last', 'uid-of-asha'] as const],
    headers: navigationHeaders,
  };
  expect(decideVisit(known, nobody, settings)).toMatchObject({ kind: 'ask-site', words: '&lang=hi' });
});

test.each<[string, Record<string, string>]>([
  ['a script', {}],
  ['a request for JSON', { accept: 'application/json' }],
  ['a prefetch of an older browser', { ...navigationHeaders, purpose: 'prefetch' }],
  ['a preview of Safari', { ...navigationHeaders, 'x-purpose': 'preview' }],
])('%s does not open a page, and is refused without a session', (_, headers) => {
  expect(step('/', nobody, { headers })).toEqual({ kind: 'refuse', reason: 'no-session' });
});

test('a browser without Sec-Fetch headers is recognised by its Accept header', () => {
  expect(step('/', nobody, { headers: { accept: 'text/html,*/*;q=0.8' } }).kind).toBe('ask-site');
});

test.each([
  [
    'starts a session for the user whom the site confirms',
    returnPath('uid-of-asha'),
    token,
    { kind: 'start-session', spends: state },
  ],
  [
    'validates the tokens first when the state is its own',
    returnPath('uid-of-asha'),
    nobody,
    { kind: 'verify-tokens' },
  ],
  [
    'asks the visitor when the site confirms another user',
    returnPath('uid-of-ravi'),
    token,
    { kind: 'ask-account', isPlanted: true, spends: state },
  ],
  [
    'asks the visitor when the site confirms nobody',
    returnPath(null),
    token,
    { kind: 'ask-account', isOther: false, isPlanted: false },
  ],
  [
    'leads to sign-in when no token is valid',
    returnPath(null),
    ended,
    { to: `${siteOrigin}/login?return=%2Fbooks#sign-in-first` },
  ],
  [
    'asks the visitor when the state is not its own',
    returnPath('uid-of-asha', 'T'.repeat(43)),
    token,
    { kind: 'ask-account' },
  ],
  [
    'asks the visitor when the address has the state twice',
    `${returnPath('uid-of-asha')}&session_state=${state}`,
    token,
    { kind: 'ask-account' },
  ],
  [
    'keeps the signed-in user when the site confirms another',
    returnPath('uid-of-ravi'),
    asha,
    { kind: 'redirect', to: '/books', spends: state },
  ],
])('when a visitor returns from the site, the application %s', (_, path, known, expected) => {
  expect(step(path, known, { cookies })).toMatchObject(expected);
});

test.each([
  ['/sign-out', { kind: 'sign-out', uid: null }],
  ['/take-account', { kind: 'take-account' }],
  ['/keep-account', { kind: 'redirect', to: '/' }],
])('a form posted to %s is processed even if the visitor’s session has ended', (path, expected) => {
  expect(step(path, nobody, { method: 'POST' })).toEqual(expected);
  expect(step(path, asha, { method: 'POST' }).kind).toBe(path === '/take-account' ? 'redirect' : 'serve');
});
