import { describe, expect, test } from 'vitest';
import { prefillAttributeSuffixes } from '../../account/form-values.ts';
import {
  type AttributeName,
  attributeNames,
  type BuildTimeDefaults,
  type RawAttributes,
  readCardConfig,
} from './card-config.ts';

const page = { language: null, url: 'https://partner.example/signup' };
const firebase = { apiKey: 'key', authDomain: 'demo.example', projectId: 'demo-acct' };
const read = (raw: RawAttributes = {}, defaults: BuildTimeDefaults = { firebase }) =>
  readCardConfig(raw, page, defaults);
const noPrefill = Object.fromEntries(prefillAttributeSuffixes.map((name) => [name, '']));

describe('the configuration without attributes', () => {
  test('has the default values', () => {
    const { config, problems } = read();
    expect(problems).toEqual([]);
    expect(config).toEqual({
      appUrl: 'http://localhost:3000/',
      cookieDomain: '.acct.example',
      cookiePrefix: 'acct',
      tab: 'signup',
      language: 'en',
      theme: 'auto',
      termsUrl: null,
      privacyUrl: null,
      editions: null,
      siteOrigin: null,
      handoff: 'auto',
      prefill: noPrefill,
      firebase,
      authEmulator: null,
      firestoreEmulator: null,
      realHumanCheck: true,
    });
  });

  test('takes the values that the build has set', () => {
    const fixed = {
      appUrl: 'https://app.acct.example/',
      cookieDomain: 'localhost',
      siteOrigin: 'https://www.acct.example',
      termsUrl: 'https://www.acct.example/legal/terms',
      privacyUrl: 'https://www.acct.example/legal/privacy',
      authEmulator: 'http://localhost:9099',
    };
    const { config, problems } = read({}, { firebase, ...fixed, firestoreEmulator: 'http://127.0.0.1:8080/' });
    expect(problems).toEqual([]);
    expect(config).toMatchObject({ ...fixed, firestoreEmulator: 'http://127.0.0.1:8080', realHumanCheck: false });
  });

  test('links to the terms and the privacy policy of the site if neither page nor build names any', () => {
    const { termsUrl, privacyUrl } = read({}, { firebase, siteOrigin: 'https://www.acct.example' }).config;
    expect([termsUrl, privacyUrl]).toEqual(['https://www.acct.example/terms', 'https://www.acct.example/privacy']);
  });

  const documents = {
    'terms-url': 'https://www.acct.example/hi/terms',
    'privacy-url': 'https://www.acct.example/privacy',
  };
  test.each<readonly [where: string, isOurs: boolean, raw: RawAttributes, fixed: BuildTimeDefaults]>([
    ['for a page that names none', true, {}, {}],
    ['for a page that names the site’s, in any language', true, documents, {}],
    [
      'for a build that names the site’s',
      true,
      {},
      { termsUrl: 'https://www.acct.example/terms', privacyUrl: 'https://www.acct.example/privacy' },
    ],
    ['for a build with its own notice', false, {}, { privacyUrl: 'https://a.example/p' }],
    ['for a page with its own terms', false, { 'terms-url': '/terms' }, {}],
    ['for a page with its own notice', false, { ...documents, 'privacy-url': 'https://www.acct.example/terms' }, {}],
    ['for another project', false, { 'firebase-config': JSON.stringify({ ...firebase, projectId: 'demo-other' }) }, {}],
    ['for a build without a site', false, {}, { siteOrigin: undefined }],
  ])('has the editions of the site’s documents only if these apply, %s: %s', (_, isOurs, raw, fixed) => {
    const editions = { notice: '2026-11-23', terms: '2026-11-22' };
    const { config } = read(raw, { firebase, siteOrigin: 'https://www.acct.example', editions, ...fixed });
    expect(config.editions).toEqual(isOurs ? editions : null);
  });

  test.each([
    [null, 'en'],
    ['en-IN', 'en'],
    ['fr', 'en'],
    ['hi', 'hi'],
    ['hi-IN', 'hi'],
    ['HI', 'hi'],
  ])('turns the page’s language %s into the card’s language %s', (language, expected) => {
    expect(readCardConfig({}, { ...page, language }, { firebase }).config.language).toBe(expected);
  });
});

