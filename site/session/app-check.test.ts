import { beforeEach, expect, test, vi } from 'vitest';
import { appCheckFailures } from '../../widget/languages/en/app-check-failures.ts';
import { requestJson } from './renewal.ts';

type Reply = readonly [status: number, body: object];
const refused: Reply = [401, { error: { message: 'Firebase App Check token is invalid.' } }];
const taken: Reply = [200, { done: true }];

let reported: unknown[][];
beforeEach(() => {
  reported = [];
  vi.spyOn(console, 'error').mockImplementation((...line) => void reported.push(line));
  // With a developer's debug token, App Check loads no script of Google.
  vi.stubGlobal('FIREBASE_APPCHECK_DEBUG_TOKEN', 'of-a-developer');
  document.documentElement.lang = 'en';
  document.body.innerHTML = '<section id="outage-en"><h1>We cannot reach our servers</h1><p>Try again</p></section>';
});

/**
 * Stubs a service that gives these replies. Also stubs App Check, which issues a new token for each request that it
 * receives. `exchanges` is the HTTP status of App Check's answers.
 */
async function guarded(replies: readonly Reply[], exchanges = 200) {
  const answers = [...replies];
  const sent: Request[] = [];
  let count = 0;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.includes('appcheck')) {
      count += 1;
      return Response.json({ token: `token-${count}`, ttl: '3600s' }, { status: exchanges });
    }
    sent.push(new Request(url, init));
    const [status, body] = answers.shift() ?? [0, {}];
    if (status === 0) throw new TypeError('Failed to fetch');
    return Response.json(body, { status });
  });
  vi.resetModules();
  const { withAppCheck } = await import('./app-check.ts');
  const ask = withAppCheck(requestJson);
  const headers = { authorization: 'Bearer of-asha' };
  const tokens = () => sent.map(({ headers: each }) => each.get('x-firebase-appcheck'));
  return { ask: () => ask('https://firestore.example/x', { method: 'POST', headers }), sent, tokens };
}
const screen = () => {
  const [heading, text] = document.querySelectorAll<HTMLElement>('h1, p');
  return [heading?.textContent, text?.hidden];
};
const untouched = ['We cannot reach our servers', false];

test('every request has the same App Check token in addition to its own headers', async () => {
  const { ask, sent, tokens } = await guarded([taken, taken]);
  expect(await ask()).toEqual({ status: 200, body: { done: true } });
  await ask();
  expect(tokens()).toEqual(['token-1', 'token-1']);
  expect([sent[0]?.method, sent[0]?.headers.get('authorization')]).toEqual(['POST', 'Bearer of-asha']);
  expect([reported, screen()]).toEqual([[], untouched]);
});

test('a refused App Check token is reported, and the next request has a new token', async () => {
  const { ask, tokens } = await guarded([refused, taken]);
  expect(await ask()).toBeNull();
  expect(reported).toEqual([['acct: app-check/refused', ...refused]]);
  expect(screen()).toEqual([appCheckFailures.notConfirmed, true]);
  expect(await ask()).toMatchObject({ status: 200 });
  expect(tokens()).toEqual(['token-1', 'token-2']);
});

test.each<[string, Reply, object | null]>([
  ['a refusal by the access rules', [403, { error: { status: 'PERMISSION_DENIED' } }], { status: 403 }],
  ['a lost connection', [0, {}], null],
])('the failure "%s" does not count as a refused App Check token', async (_, reply, answer) => {
  const { ask, tokens } = await guarded([reply, taken]);
  const got = await ask();
  expect(got === null ? null : { status: got.status }).toEqual(answer);
  await ask();
  expect([tokens(), reported, screen()]).toEqual([['token-1', 'token-1'], [], untouched]);
});

test('a request without an App Check token is sent, and its refusal is reported', async () => {
  const { ask, tokens } = await guarded([taken, [403, {}]], 403);
  expect(await ask()).toMatchObject({ status: 200 });
  expect(reported).toEqual([['acct: app-check/refused', expect.objectContaining({ code: 'app-check/refused' })]]);
  expect(screen()).toEqual(untouched);
  expect(await ask()).toBeNull();
  expect(tokens()).toEqual([null, null]);
  expect(screen()).toEqual([appCheckFailures.notConfirmed, true]);
});

test.each([
  ['hi', /[\u0900-\u097f]/],
  ['ur', new RegExp(appCheckFailures.notConfirmed)],
])(
  'the page explains a refused App Check token in the language %s, or in English if that language has no sentence',
  async (lang, words) => {
    document.documentElement.lang = lang;
    const { ask } = await guarded([refused, refused]);
    await ask();
    expect(screen()[0]).toMatch(words);
    document.body.innerHTML = '';
    expect(await ask()).toBeNull();
  },
);
