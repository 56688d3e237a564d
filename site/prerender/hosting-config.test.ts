import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity, Type } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import { createPagePolicy } from '../../widget/release/card-policy.ts';
import { parseSiteEnv } from '../base/site-env.ts';
import { demoBuildSettings } from '../testing/site-settings.ts';
import { hostingConfig } from './hosting-config.ts';
import { standalonePages } from './standalone-pages.ts';

const live = {
  mode: 'live' as const,
  values: {
    ...demoBuildSettings.values,
    VITE_FIREBASE_AUTH_DOMAIN: 'acct.example',
    VITE_AUTH_EMULATOR: undefined,
    VITE_FIRESTORE_EMULATOR: undefined,
  },
};
const site = {
  pages: [
    { path: '/', html: '<style>a{}</style>', hostsCard: false },
    { path: '/login', html: '<style>a{}</style><style>b{}</style>', hostsCard: true },
  ],
  standalone: (['session', 'account', 'mail'] as const).map((name) => ({
    name,
    path: standalonePages[name].path,
    html: '<style>d{}</style><script>e()</script>',
  })),
  frozen: [{ path: '/editions/2026-11-23/en/privacy', html: '<style>f{}</style><script>f()</script>' }],
  notFound: '<style>c{}</style>',
  releases: ['1.1.0-00c0ffee', '1.0.0-0a1b2c3d'],
};
const base = { hosting: { public: 'dist/site', headers: [{ source: '**', headers: [{ key: 'X', value: 'y' }] }] } };

function policies(settings: typeof demoBuildSettings | typeof live): Map<string, string> {
  const { hosting } = hostingConfig(base, site, parseSiteEnv(settings));
  return new Map(
    hosting.headers.flatMap(({ source, headers }) =>
      headers.flatMap(({ key, value }) => (key === 'Content-Security-Policy' ? [[source, value] as const] : [])),
    ),
  );
}

