import { expect, test } from 'vitest';
import { readTask } from './read-task.ts';

const appUrl = 'https://app.acct.example/start';
const read = (search: string, hash = '') => readTask(search, hash, appUrl);
const renewTo = (to: string, state: string | null = null, nobody = 'sign-in-first') => ({
  type: 'renew',
  to,
  state,
  nobody,
});
const secret = `${'A'.repeat(42)}-`;

test('a return is the application’s page, with the fragment that a redirect has taken along', () => {
  expect(read('?return=%2Fbooks%3Fpage%3D2')).toEqual(renewTo('https://app.acct.example/books?page=2'));
  expect(read('?return=/books', '#row-7')).toEqual(renewTo('https://app.acct.example/books#row-7'));
  expect(read('?return=/books', `#${secret}`)).toMatchObject({ type: 'renew' });
  expect(read('?return=//evil.example', '#x')).toEqual(renewTo(appUrl));
});

test('a state of 43 characters is the application’s; any other is none', () => {
  expect(read(`?return=/books&state=${secret}`)).toEqual(renewTo('https://app.acct.example/books', secret));
  for (const state of ['', `${secret}x`, secret.slice(1), `${secret.slice(1)}%20`])
    expect(read(`?return=/books&state=${state}`)).toEqual(renewTo('https://app.acct.example/books'));
});

test('one fixed word begins a trial; any other is none', () => {
  expect(read('?return=/&start=trial')).toEqual(renewTo('https://app.acct.example/', null, 'start-trial'));
  for (const start of ['', 'Trial', 'trial2', 'session-ended'])
    expect(read(`?return=/&start=${start}`)).toEqual(renewTo('https://app.acct.example/'));
});

test('43 characters of base64url are a hand-off’s secret', () => {
  expect(read('', `#${secret}`)).toEqual({ type: 'handoff', secret });
  expect(read('?utm_source=x', `#${secret}`)).toEqual({ type: 'handoff', secret });
});

test.each([
  '',
  '#',
  '#content',
  '#company=Asha',
  `#${secret}x`,
  `#x#${secret}`,
  `#${secret.slice(1)}`,
  `#${'é'.repeat(43)}`,
])('the fragment %j is nobody’s secret: the application’s start', (hash) => {
  expect(read('', hash)).toEqual(renewTo(appUrl));
});

test.each([
  ['?sign-out', { type: 'sign-out', isDevice: false }],
  ['?sign-out=', { type: 'sign-out', isDevice: false }],
  ['?return=/x&sign-out', { type: 'sign-out', isDevice: false }],
  ['?sign-out=device', { type: 'sign-out', isDevice: true }],
  ['?signed-out', { type: 'signed-out' }],
])('%s signs out, or says that it is done', (search, task) => {
  expect(read(search)).toEqual(task);
});
