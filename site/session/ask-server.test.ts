import { expect, test, vi } from 'vitest';
import { askServer } from './ask-server.ts';

const url = 'https://server.example/v1';
const answering = (response: () => Promise<Response>) => {
  const fetching = vi.fn<typeof fetch>(response);
  vi.stubGlobal('fetch', fetching);
  return fetching;
};

test('an answer in JSON is told with its status, whatever that is; nothing of it is stored', async () => {
  const fetching = answering(async () => Response.json({ error: 'gone' }, { status: 404 }));
  expect(await askServer(url, { method: 'DELETE' })).toEqual({ status: 404, body: { error: 'gone' } });
  expect(fetching.mock.calls).toEqual([[url, { cache: 'no-store', method: 'DELETE' }]]);
});

test.each([
  ['a line that is refused', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a page instead of JSON', async () => new Response('<h1>Log in to the network</h1>')],
  ['JSON that is no object', async () => Response.json(null)],
])('%s is no answer', async (_, response) => {
  answering(response);
  expect(await askServer(url)).toBeNull();
});

test.each([
  ['that hangs', () => new Promise<never>(() => undefined)],
  ['whose body hangs', async () => new Response(new ReadableStream())],
])('a server %s has not answered after 15 s', async (_, response) => {
  vi.useFakeTimers();
  answering(response);
  const asked = askServer(url);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(await Promise.race([asked, 'nothing yet'])).toBe('nothing yet');
  await vi.advanceTimersByTimeAsync(1);
  expect(await asked).toBeNull();
});
