import { describe, expect, test, vi } from 'vitest';
import { parseRenewal, renewSession, requestJson } from './renewal.ts';
import { ashaClaims, ashaSession, createIdToken, sampleServerTime } from './testing/asha.ts';

const day = 86_400;
const session = { ...ashaSession, since: sampleServerTime - day };
const claims = { ...ashaClaims, auth_time: sampleServerTime - day };
const renewedBy = (given: object) =>
  parseRenewal(session, {
    status: 200,
    body: { id_token: createIdToken({ ...claims, ...given }), refresh_token: 'second' },
  });
const refused = (status: number, message: string) => parseRenewal(session, { status, body: { error: { message } } });

test('a renewed session has the token’s account, the new refresh token and the seconds that remain of seven days', () => {
  expect(renewedBy({})).toEqual({
    idToken: createIdToken(claims),
    secondsLeft: 6 * day,
    isConfirmed: false,
    session: { ...session, refreshToken: 'second', account: 'asha@example.com' },
  });
  expect(renewedBy({ email: undefined, phone_number: '+919876543210' })).toMatchObject({
    isConfirmed: true,
    session: { account: '+919876543210' },
  });
  expect(renewedBy({ email_verified: true })).toMatchObject({ isConfirmed: true });
});

test('if the answer has no refresh token, the earlier refresh token stays stored', () => {
  const answer = { status: 200, body: { id_token: createIdToken(claims) } };
  expect(parseRenewal(session, answer)).toMatchObject({ session: { refreshToken: 'first' } });
});

test('a session ends seven days after the sign-in, or after auth_time if that is earlier', () => {
  expect(renewedBy({ auth_time: sampleServerTime - 2 * day })).toMatchObject({
    secondsLeft: 5 * day,
    session: { since: sampleServerTime - 2 * day },
  });
  // The seven days begin at the stored time of the sign-in, even if the `auth_time` of a renewed token is later.
  expect(renewedBy({ auth_time: sampleServerTime })).toMatchObject({
    secondsLeft: 6 * day,
    session: { since: sampleServerTime - day },
  });
  expect(renewedBy({ auth_time: sampleServerTime - 7 * day + 1 })).toMatchObject({ secondsLeft: 1 });
  expect(renewedBy({ auth_time: sampleServerTime - 7 * day })).toBe('ended');
  expect(renewedBy({ iat: sampleServerTime + 6 * day })).toBe('ended');
});

test('a token of another user or another project ends the session', () => {
  expect(renewedBy({ sub: 'uid-of-ravi' })).toBe('ended');
  expect(renewedBy({ aud: 'other-project' })).toBe('ended');
});

test.each([
  'TOKEN_EXPIRED',
  'USER_DISABLED',
  'USER_NOT_FOUND',
  'INVALID_REFRESH_TOKEN',
  'MISSING_REFRESH_TOKEN',
  'PROJECT_NUMBER_MISMATCH',
  'INVALID_REFRESH_TOKEN : x',
  'TOKEN_EXPIRED : The user credential is no longer valid.',
])('the error %s ends the session', (message) => {
  expect(refused(400, message)).toBe('ended');
});

test.each([
  [400, 'API key not valid. Please pass a valid API key.'],
  [403, 'Requests from referer https://www.acct.example are blocked.'],
  [429, 'RESOURCE_EXHAUSTED'],
  [429, 'Quota exceeded for USER_PROJECT'],
  [400, 'USER_PROJECT_DENIED'],
  [400, 'TOKEN_EXPIRED_SOMEHOW'],
  [401, 'TOKEN_EXPIRED'],
  [500, 'USER_NOT_FOUND'],
  [503, 'UNAVAILABLE'],
  [503, 'USER_DISABLED : the backend is being moved'],
  [503, 'INVALID_REFRESH_TOKEN'],
])(
  'an answer with the status %s and the error %s is an outage, since the session may still be valid',
  (status, message) => {
    expect(refused(status, message)).toBe('outage');
  },
);

test.each([
  null,
  { status: 200, body: {} },
  { status: 200, body: { id_token: 'no token' } },
  { status: 502, body: {} },
  { status: 502, body: { id_token: createIdToken(claims) } },
])('the answer %j of the token service counts as an outage', (answer) => {
  expect(parseRenewal(session, answer)).toBe('outage');
});

const url = 'https://server.example/v1';
const answering = (response: () => Promise<Response>) => {
  const fetching = vi.fn<typeof fetch>(response);
  vi.stubGlobal('fetch', fetching);
  return fetching;
};

test('a request resolves to the status and the JSON of the answer, and bypasses the cache', async () => {
  const fetching = answering(async () => Response.json({ error: 'gone' }, { status: 404 }));
  expect(await requestJson(url, { method: 'DELETE' })).toEqual({ status: 404, body: { error: 'gone' } });
  expect(fetching.mock.calls).toEqual([[url, { cache: 'no-store', method: 'DELETE' }]]);
});

test.each([
  ['a refused connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a page instead of JSON', async () => new Response('<h1>Log in to the network</h1>')],
  ['JSON that is no object', async () => Response.json(null)],
])('a request resolves to null if the network gives %s', async (_, response) => {
  answering(response);
  expect(await requestJson(url)).toBeNull();
});

test.each([
  ['that does not answer', () => new Promise<never>(() => undefined)],
  ['whose body does not end', async () => new Response(new ReadableStream())],
])('a request to a server %s resolves to null after 15 s', async (_, response) => {
  vi.useFakeTimers();
  answering(response);
  const asked = requestJson(url);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(await Promise.race([asked, 'nothing yet'])).toBe('nothing yet');
  await vi.advanceTimersByTimeAsync(1);
  expect(await asked).toBeNull();
});

describe('renewing a session', () => {
  const session = { ...ashaSession, refreshToken: 'refresh+token' };

  const answering = (status: number, body: object) => {
    const fetching = vi.fn<typeof fetch>(async () => Response.json(body, { status }));
    vi.stubGlobal('fetch', fetching);
    return fetching;
  };
  const consoleLines = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined);

  test('a renewal is a single form POST with the refresh token and no preflight request', async () => {
    const lines = consoleLines();
    const fetching = answering(400, { error: { message: 'TOKEN_EXPIRED' } });
    expect(await renewSession(session)).toBe('ended');
    const [[url, { method, body, headers } = {}] = []] = fetching.mock.calls;
    expect(url).toMatch(/\/securetoken\.googleapis\.com\/v1\/token\?key=/);
    expect({ method, headers }).toEqual({ method: 'POST', headers: undefined });
    expect(body).toBeInstanceOf(URLSearchParams);
    expect(`${body}`).toBe('grant_type=refresh_token&refresh_token=refresh%2Btoken');
    expect(lines).not.toHaveBeenCalled();
  });

  test('an outage that the token service reports writes one console line for the site owner', async () => {
    const lines = consoleLines();
    const error = { message: 'API key not valid.' };
    answering(400, { error });
    expect(await renewSession(session)).toBe('outage');
    expect(lines.mock.calls).toEqual([['acct: session/outage', 400, error]]);
  });

  test('a lost connection is an outage without a console line, since the browser writes one', async () => {
    const lines = consoleLines();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await renewSession(session)).toBe('outage');
    expect(lines).not.toHaveBeenCalled();
  });
});
