import { expect, test } from 'vitest';
import { createCurrentReleaseSnippet, createPinnedSnippet } from './card-snippets.ts';
import { type CardRelease, cardFiles, singleFileAddressCount } from './release.ts';

const place = {
  origin: 'https://www.acct.example',
  attributes: { 'app-url': 'https://app.acct.example', 'cookie-domain': '.acct.example' },
  fallback: 'Sign up or sign in',
};
const files = [...Object.values(cardFiles), 'active.js', 'hi.js', 'declarative/en-signup.html'];
const release: CardRelease = {
  release: '1.2.3-0a1b2c3d',
  version: '1.2.3',
  files: Object.fromEntries(files.map((file) => [file, { integrity: `sha384-${file}`, bytes: 1 }])),
};
const folder = `${place.origin}/widget/${release.release}`;

function page(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

test('the pinned snippet lists the hash of every script that the card may load', () => {
  const { body, head } = page(createPinnedSnippet(release, place));
  const all = (selector: string) => [...head.querySelectorAll(selector), ...body.querySelectorAll(selector)];
  const [map, script] = all('script');
  const { integrity } = JSON.parse(map?.textContent ?? '') as { integrity: Record<string, string> };
  const hashes = new Map(Object.entries(integrity));
  expect(script?.getAttribute('integrity')).toBe(`sha384-${cardFiles.shell}`);
  hashes.set(script?.getAttribute('src') ?? '', script?.getAttribute('integrity') ?? '');
  for (const file of [cardFiles.shell, cardFiles.react, 'active.js', 'hi.js']) {
    expect(hashes.get(`${folder}/${file}`)).toBe(`sha384-${file}`);
  }
  for (let turn = 1; turn <= singleFileAddressCount; turn++) {
    expect(hashes.get(`${folder}/${cardFiles.single}?try=${turn}`)).toBe(`sha384-${cardFiles.single}`);
  }
  const [preload] = all('link');
  expect(preload?.getAttribute('href')).toBe(`${folder}/${cardFiles.react}`);
  expect(preload?.getAttribute('integrity')).toBe(`sha384-${cardFiles.react}`);
  expect([script, preload].every((tag) => tag?.hasAttribute('crossorigin'))).toBe(true);
});

test('the pinned snippet begins with the import map, because browsers ignore an import map after a module script', () => {
  const snippet = createPinnedSnippet(release, place);
  expect(snippet.startsWith('<script type="importmap">')).toBe(true);
});

test('the snippet that always loads the current release is a single tag without the name of a release', () => {
  const snippet = createCurrentReleaseSnippet(place);
  expect(snippet.match(/<script/g)).toHaveLength(1);
  expect(snippet).toContain(`"${place.origin}/widget/v1/${cardFiles.shell}"`);
  expect(snippet).not.toMatch(/integrity|1\.2\.3/);
});

test.each([createPinnedSnippet(release, place), createCurrentReleaseSnippet(place)])(
  'each kind of snippet ends with the card and the link inside it: %#',
  (snippet) => {
    const card = page(snippet).querySelector('acct-auth-card');
    for (const [name, value] of Object.entries(place.attributes)) expect(card?.getAttribute(name)).toBe(value);
    expect(card?.querySelector('a')?.getAttribute('href')).toBe('https://www.acct.example/login');
  },
);

test('createPinnedSnippet throws if the release has no file for React', () => {
  const { [cardFiles.react]: _, ...others } = release.files;
  expect(() => createPinnedSnippet({ ...release, files: others }, place)).toThrow(cardFiles.react);
});

test('a text with quotes and markup in an attribute is escaped in the snippet', () => {
  const name = 'A & B "Traders" &quot;';
  const attributes = { ...place.attributes, 'prefill-company': name, 'firebase-config': '{"apiKey":"k"}' };
  const card = page(createCurrentReleaseSnippet({ ...place, attributes })).querySelector('acct-auth-card');
  expect(card?.getAttribute('prefill-company')).toBe(name);
  expect(card?.getAttribute('firebase-config')).toBe('{"apiKey":"k"}');
  expect(card?.getAttributeNames()).toEqual(Object.keys(attributes));
});

test('a snippet for another host loads every file from that host, and links to our sign-in page', () => {
  for (const snippet of [createPinnedSnippet, (_: CardRelease, at: typeof place) => createCurrentReleaseSnippet(at)]) {
    const html = snippet(release, { ...place, folder: 'https://cdn.b.example/card' } as typeof place);
    expect(html).toContain(`"https://cdn.b.example/card/${cardFiles.shell}"`);
    expect(html.match(/https:\/\/www\.acct\.example\/\S*/g)).toEqual([`${place.origin}/login">Sign`]);
  }
});
