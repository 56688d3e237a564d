import type { Route } from '@playwright/test';

/** The kind of the requested file, which decides the content of an error answer. */
export type RequestedFileKind = 'json' | 'script';

/** A description of each fault. A fault lasts until the test ends it. */
export const faultDescriptions = {
  refused: 'the connection is refused',
  hangs: 'no answer ever comes',
  'HTTP 500': 'the server answers 500, in its own words',
  'HTTP 503': 'the same with 503',
  'HTTP 429': 'the same with 429',
  'HTML 500': 'a proxy answers 500, with a page instead of JSON',
  'HTML 429': 'the same with 429',
  empty: '200 with nothing in it',
  'no JSON': '200 with a text that is no JSON',
  portal: 'a captive portal answers 200 with its page, without a header for other origins',
  slow: 'the answer takes 12 s',
  'reply lost': 'the server processes the request, and the connection breaks before the reply',
} as const satisfies Record<string, string>;
export type FaultName = keyof typeof faultDescriptions;

/** Duration of a slow answer, in milliseconds of the page's clock. */
export const slowAnswerDelay = 12_000;

const words: Readonly<Record<number, readonly [status: string, message: string]>> = {
  500: ['INTERNAL', 'Internal error encountered.'],
  503: ['UNAVAILABLE', 'The service is currently unavailable.'],
  429: ['RESOURCE_EXHAUSTED', 'RESOURCE_EXHAUSTED'],
};
const page = '<!doctype html><title>Welcome to the Wi-Fi</title><h1>Please sign in</h1>';
const readable = { 'access-control-allow-origin': '*' };

const refusedWith = (code: number, kind: RequestedFileKind) => (route: Route) => {
  const [status, message] = words[code] ?? ['', ''];
  return kind === 'script'
    ? route.fulfill({ status: code, headers: readable, contentType: 'text/plain', body: message })
    : route.fulfill({ status: code, headers: readable, json: { error: { code, message, status } } });
};
const withPage = (status: number) => (route: Route) =>
  route.fulfill({ status, headers: readable, contentType: 'text/html', body: page });

/** Returns a handler that answers a request with a fault. FaultyConnection itself implements `hangs` and `slow`. */
export function createFaultHandler(
  fault: Exclude<FaultName, 'hangs' | 'slow'>,
  kind: RequestedFileKind,
): (route: Route) => Promise<void> {
  switch (fault) {
    case 'refused':
      return (route) => route.abort('connectionrefused');
    case 'HTTP 500':
    case 'HTTP 503':
    case 'HTTP 429':
      return refusedWith(Number(fault.slice(-3)), kind);
    case 'HTML 500':
      return withPage(500);
    case 'HTML 429':
      return withPage(429);
    case 'empty':
      return (route) =>
        route.fulfill({
          headers: readable,
          contentType: kind === 'script' ? 'text/javascript' : 'application/json',
          body: '',
        });
    case 'no JSON':
      return (route) =>
        route.fulfill({ headers: readable, contentType: 'text/plain', body: 'upstream: no healthy host' });
    case 'portal':
      // Without this header, Playwright would let every origin read the answer.
      return (route) =>
        route.fulfill({
          headers: { 'access-control-allow-origin': 'https://portal.example' },
          contentType: 'text/html',
          body: page,
        });
    case 'reply lost':
      return async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      };
  }
}
