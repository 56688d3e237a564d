import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../unit/temporary-folder.ts';
import { hostingPaths, requestsOf, spellings } from './hosting-requests.ts';

test.each([
  ['/login.html', ['/login', '/login.html', '/login/', '/login?a=b']],
  ['/index.html', ['/', '/index.html', '/?a=b']],
  ['/hi/index.html', ['/hi', '/hi/index.html', '/hi/', '/hi?a=b']],
  ['/assets/a b.css', ['/assets/a%20b.css', '/assets/a%20b.css/', '/assets/a%20b.css?a=b']],
])('%s is asked for as %j', (file, paths) => {
  expect(spellings(file)).toEqual(paths);
});

test('every file of a build is asked for, hidden ones too', () => {
  const site = temporaryFolder('site');
  mkdirSync(join(site, 'widget', 'v1'), { recursive: true });
  for (const file of ['index.html', '.hidden', 'widget/v1/card.js']) writeFileSync(join(site, file), '');
  expect(hostingPaths(site)).toEqual(expect.arrayContaining(['/', '/.hidden', '/widget/v1/card.js', '/no-such-page']));
});

test('what an answer says of its file is asked with', () => {
  const first = { status: 200, headers: { etag: ['"e"'], 'last-modified': ['Sun'] }, body: '' };
  const requests = requestsOf('/a', first);
  expect(requests.every(({ path }) => path === '/a')).toBe(true);
  expect(requests).toContainEqual({ method: 'GET', path: '/a', headers: { 'if-none-match': '"e"' } });
  expect(requests).toContainEqual({ method: 'GET', path: '/a', headers: { 'if-modified-since': 'Sun' } });
  expect(new Set(requests.map((request) => JSON.stringify(request))).size).toBe(requests.length);
});
