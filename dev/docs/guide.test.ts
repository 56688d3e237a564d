import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { popupProviders } from '../../account/popup-providers.ts';
import { shadowPartDocs, slotDocs } from '../../widget/docs/element-docs.ts';
import { errorDocs } from '../../widget/docs/error-docs.ts';
import { insertGuideValues, sampleGuideValues } from '../../widget/docs/insert-guide-values.ts';
import { tokenDocs } from '../../widget/docs/token-docs.ts';
import { sampleRelease } from '../../widget/release/sample-release.ts';
import { sourceFiles } from '../proof/unit/source-files.ts';

const guide = readFileSync('widget/README.md', 'utf8');
const code = sourceFiles.filter(
  ({ file }) =>
    /^(account|widget\/(core|ui|element|adapters|diagnostics))\//.test(file) &&
    !/\.test\.|\/(fakes|testing)\/|-messages\.ts$/.test(file),
);
const foundIn = (pattern: RegExp, files = code): string[] => [
  ...new Set(files.flatMap(({ source }) => [...source.matchAll(pattern)].map((match) => match[1] ?? ''))),
];

describe('widget/README.md', () => {
  test('names every part of the shadow tree, and no other', () => {
    const ofPopups = Object.keys(popupProviders).map((provider) => `${provider}-button`);
    expect(Object.keys(shadowPartDocs).sort()).toEqual([...foundIn(/\bpart="([a-z-]+)"/g), ...ofPopups].sort());
  });

  test('names every slot of the shadow tree except human-check, which the card fills itself', () => {
    expect(Object.keys(slotDocs)).toEqual(foundIn(/<slot name="([a-z-]+)"/g).filter((name) => name !== 'human-check'));
  });

  test('names every property of tokens.css', () => {
    const tokens = [{ file: 'widget/tokens.css', source: readFileSync('widget/tokens.css', 'utf8') }];
    expect(Object.keys(tokenDocs).sort()).toEqual([...foundIn(/(--acct-[a-z0-9-]+):/g, tokens)].sort());
  });

  test('explains every code of the card', () => {
    const written = foundIn(
      /['"`]((?:app-check|card|cookies|google|human-check|page|project|release|session|sms|store)\/[a-z-]+)['"`]/g,
    );
    // These codes are composed of parts in the source, so a search does not find them.
    const composed = ['cookies/blocked', 'cookies/outside-cookie-domain', 'cookies/too-large'];
    const ofWindows = Object.keys(popupProviders).flatMap((id) => [
      `${id}/window-blocked-in-frame`,
      `${id}/window-cut-off`,
    ]);
    const ofPages = ['page/from-file', 'page/insecure', 'page/sandboxed'];
    const documented = Object.keys(errorDocs).filter((name) => !name.startsWith('auth/'));
    expect(documented).toEqual([...new Set([...written, ...composed, ...ofWindows, ...ofPages])].sort());
  });

  test('gives each picture the width and height of its file', () => {
    const pictures = [...guide.matchAll(/<img src="\.\.\/([^"]+)" alt="[^"]+" width="(\d+)" height="(\d+)">/g)];
    expect(pictures).toHaveLength(2);
    for (const [, file = '', width, height] of pictures) {
      const png = readFileSync(file);
      expect([png.readUInt32BE(16), Math.floor(png.readUInt32BE(20) / 2) * 2]).toEqual([
        2 * Number(width),
        2 * Number(height),
      ]);
    }
  });

  test('has at most 4,000 words, tables and code included', () => {
    expect(guide.split(/\s+/).length).toBeLessThanOrEqual(4000);
  });
});

test('insertGuideValues throws an error if a `generated:` mark of the guide is unknown or missing', () => {
  const none = { guide: '', places: '', messages: '' };
  const guide = '<!-- generated:nothing-of-the-kind --><!-- /generated -->';
  expect(() => insertGuideValues(sampleGuideValues, { ...none, guide })).toThrow('"nothing-of-the-kind"');
  expect(() => insertGuideValues(sampleGuideValues, none)).toThrow('no mark for');
});

test('a guide that is filled with a build’s own values has no sample value and no `generated:` mark', () => {
  const values = { origin: 'https://www.b.in', appUrl: 'https://books.b.in', cookieDomain: '.b.in', domain: 'b.in' };
  const release = { ...sampleRelease, release: '1.4.0-0a1b2c3d' };
  const names = { authPage: 'https://b-live.firebaseapp.com', project: 'b-live', packageName: '@b/auth-card', release };
  const texts = Object.values(
    insertGuideValues({ ...sampleGuideValues, ...values, ...names, own: { 'generator-hint': '', generator: '' } }),
  );
  expect(texts.join()).toContain('app-url="https://books.b.in" cookie-domain=".b.in"');
  expect(texts.join()).not.toMatch(/acct\.example|demo-acct|@acct\/|xxxxxxxx|generated:/);
});