it.each(['/', '**'])(
  'the policy of %s allows its own styles by hash, but no Trusted Types policy and no host except the site',
  (path) => {
    const policy = policies(live).get(path) ?? '';
    expect(policy.match(/style-src 'sha256-/g)).toHaveLength(1);
    expect(policy).toContain("trusted-types 'none'");
    expect(policy).not.toMatch(/https?:|unsafe/);
  },
);

it('the policy of a published edition allows its own styles by hash, and only the site’s own scripts', () => {
  const hash = `'sha256-${createHash('sha256').update('f{}').digest('base64')}'`;
  // Allows no inline script, because somebody may have added one to the edition's file on the live site.
  expect(policies(live).get('/editions/2026-11-23/en/privacy')).toBe(
    `default-src 'none'; base-uri 'none'; connect-src 'self'; form-action 'none'; frame-ancestors 'none'; img-src 'self'; manifest-src 'self'; script-src 'self'; style-src ${hash}; require-trusted-types-for 'script'; trusted-types 'none'`,
  );
});

it('the policy allows no page to use another page’s styles', () => {
  const [page, notFound] = ['/', '**'].map((path) => /'sha256-[^']*'/.exec(policies(live).get(path) ?? '')?.[0]);
  expect(page).not.toBe(notFound);
});

it('the policy allows Google’s hosts only on the page with the card', () => {
  const policy = policies(live).get('/login') ?? '';
  expect(policy).toContain('https://www.google.com/recaptcha/');
  expect(policy).toContain(
    'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/ https://acct.example',
  );
  expect(policy.match(/sha256-/g)).toHaveLength(2);
});

it('the policy allows the emulators only in a demo build', () => {
  expect(policies(demoBuildSettings).get('/login')).toContain('http://localhost:9099');
  expect(policies(live).get('/login')).not.toContain('localhost');
});

it.each([
  [
    '/session',
    'https://securetoken.googleapis.com https://firestore.googleapis.com',
    'http://localhost:9099 http://localhost:8080',
    ` ${live.values.VITE_SITE_ORIGIN}/session/write-unwritten.js`,
  ],
  [
    '/account',
    'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://firestore.googleapis.com',
    'http://localhost:9099 http://localhost:8080',
    '',
  ],
  [
    '/account/mail',
    'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com',
    'http://localhost:9099',
    '',
  ],
])(
  'the policy of %s allows its own script and its own services, and nothing else',
  (path, services, emulators, modules) => {
    const policy = policies(live).get(path) ?? '';
    expect(policy.match(/sha256-/g)).toHaveLength(2);
    expect(policy.match(/script-src 'sha256-\S+'([^;]*)/)?.[1]).toBe(modules);
    expect(policy).toContain(`connect-src ${services};`);
    expect(policy).toContain("default-src 'none'; base-uri 'none';");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    const form = path === '/session' ? "'self' http://localhost:3000" : "'none'";
    expect(policy).toContain(`form-action ${form}; frame-ancestors 'none';`);
    expect(policy.replace(form, '')).not.toMatch(/'self'|unsafe|google\.com/);
    expect(policies(demoBuildSettings).get(path)).toContain(`connect-src ${emulators};`);
  },
);

it.each([
  ['no sign-out address is set', { VITE_APP_SIGN_OUT_URL: undefined }],
  ['the sign-out address belongs to another site', { VITE_APP_SIGN_OUT_URL: 'https://app.khata.test/site-sign-out' }],
  ['the sign-out address has another scheme', { VITE_APP_SIGN_OUT_URL: 'https://localhost:3000/site-sign-out' }],
])('the policy allows no page to submit a form if %s', (_, change) => {
  for (const policy of policies({ ...live, values: { ...live.values, ...change } }).values())
    expect(policy).toContain("form-action 'none';");
});

it('in a build with App Check, the policy of /login allows one more host, and the policy of /session allows Google’s script', () => {
  const checked = policies({ ...live, values: { ...live.values, VITE_APP_CHECK_KEY: '6Lc' } });
  const service = 'https://content-firebaseappcheck.googleapis.com';
  expect(checked.get('/login')?.replace(` ${service}`, '')).toBe(policies(live).get('/login'));
  expect(checked.get('/')).toBe(policies(live).get('/'));
  const session = checked.get('/session') ?? '';
  expect(session).toContain(
    `connect-src https://securetoken.googleapis.com https://firestore.googleapis.com ${service} https://www.google.com/recaptcha/;`,
  );
  expect(session).toContain(
    '/session/app-check.js https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;',
  );
  expect(session).not.toMatch(/trusted-types|apis\.google|identitytoolkit/);
});

it('the hosting configuration keeps the rules of firebase.json, and puts the pages’ own rules last', () => {
  const { hosting } = hostingConfig(base, site, parseSiteEnv(live));
  const releases = '/widget/@(1.1.0-00c0ffee|1.0.0-0a1b2c3d)/**';
  expect(hosting.headers.map(({ source }) => source)).toEqual([
    '**',
    '**',
    releases,
    '/',
    '/login',
    '/session',
    '/account',
    '/account/mail',
    '/editions/2026-11-23/en/privacy',
  ]);
  expect(hosting.public).toBe('site');
});

describe('Google’s csp_evaluator', () => {
  const found = (policy: string): readonly string[] =>
    new CspEvaluator(new CspParser(policy).csp)
      .evaluate()
      .map(({ severity, type, value }) => `${Severity[severity]} ${Type[type]} ${value ?? ''}`.trim());
  const partner = { files: 'https://www.acct.example', authPage: 'https://acct-example.firebaseapp.com' };
  const hosted = { ...live, values: { ...live.values, VITE_SITE_ORIGIN: partner.files } };
  const checked = { ...hosted, values: { ...hosted.values, VITE_APP_CHECK_KEY: '6Lc' } };
  const pinned = 'B92rpIN24X1G6qe1Ep2OmZYjOKARqUmaKoGw9kDTqBE=';
  const weighed: Readonly<Record<string, string>> = {
    ...Object.fromEntries(policies(hosted)),
    ...Object.fromEntries(Array.from(policies(checked), ([path, policy]) => [`${path} with App Check`, policy])),
    'a partner’s page': createPagePolicy(partner),
    'a partner’s page with a pinned snippet': createPagePolicy(partner, pinned),
  };
  // Google's evaluator warns of each allowed script source, because it cannot see the source's files. Our own files
  // contain no JSONP, no AngularJS and no uploads. The sources for Google's human check and sign-in window are as
  // narrow as Google documents them.
  const scripts = [
    "'self'",
    'https://www.acct.example',
    `${partner.files}/session/app-check.js`,
    `${partner.files}/session/write-unwritten.js`,
    'https://www.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
    'https://apis.google.com',
  ].map((source) => `MEDIUM_MAYBE SCRIPT_ALLOWLIST_BYPASS ${source}`);

  it.each(Object.entries(weighed))(
    'reports nothing about the policy of %s except the script sources that it needs',
    (_, policy) => {
      expect(found(policy).filter((finding) => !scripts.includes(finding))).toEqual([]);
    },
  );

  it('rates an open policy worse than a strict one', () => {
    expect(found("script-src 'unsafe-inline' *")).toContain("HIGH SCRIPT_UNSAFE_INLINE 'unsafe-inline'");
    expect(found("default-src 'none'; script-src 'none'; base-uri 'none'")).toEqual([]);
  });
});