describe('a valid attribute', () => {
  test.each<[RawAttributes, object]>([
    [{ 'app-url': 'https://app.partner.example' }, { appUrl: 'https://app.partner.example/' }],
    [{ 'app-url': 'http://localhost:3000/x' }, { appUrl: 'http://localhost:3000/x' }],
    [{ 'cookie-domain': '.partner.example' }, { cookieDomain: '.partner.example' }],
    [{ 'cookie-prefix': 'books_1' }, { cookiePrefix: 'books_1' }],
    [{ 'cookie-prefix': '__Secure-acct' }, { cookiePrefix: '__Secure-acct' }],
    [{ tab: 'signin' }, { tab: 'signin' }],
    [{ lang: ' hi ' }, { language: 'hi' }],
    [{ theme: 'dark' }, { theme: 'dark' }],
    [{ 'terms-url': '/terms' }, { termsUrl: 'https://partner.example/terms' }],
    [{ 'prefill-name': ' Asha ' }, { prefill: { ...noPrefill, name: 'Asha' } }],
    [{ 'auth-emulator': 'http://127.0.0.1:9099' }, { authEmulator: 'http://127.0.0.1:9099', realHumanCheck: false }],
    [{ 'auth-emulator': 'http://[::1]:9099' }, { authEmulator: 'http://[::1]:9099' }],
    [{ 'auth-emulator': 'https://localhost:9099' }, { authEmulator: 'https://localhost:9099', realHumanCheck: false }],
    [{ 'firestore-emulator': 'https://127.0.0.1:8080/' }, { firestoreEmulator: 'https://127.0.0.1:8080' }],
    [{ 'firestore-emulator': 'https://[::1]:8080' }, { firestoreEmulator: 'https://[::1]:8080' }],
    [{ 'auth-emulator': 'http://[::1]:65535/' }, { authEmulator: 'http://[::1]:65535' }],
    [{ 'auth-emulator': 'https://auth.acct.localhost:9099' }, { authEmulator: 'https://auth.acct.localhost:9099' }],
    [{ 'auth-emulator': 'http://localhost:9099', 'human-check': 'real' }, { realHumanCheck: true }],
    [{ 'human-check': 'auto' }, { realHumanCheck: true }],
    [{ handoff: 'always' }, { handoff: 'always' }],
    [{ handoff: 'never' }, { handoff: 'never' }],
    [
      { 'firebase-config': JSON.stringify({ ...firebase, appId: 'x', more: 1 }) },
      { firebase: { ...firebase, appId: 'x' } },
    ],
  ])('%j is accepted', (raw, expected) => {
    const { config, problems } = read(raw);
    expect(problems).toEqual([]);
    expect(config).toMatchObject(expected);
  });

  test.each(attributeNames)('%s counts as absent if it is empty or blank', (name) => {
    expect(read({ [name]: '' })).toEqual(read());
    expect(read({ [name]: '  ' })).toEqual(read());
  });
});

/** Attribute values on pages whose script or template had no value to fill in, or did not run. */
const leftovers = [
  'undefined',
  'null',
  'NaN',
  '[object Object]',
  'undefined undefined',
  '{{user.email}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this text is what such a page has
  '${user.email}',
  '{% url "app" %}',
  '<%= app_url %>',
];
describe('a value that a template has left unfilled', () => {
  test.each(attributeNames.flatMap((name) => leftovers.map((value) => [name, value] as const)))(
    'is reported as a problem of the attribute %s, and is not used: %s',
    (name, value) => {
      const { config, problems } = read({ [name]: value });
      expect(problems).toMatchObject([{ code: `config/${name}`, attribute: name, value }]);
      expect({ ...config, realHumanCheck: true }).toEqual(read().config);
    },
  );

  test.each([
    ['app-url', 'https://undefined'],
    ['app-url', 'https://{{host}}/app'],
    ['app-url', 'https://app.acct.example/?from=#{page}'],
    ['terms-url', 'undefined/terms'],
    ['privacy-url', 'https://shop.example/null'],
    ['prefill-name', 'Asha undefined'],
  ] as const)('is also found if it is only a part of the attribute: %s="%s"', (name, value) => {
    expect(read({ [name]: value }).problems).toMatchObject([{ attribute: name, value }]);
  });

  test.each([
    ['prefill-name', 'Christopher Null'],
    ['prefill-company', 'Undefined Labs (100%) & Co <Pune> {east}'],
    ['prefill-company', 'Nullify $5 #1'],
    ['terms-url', '/undefined-terms?null=1'],
  ] as const)('is not confused with a real value that has similar words: %s="%s"', (name, value) => {
    expect(read({ [name]: value }).problems).toEqual([]);
  });
});

