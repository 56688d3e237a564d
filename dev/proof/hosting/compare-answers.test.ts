import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { askRaw, type RawAnswer } from './ask-raw.ts';
import { compareAnswers } from './compare-answers.ts';
import { type HostingException, hostingExceptions } from './hosting-exceptions.ts';

const request = { method: 'GET', path: '/login', headers: { 'accept-encoding': 'br' } };
const answer: RawAnswer = { status: 200, headers: { etag: ['"a"'], vary: ['Accept-Encoding'] }, body: 'ab' };
const line = 'GET /login (accept-encoding: br)';

test.each<[string, Partial<RawAnswer>, string[]]>([
  ['the same', {}, []],
  ['another status', { status: 404 }, [`${line}: status is 404, the emulator's 200`]],
  [
    'another value',
    { headers: { ...answer.headers, etag: ['"b"'] } },
    [`${line}: etag is ["\\"b\\""], the emulator's ["\\"a\\""]`],
  ],
  [
    'one too many',
    { headers: { ...answer.headers, 'x-more': ['1'] } },
    [`${line}: x-more is ["1"], the emulator's not there`],
  ],
  ['one missing', { headers: { etag: ['"a"'] } }, [`${line}: vary is not there, the emulator's ["Accept-Encoding"]`]],
  ['one twice', { headers: { ...answer.headers, etag: ['"a"', '"a"'] } }, [expect.stringContaining('etag is')]],
  ['other bytes', { body: 'cd' }, [`${line}: body is cd, the emulator's ab`]],
])('%s', (_, change, lines) => {
  const ours = { ...answer, ...change };
  expect(compareAnswers(request, { emulator: answer, ours }, hostingExceptions, new Set())).toEqual(lines);
});

test('an exception covers what it names, and is told as used', () => {
  const used = new Set<HostingException>();
  const dated = (day: string): RawAnswer => ({ ...answer, headers: { ...answer.headers, date: [day] } });
  expect(compareAnswers(request, { emulator: dated('Sat'), ours: dated('Sun') }, hostingExceptions, used)).toEqual([]);
  expect([...used].map(({ differs }) => differs)).toEqual(['`date`']);
});

test('a request goes out as it is written, and its answer is not followed or unpacked', async () => {
  const asked: unknown[] = [];
  const server = createServer(({ method, url, headers, rawHeaders }, response) => {
    asked.push([method, url, headers.host, rawHeaders.includes('Connection')]);
    response.writeHead(
      301,
      [
        ['Location', '/x'],
        ['Set-Cookie', 'a=1'],
        ['Set-Cookie', 'b=2'],
        ['Content-Encoding', 'br'],
      ].flat(),
    );
    response.end('not brotli');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const got = await askRaw(origin, { method: 'GET', path: '/../a//b?c', headers: {} });
  expect(asked).toEqual([['GET', '/../a//b?c', 'site.example', true]]);
  expect(got).toMatchObject({ status: 301, headers: { location: ['/x'], 'set-cookie': ['a=1', 'b=2'] } });
});
