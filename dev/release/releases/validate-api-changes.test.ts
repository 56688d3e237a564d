import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { languageCodes, sourceLanguage } from '../../../account/languages.ts';
import { apiFile, createElementApi, type ElementApi, formatApiFile } from '../package/element-api.ts';
import type { EarlierRelease } from './fetch-earlier-releases.ts';
import { type ReleaseCandidate, validateApiChanges } from './validate-api-changes.ts';

let api: ElementApi;
beforeAll(async () => {
  api = await createElementApi();
});

/** Returns a live release whose card has this API. */
function live(had: ElementApi, version = '1.4.0'): EarlierRelease {
  const entry = { release: `${version}-0a1b2c3d`, version, integrity: 'sha384-' };
  return { entry, files: new Map([[apiFile, Buffer.from(formatApiFile(had))]]) };
}

/** Returns the reason why a build of this card is refused, or null. */
function judged(had: ElementApi, { version = '1.4.0', entry = '' }: { version?: string; entry?: string } = {}) {
  const changelog = `# Log\n\n## ${version}\n\n${entry}\n\n## 1.4.0\n\nAs it was.\n`;
  return said({ release: `${version}-99999999`, version, api, changelog }, [live(had)]);
}

function said(candidate: ReleaseCandidate, earlier: readonly EarlierRelease[]): string | null {
  try {
    validateApiChanges(candidate, earlier);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Returns an earlier API, which has one entry more than the API of this build. */
const withMore = (kind: keyof ElementApi, path: string, words: readonly string[] = []): ElementApi => ({
  ...api,
  [kind]: { ...api[kind], [path]: words },
});

const planted = [
  ['attribute', 'remember', ['string'], 'attribute `remember` is gone (widget/docs/attribute-docs.ts)'],
  ['attribute', 'tab', ["'reset'", "'signin'", "'signup'"], "attribute `tab` does not take 'reset' any more"],
  ['event', 'acct-signed-out', [], 'event `acct-signed-out` is gone (widget/core/card-events.ts)'],
  ['event', 'acct-redirect.origin', ['string'], 'event `acct-redirect.origin` is gone'],
  [
    'event',
    'acct-authenticated.companyId',
    ['string'],
    'event `acct-authenticated.companyId` may be null, which it was',
  ],
  ['event', 'acct-error.code', ['number'], 'event `acct-error.code` is never number any more'],
  ['part', 'footer', [], 'part `footer` is gone (widget/docs/element-docs.ts)'],
  ['token', '--acct-gap', [], 'token `--acct-gap` is gone (widget/docs/token-docs.ts)'],
  ['type', 'AcctAuthCardState', [], 'type `AcctAuthCardState` is gone (dev/release/package/element-types.ts)'],
] as const;

test.each(planted)(
  'the build stops if the %s %s is removed or changed incompatibly (%#)',
  (kind, path, words, line) => {
    const message = judged(withMore(kind, path, words), { version: '1.5.0', entry: 'Better.' });
    expect(message).toContain(`  ${line}`);
    expect(message).toMatch(
      /since 1\.4\.0-0a1b2c3d.*[\s\S]*Put it back, or make it a new major version: 2\.0\.0 in package/,
    );
  },
);

test('a new major version may remove parts of the API if the change log names them', () => {
  const had = withMore('part', 'footer');
  expect(judged(had, { version: '2.0.0' })).toContain('must name what has changed');
  expect(judged(had, { version: '2.0.0', entry: 'The part `footer` is gone.' })).toBeNull();
});

test('a build is compared with the highest listed version that has the same or an earlier major version', () => {
  const footer = withMore('part', 'footer');
  const after = (version: string, ...earlier: EarlierRelease[]) =>
    said(
      {
        release: `${version}-99999999`,
        version,
        api,
        changelog: '## 1.4.0\n## 1.4.1\n## 1.10.0\n## 2.0.0\n## 2.0.1\n',
      },
      earlier,
    );
  // Simulates an owner who went back to 1.4.0, or who fixed 1.4.0 for pages that still use it.
  expect(after('1.10.0', live(api), live(footer, '1.10.0'))).toContain('since 1.10.0-0a1b2c3d');
  expect(after('2.0.1', live(api, '1.4.1'), live(footer, '2.0.0'))).toContain('since 2.0.0-0a1b2c3d');
  expect(after('1.4.1', live(footer, '2.0.0'), live(api))).toBeNull();
});

test('an addition needs a new minor version and a line in the change log', () => {
  const { 'acct-error.reason': _, ...events } = api.event ?? {};
  const had = { ...api, event: events };
  expect(judged(had)).toContain('1.5.0 in package.json.\n  event `acct-error.reason` is new');
  expect(judged(had, { version: '1.4.1', entry: '`reason`' })).toContain('1.5.0 in package.json');
  expect(judged(had, { version: '1.5.0', entry: 'Better.' })).toContain('entry of 1.5.0');
  expect(judged(had, { version: '1.5.0', entry: '`acct-error` has a `reason`.' })).toBeNull();
});

test('the build accepts an attribute with additional values as an addition to the API', () => {
  const few = { ...api, attribute: { ...api.attribute, 'cookie-prefix': ["'acct'"], lang: [`'${sourceLanguage}'`] } };
  const entry = `Takes \`${languageCodes.join('`, `')}\`, and any \`string\`.`;
  expect(judged(few, { version: '1.5.0', entry })).toBeNull();
});

test('the build continues if the card is unchanged, if the release is listed already, or if the earlier release is withdrawn', () => {
  expect(judged(api)).toBeNull();
  const candidate = { release: '1.4.0-0a1b2c3d', version: '1.4.0', api, changelog: '## 1.4.0\n' };
  const had = live(withMore('part', 'footer'));
  expect(said(candidate, [had])).toBeNull();
  const after = { ...candidate, release: '1.4.0-99999999' };
  expect(said(after, [had])).toContain('part `footer` is gone');
  expect(() => validateApiChanges(after, [had], { '1.4.0-0a1b2c3d': {} })).not.toThrow();
});

test('every listed version needs an entry in the change log', () => {
  const changelog = readFileSync('widget/package/changelog.md', 'utf8');
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const candidate = { release: `${version}-99999999`, version, api, changelog };
  expect(said(candidate, [live(api, version)])).toBeNull();
  expect(said(candidate, [live(api, '1.0.7')])).toContain('no entry for version 1.0.7');
});