describe('an invalid attribute', () => {
  const project = (part: object): string => JSON.stringify({ ...firebase, ...part });
  /** Refused values by attribute. If `fatal` is true, such a value makes the card unusable. */
  const refused: readonly (readonly [AttributeName, fatal: boolean, ...values: string[]])[] = [
    ['app-url', true, 'javascript:alert(1)', 'http://app.partner.example', '/app'],
    ['firebase-config', true, project({ apiKey: '' }), project({ authDomain: ' ' }), project({ projectId: '' })],
    ['firebase-config', true, '{', 'null', '1', '{"apiKey":1,"authDomain":"a","projectId":"b"}'],
    ['cookie-domain', true, 'a.example; Path=/x', '..example'],
    ['cookie-prefix', true, 'a=b', 'x'.repeat(41)],
    // Browsers refuse a cookie with one of these prefixes if the cookie has a `Domain` or a script sets it.
    ['cookie-prefix', true, '__Host-', '__host-acct', '__Http-acct', '__Host-Http-acct'],
    ['tab', false, 'register'],
    ['lang', false, 'fr'],
    ['theme', false, 'Dark'],
    ['terms-url', false, 'javascript:alert(1)'],
    ['privacy-url', false, 'data:text/html,x'],
    ['human-check', false, 'off'],
    ['handoff', false, 'yes'],
    ['auth-emulator', true, 'http://emulator.example:9099', 'http://auth.acct.localhost:9099'],
    ['auth-emulator', true, 'http://localhost.evil.example:9099', 'https://localhost.evil.example:9099'],
    ['auth-emulator', true, 'https://evil-localhost:9099', 'https://evil.example/.localhost:9099'],
    ['auth-emulator', true, 'https://evil.example#.localhost:9099', 'http://localhost:9099@evil.example'],
    ['auth-emulator', true, 'https://evil.example/?http://localhost:9099'],
    ['auth-emulator', true, 'http://localhost:99999', 'http://localhost:65536', 'http://[::1]:0'],
    ['firestore-emulator', true, 'http://localhost', 'https://firestore.acct.localhost:99999'],
  ];
  test.each(refused.flatMap(([name, fatal, ...values]) => values.map((value) => [name, value, fatal] as const)))(
    '%s=%j is reported as one problem, whose `fatal` is %s',
    (name, value, fatal) => {
      const { problems } = read({ [name]: value });
      expect(problems).toMatchObject([{ code: `config/${name}`, attribute: name, value, fatal }]);
    },
  );

  test('is replaced by the default', () => {
    const bad = { tab: 'x', lang: 'x', theme: 'x', 'terms-url': 'x:y', 'human-check': 'x' };
    expect(read(bad).config).toEqual(read().config);
    expect(read({ 'app-url': 'javascript:alert(1)' }).config.appUrl).toBe('http://localhost:3000');
  });

  test('does not hide the problems of other attributes', () => {
    expect(
      read({ tab: 'x', lang: 'y', 'cookie-prefix': ' ; ' })
        .problems.map(({ code }) => code)
        .sort(),
    ).toEqual(['config/cookie-prefix', 'config/lang', 'config/tab']);
  });

  test('is also reported if the build has set the value', () => {
    const { config, problems } = read(
      {},
      { appUrl: 'http://app.example', cookieDomain: '', authEmulator: 'http://far.example:1' },
    );
    expect(problems.map(({ code }) => code).sort()).toEqual([
      'config/app-url',
      'config/auth-emulator',
      'config/cookie-domain',
      'config/firebase-config',
    ]);
    const problem = { code: 'config/firebase-config', attribute: 'firebase-config', value: '', fatal: true };
    expect(problems).toContainEqual(problem);
    expect(config.firebase).toEqual({ apiKey: '', authDomain: '', projectId: '' });
  });
});
