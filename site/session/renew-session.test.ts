import { expect, test, vi } from 'vitest';
import { renewSession } from './renew-session.ts';
import { session as kept } from './testing/asha.ts';

const session = { ...kept, refreshToken: 'refresh+token' };

const answering = (status: number, body: object) => {
  const fetching = vi.fn<typeof fetch>(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetching);
  return fetching;
};
const consoleLines = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined);

test('one form POST with the refresh token, for which browsers ask no leave first', async () => {
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

test('an answer that is neither a token nor the end is one line for whoever runs the site', async () => {
  const lines = consoleLines();
  const error = { message: 'API key not valid.' };
  answering(400, { error });
  expect(await renewSession(session)).toBe('outage');
  expect(lines.mock.calls).toEqual([['acct: session/outage', 400, error]]);
});

test('no answer at all is an outage without a line: the browser has told it already', async () => {
  const lines = consoleLines();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await renewSession(session)).toBe('outage');
  expect(lines).not.toHaveBeenCalled();
});
