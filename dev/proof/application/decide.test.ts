import { expect, test } from 'vitest';
import { decide, type Known } from '../../../examples/application/session/decide.ts';
import { readSettings } from '../../../examples/application/settings.ts';
import { tokenClaims } from '../../services/sign-token.ts';
import { appOrigin, navigation, siteOrigin, variables } from './visit-application.ts';

// What the example decides, without a server: a request, and what is known of it.

const settings = readSettings(variables);
const claims = tokenClaims({ uid: 'uid-of-asha' }) as Extract<Known['visitor'], { kind: 'signed-in' }>['claims'];
const nobody: Known = { visitor: { kind: 'signed-out', reason: 'no-session', uid: null }, tokens: null };
const asha: Known = { visitor: { kind: 'signed-in', claims, proof: 'of-asha' }, tokens: null };
const token: Known = { ...nobody, tokens: { kind: 'of-one', uid: 'uid-of-asha', token: 'of-asha', claims } };
const ended: Known = { ...nobody, tokens: { kind: 'none', uid: null, verdict: { kind: 'absent' } } };
const state = 'S'.repeat(43);
const cookies = [
  ['__Host-app_state_SSSSSSSS', state],
  ['acct_auth_token', 'of-asha'],
] as const;

type Asked = { readonly headers?: Record<string, string>; readonly method?: string; readonly cookies?: typeof cookies };
const step = (path: string, known: Known, { headers = navigation, method = 'GET', cookies: sent }: Asked = {}) =>
  decide({ method, url: appOrigin + path, cookies: sent ?? [], headers }, known, settings);
const back = (uid: string | null, given = state) =>
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
])('%s asks the site for a path of the application, with words of its own alone', (path, page, words) => {
  expect(step(path, nobody)).toEqual({ kind: 'ask-site', page, words });
});

test('a trial begins for whom nobody ever knew here', () => {
  const url = `${appOrigin}/login?start=trial&lang=hi`;
  const known = { method: 'GET', url, cookies: [['__Host-app_last', 'uid-of-asha'] as const], headers: navigation };
  expect(decide(known, nobody, settings)).toMatchObject({ kind: 'ask-site', words: '&lang=hi' });
});

test.each<[string, Record<string, string>]>([
  ['a script', {}],
  ['what asks for JSON', { accept: 'application/json' }],
  ['what older ones fetch ahead', { ...navigation, purpose: 'prefetch' }],
  ['what Safari does', { ...navigation, 'x-purpose': 'preview' }],
])('%s is no visit', (_, headers) => {
  expect(step('/', nobody, { headers })).toEqual({ kind: 'refuse', reason: 'no-session' });
});

test('a browser that says nothing of itself visits by what it accepts', () => {
  expect(step('/', nobody, { headers: { accept: 'text/html,*/*;q=0.8' } }).kind).toBe('ask-site');
});

test.each([
  ['the site vouches', back('uid-of-asha'), token, { kind: 'start-session', spends: state }],
  ['tokens are judged only on a way back that is ours', back('uid-of-asha'), nobody, { kind: 'judge-tokens' }],
  ['it vouches for another', back('uid-of-ravi'), token, { kind: 'ask-account', isPlanted: true, spends: state }],
  ['it vouches for nobody', back(null), token, { kind: 'ask-account', isOther: false, isPlanted: false }],
  ['nothing counts', back(null), ended, { to: `${siteOrigin}/login?return=%2Fbooks#sign-in-first` }],
  ['the state is not ours', back('uid-of-asha', 'T'.repeat(43)), token, { kind: 'ask-account' }],
  ['the state stands there twice', `${back('uid-of-asha')}&session_state=${state}`, token, { kind: 'ask-account' }],
  ['somebody is signed in', back('uid-of-ravi'), asha, { kind: 'redirect', to: '/books', spends: state }],
])('on the way back, where %s', (_, path, known, expected) => {
  expect(step(path, known, { cookies })).toMatchObject(expected);
});

test.each([
  ['/sign-out', { kind: 'sign-out', uid: null }],
  ['/take-account', { kind: 'take-account' }],
  ['/keep-account', { kind: 'redirect', to: '/' }],
])('a form that comes after its session has ended: %s', (path, expected) => {
  expect(step(path, nobody, { method: 'POST' })).toEqual(expected);
  expect(step(path, asha, { method: 'POST' }).kind).toBe(path === '/take-account' ? 'redirect' : 'serve');
});
