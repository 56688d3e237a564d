import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { RawAnswer, RawRequest } from './ask-raw.ts';

/** How a file is asked for, and what of its first answer the request repeats. */
type Manner = {
  readonly method: string;
  readonly headers: (first: { readonly etag: string; readonly modified: string }) => Readonly<Record<string, string>>;
};

const get = (headers: Manner['headers']): Manner => ({ method: 'GET', headers });

/** As browsers, caches, crawlers and download managers ask. */
const manners: Readonly<Record<string, Manner>> = {
  plain: get(() => ({})),
  head: { method: 'HEAD', headers: () => ({}) },
  gzip: get(() => ({ 'accept-encoding': 'gzip, deflate, br' })),
  brotli: get(() => ({ 'accept-encoding': 'br' })),
  'same etag': get(({ etag }) => ({ 'if-none-match': etag })),
  'same etag, packed': get(({ etag }) => ({ 'if-none-match': etag, 'accept-encoding': 'gzip' })),
  'other etag': get(() => ({ 'if-none-match': '"another"' })),
  'not since its change': get(({ modified }) => ({ 'if-modified-since': modified })),
  'not since tomorrow': get(() => ({ 'if-modified-since': new Date(Date.now() + 86_400_000).toUTCString() })),
  'changed since': get(() => ({ 'if-modified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' })),
  'a part': get(() => ({ range: 'bytes=0-99' })),
  'a part, if unchanged': get(({ etag }) => ({ range: 'bytes=10-', 'if-range': etag })),
  'from elsewhere': get(() => ({ origin: 'https://partner.example', referer: 'https://partner.example/' })),
  'as a page of Hindi': get(() => ({ 'accept-language': 'hi-IN,hi;q=0.9', cookie: 'firebase-language-override=hi' })),
};

/**
 * Addresses that lead to no file, or to one by another spelling. None with a broken escape (`%ZZ`): superstatic, on which both stand, answers 500 and
 * prints its stack, which says nothing of Hosting.
 */
const oddPaths = [
  '/no-such-page',
  '/hi/no-such-page',
  '/no-such-page.html',
  '/no/such/page/',
  '/no-such.js',
  '/assets',
  '/assets/',
  '/assets/no-such.js',
  '/widget',
  '/widget/',
  '/widget/v1',
  '/widget/v1/',
  '/widget/0.0.1-00000000/acct-auth-card.js',
  '/index',
  '/index/',
  '/hi/index',
  '/404',
  '/404/',
  '//features',
  '/features//',
  '/hi//features',
  '/Features',
  '/%66eatures',
  '/features%2F',
  '/features%00',
  '/%E0%A4%B9',
  '/features;a=b',
  '/features?a=b&c',
  '/features.html?a=b',
  '/hi/?a=b',
  '/no-such-page?a=b',
  '/../firebase.json',
  '/..%2Ffirebase.json',
  '/firebase.json',
  '/.hidden',
  '/.well-known/security.txt',
  '/__/firebase/init.json',
  '/__/firebase/init.js',
  '/__/env.json',
  '/__/no-such',
  '/session?return=/books',
  '/hi/session/?return=/books',
] as const;

/** Every address of the comparison, as it stands in a request. `site`: the folder of the built pages. */
export function hostingPaths(site: string): readonly string[] {
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(site, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
  return [...new Set([...files.sort().flatMap(spellings), ...oddPaths])];
}

/** An address in every manner. `first`: what the plain request was answered. */
export function requestsOf(path: string, first: RawAnswer): readonly RawRequest[] {
  const [etag = '"none"'] = first.headers.etag ?? [];
  const [modified = 'Sat, 01 Jan 2000 00:00:00 GMT'] = first.headers['last-modified'] ?? [];
  return Object.values(manners).map(({ method, headers }) => ({ method, path, headers: headers({ etag, modified }) }));
}

/** The address of a page, and every other way to write it; a file that is no page, also as a folder and with a question behind. */
export function spellings(file: string): readonly string[] {
  if (!file.endsWith('.html')) return [file, `${file}/`, `${file}?a=b`].map((path) => encodeURI(path));
  const clean = file.replace(/\.html$/, '').replace(/(^|\/)index$/, '') || '/';
  return [...new Set([clean, file, clean === '/' ? '/?a=b' : `${clean}/`, `${clean}?a=b`])].map((path) =>
    encodeURI(path),
  );
}

/** What no visitor does with a page. */
export const methodRequests: readonly RawRequest[] = ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'].flatMap((method) =>
  ['/', '/login', '/login/', '/no-such-page', '/widget/releases.json'].map((path) => ({ method, path, headers: {} })),
);
