import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { popupProviders } from '../../../widget/core/popup-providers.ts';
import { errorDocs } from '../../../widget/docs/error-docs.ts';
import { partDocs } from '../../../widget/docs/part-docs.ts';
import { slotDocs } from '../../../widget/docs/slot-docs.ts';
import { tokenDocs } from '../../../widget/docs/token-docs.ts';
import { sourceFiles } from '../../proof/unit/source-files.ts';
import { fillGuide, headingAnchor } from './fill-guide.ts';
import { sampleValues } from './partner-readme.ts';

const guide = readFileSync('widget/README.md', 'utf8');
const code = sourceFiles.filter(
  ({ file }) =>
    /^widget\/(core|ui|element|adapters|messages-for-integrators)\//.test(file) &&
    !/\.test\.|\/(fakes|testing)\/|-messages\.ts$/.test(file),
);
const foundIn = (pattern: RegExp, files = code): string[] => [
  ...new Set(files.flatMap(({ source }) => [...source.matchAll(pattern)].map((match) => match[1] ?? ''))),
];

const headings = [...guide.matchAll(/^##+ (.+)$/gm)].map(([, text = '']) => headingAnchor(text));

describe('widget/README.md', () => {
  test('names every part of the shadow tree, and none that is not there', () => {
    const ofPopups = Object.keys(popupProviders).map((provider) => `${provider}-button`);
    expect(Object.keys(partDocs).sort()).toEqual([...foundIn(/\bpart="([a-z-]+)"/g), ...ofPopups].sort());
  });

  test('names every slot of the shadow tree but that of the check, which the card fills itself', () => {
    expect(Object.keys(slotDocs)).toEqual(foundIn(/<slot name="([a-z-]+)"/g).filter((name) => name !== 'human-check'));
  });

  test('names every property of tokens.css, and the card uses no other', () => {
    const css = (file: string) => ({ file, source: readFileSync(file, 'utf8') });
    const defined = foundIn(/(--acct-[a-z0-9-]+):/g, [css('widget/tokens.css')]);
    const used = foundIn(/var\((--acct-[a-z0-9-]+)/g, [
      css('widget/ui/card.css'),
      css('widget/ui/touched/touched.css'),
    ]);
    expect(Object.keys(tokenDocs).sort()).toEqual(defined.sort());
    expect(used.filter((name) => !defined.includes(name))).toEqual([]);
  });

  test('explains every code of the card', () => {
    const written = foundIn(
      /['"`]((?:app-check|card|cookies|google|human-check|page|project|release|session|sms|store)\/[a-z-]+)['"`]/g,
    );
    // Composed in complete-sign-in and friends from the outcome of session-cookies, and in examine-page.
    const composed = ['cookies/blocked', 'cookies/outside-cookie-domain', 'cookies/too-large'];
    const ofPages = ['page/from-file', 'page/insecure', 'page/sandboxed'];
    const documented = Object.keys(errorDocs).filter((name) => !name.startsWith('auth/'));
    expect(documented).toEqual([...new Set([...written, ...composed, ...ofPages])].sort());
  });

  test('has a place for every link within it', () => {
    for (const [, anchor = ''] of guide.matchAll(/\]\(#([a-z-]+)\)/g)) {
      expect(headings.includes(anchor) || guide.includes(`<a id="${anchor}">`), `#${anchor}`).toBe(true);
    }
  });
});

test('a placeholder of the guide that nothing fills in and a text that no chapter shows are both told', () => {
  expect(() => fillGuide(sampleValues, ['{{nothing-of-the-kind}}'])).toThrow('"nothing-of-the-kind"');
  expect(() => fillGuide(sampleValues, ['{{attributes}}'])).toThrow('no place for');
});

test('on another domain no sample of ours is left, and nothing else changes', () => {
  const own = { 'generator-hint': '', generator: '' };
  const shop = fillGuide({
    ...sampleValues,
    origin: 'https://www.b.in',
    appUrl: 'https://app.b.in',
    domain: 'b.in',
    own,
  });
  expect(shop).not.toContain('www.acct.example');
  expect(shop).toContain('`https://app.b.in`');
});
