import { randomBytes } from 'node:crypto';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { goodSettings } from '../../../build/settings/good-settings.ts';
import type { FakeProject } from './fake-google.ts';
import { notices } from './good-build.ts';
import { copyOf, type GoodGround, ownFiles } from './good-ground.ts';

/** Puts one fault into a ground that is good. */
type Plant = (good: GoodGround) => void;
type Row = readonly [fault: string, plant: Plant, ids: string | readonly string[], ...says: readonly string[]];
type Fault = {
  /** The section that tells of it. */
  readonly section: string;
  readonly fault: string;
  readonly plant: Plant;
  /** Of what is said to be wrong. */
  readonly ids: readonly string[];
  /** What the lines say, among other things. */
  readonly says: readonly string[];
};

const project =
  (change: Partial<FakeProject>): Plant =>
  (good) => {
    good.project = { ...good.project, ...change };
  };
const without =
  (origin: string): Plant =>
  (good) =>
    project({ referrers: (good.project.referrers ?? []).filter((each) => each !== origin) })(good);
const inFile =
  (path: string, change: (text: string) => string): Plant =>
  (good) => {
    const file = join(ownFiles(good), path);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  };
const ground =
  (change: (good: GoodGround) => Partial<GoodGround['ground']>): Plant =>
  (good) => {
    good.ground = { ...good.ground, ...change(good) };
  };
/** Changes a file of the live site's build, or takes it away. */
const live =
  (path: string, change: ((text: string) => string) | null): Plant =>
  (good) => {
    good.deployed = copyOf(good.deployed);
    const file = join(good.deployed, 'dist', path);
    if (change === null) rmSync(file);
    else writeFileSync(file, change(readFileSync(file, 'utf8')));
  };
const { VITE_SITE_ORIGIN: site, VITE_FIREBASE_AUTH_DOMAIN: authDomain } = goodSettings.env;
const installer = 'downloads/hisaab-setup-2.0.0.exe';

const rows: Readonly<Record<string, readonly Row[]>> = {
  'Settings, name and facts': [
    [
      'a setting that is wrong',
      ground(() => ({ env: { ...goodSettings.env, VITE_APP_URL: 'http://app.hisaab.test' } })),
      'setting-not-https',
      'VITE_APP_URL=http://app.hisaab.test is not an https address',
    ],
    [
      'a setting that nothing reads',
      ground(() => ({ env: { ...goodSettings.env, VITE_PARTNER_ORIGIN: 'https://a.test' } })),
      'setting-unknown-setting',
      'VITE_PARTNER_ORIGIN is no setting',
    ],
    [
      'the brand of the example',
      ground(() => ({ brand: { name: 'Hisaab', domain: 'acct.example' } })),
      'brand-placeholder',
      'site/brand.ts names the domain acct.example',
    ],
    ['old pictures', ground(() => ({ oldPictures: async () => 'old' })), 'link-previews', 'npm run link-previews'],
    [
      'a fact that is missing',
      ground(({ ground: { facts } }) => ({ facts: { ...facts, grievanceOfficer: null } })),
      'fact-missing',
      'grievanceOfficer is missing',
    ],
    [
      'a fact that is a placeholder',
      ground(({ ground: { facts } }) => ({ facts: { ...facts, supportEmail: 'help@acct.example' } })),
      'fact-placeholder',
      'supportEmail',
      '"acct.example"',
    ],
  ],
  'The build in dist': [
    [
      'a page that was changed behind its headers',
      inFile('dist/site/features.html', (html) => html.replace('.of-', '.off-')),
      'page-headers',
      'do not belong together: /features',
    ],
    [
      'headers of yesterday',
      inFile('firebase.json', (text) => text.replace('max-age=86400', 'max-age=3600')),
      'stale-headers',
      'dist/firebase.json is older than firebase.json: /*.@(png|svg)',
    ],
    [
      'access rules of yesterday',
      (good) => appendFileSync(join(ownFiles(good), 'firestore.rules'), '// changed\n'),
      'stale-rules',
      'dist carries older firestore.rules',
    ],
    [
      'a page that is missing',
      (good) => rmSync(join(ownFiles(good), 'dist/site/hi/refund.html')),
      'page-missing',
      '/hi/refund',
    ],
    [
      'a demo build under live settings',
      inFile('dist/site/robots.txt', () => 'User-agent: *\nDisallow: /\n'),
      'build-of-other-settings',
      'dist holds the demo',
    ],
    [
      'a build for another application',
      ground(() => ({ env: { ...goodSettings.env, VITE_APP_URL: 'https://books.hisaab.test' } })),
      'snippet',
      'app-url="https://books.hisaab.test"',
    ],
    [
      'a snippet with the hash of another file',
      (good) => appendFileSync(join(ownFiles(good), 'dist/site/widget/2.0.0-0a1b2c3d/acct-auth-card.js'), '//'),
      'snippet-hashes',
      'browsers refuse the file',
    ],
    [
      'a build under another name',
      ground(() => ({ brand: { name: 'Khata', domain: 'hisaab.test' } })),
      'built-brand',
      '"Hisaab & Sons", site/brand.ts says Khata',
    ],
    [
      'no installer',
      (good) => rmSync(join(ownFiles(good), 'site/public', installer)),
      'installer-missing',
      `site/public/${installer}`,
    ],
    [
      'a newer installer than the built one',
      (good) => appendFileSync(join(ownFiles(good), 'site/public', installer), '!'),
      ['installer-stale', 'installer-checksum'],
      'is not the file at site/public',
    ],
    [
      'a checksum of another file',
      inFile('dist/site/downloads.html', (html) => html.replace(/[0-9a-f]{64}/, 'ab'.repeat(32))),
      'installer-checksum',
      'The checksum on /downloads in dist',
    ],
    [
      'an installer of another size than the page says',
      ground(() => ({ installerMegabytes: 45.2 })),
      'installer-size',
      'the downloads page says 45.2',
    ],
    [
      'a card that is too large',
      (good) => writeFileSync(join(ownFiles(good), 'dist/widget/react.js'), randomBytes(90_000)),
      'over-budget',
      'the card until it can be used has',
    ],
    [
      'a page that is too large',
      (good) => appendFileSync(join(ownFiles(good), 'dist/site/plans.html'), randomBytes(12_000).toString('base64')),
      'over-budget',
      '/plans has',
    ],
  ],
  'What ships': [
    [
      'a licence that nobody knows',
      (good) =>
        writeFileSync(join(ownFiles(good), 'dist/site/third-party-licences.txt'), notices('SEE LICENSE IN LICENSE')),
      'licence-unknown',
      'react 19.3.1 ships under "SEE LICENSE IN LICENSE"',
    ],
    [
      'a weakness in what ships',
      ground(() => ({
        audit: async () => ({
          vulnerabilities: {
            react: { via: [{ title: 'Too kind', severity: 'high', url: 'https://github.com/advisories/GHSA-x' }] },
            vitest: { via: [{ title: 'Of no visitor', severity: 'critical' }] },
          },
        }),
      })),
      'audit-advisory',
      'react 19.3.1 ships and has a known weakness: Too kind (high)',
    ],
  ],
  'The Firebase project': [
    ['a wrong key', project({ key: 'AIzaSyOther' }), 'key-not-valid', 'Google does not know the key'],
    ['an expired key', project({ keyIs: 'expired' }), 'key-expired', 'has expired'],
    ['a key of another project', project({ number: '999' }), 'key-of-another-project', 'project 999'],
    ['Authentication not begun', project({ authentication: false }), 'authentication-not-begun', 'Get started'],
    ['the API switched off', project({ identityToolkit: false }), 'identity-toolkit-disabled', 'Identity Toolkit API'],
    ['the Token Service switched off', project({ tokenService: false }), 'token-service-disabled', 'Token Service API'],
    ['a key without the API', project({ apis: ['token'] }), 'key-without-identity-toolkit', 'API restrictions'],
    [
      'a key without the Token Service',
      project({ apis: ['identity'] }),
      'token-service-blocked',
      'nobody’s session is renewed',
      'add Token Service API',
    ],
    ['a key that the site may not use', without(site), 'key-blocked-on-site', `${site} is not one of them`],
    ['a key that the window may not use', without(`https://${authDomain}`), 'key-blocked-in-window', authDomain],
    [
      'a key that a partner may not use',
      without('https://shop.partner.test:8443'),
      'key-blocked-on-partner',
      'add https://shop.partner.test:8443/*',
    ],
    [
      'the site’s domain missing',
      project({ domains: [authDomain, 'partner.test'] }),
      'site-not-authorised',
      'Add domain: www.hisaab.test',
    ],
    [
      'partners’ domains missing',
      project({ domains: [authDomain, 'hisaab.test', 'partner.test.example'] }),
      ['partner-not-authorised', 'partner-not-authorised'],
      'partner.test (a partner)',
      'shop.partner.test (a partner)',
    ],
    [
      'the window’s domain missing',
      project({ domains: ['hisaab.test', 'partner.test'] }),
      'auth-domain-not-authorised',
      authDomain,
    ],
    [
      'localhost authorised',
      project({ domains: ['localhost', authDomain, 'hisaab.test', 'partner.test'] }),
      'localhost-authorised',
      'take localhost away',
    ],
    ['passwords off', project({ password: false }), 'password-off', 'Email/Password is switched off'],
    ['Google off', project({ google: false }), 'google-off', 'Google is switched off'],
    ['Phone off', project({ phone: false }), 'phone-off', 'Phone is switched off'],
    ['enumeration protection off', project({ protection: false }), 'enumeration-protection-off', 'User actions'],
    ['SMS to every country', project({ smsRegions: [] }), 'sms-regions-open', 'SMS region policy'],
    ['new accounts closed', project({ signUp: false }), 'sign-up-closed', 'nobody can sign up'],
  ],
  'The database': [
    ['no database', project({ database: 'missing' }), 'database-missing', 'has no database', 'Native mode'],
    ['a database of another kind', project({ database: 'datastore' }), 'database-mode', 'Datastore mode'],
    ['the API switched off', project({ database: 'disabled' }), 'database-disabled', 'Cloud Firestore API'],
    ...(['user_profiles-get', 'provision_requests-get'] as const).map(
      (act): Row => [`${act} open`, project({ open: [act] }), `${act}-open`, `Anybody can read ${act.slice(0, -4)}`],
    ),
    ...(['user_profiles-list', 'provision_requests-list', 'session_handoffs-list'] as const).map(
      (act): Row => [`${act} open`, project({ open: [act] }), `${act}-open`, `Anybody can list ${act.slice(0, -5)}`],
    ),
    [
      'rules never deployed',
      project({ rules: null }),
      ['rules-not-deployed', 'rules-never-deployed'],
      'firebase deploy',
    ],
    [
      'other rules deployed',
      (good) => project({ rules: `${good.project.rules}// more\n` })(good),
      'rules-differ',
      'of 2026-11-01, are not those of firestore.rules',
    ],
  ],
  'The live site': [
    ['nothing deployed', live('site/index.html', null), 'site-not-deployed', 'answers 404'],
    [
      'a header missing',
      live('firebase.json', (text) => text.replaceAll('"Strict-Transport-Security"', '"X-Other"')),
      'live-header-missing',
      'strict-transport-security is missing',
      '/features',
    ],
    [
      'a build that was not deployed',
      inFile('dist/firebase.json', (text) => text.replaceAll('max-age=63072000', 'max-age=31536000')),
      'live-header',
      'strict-transport-security is not that of the build in dist',
    ],
    ['a page that is not there', live('site/hi/session.html', null), 'live-status', '/hi/session'],
    [
      'a page whose own policy refuses its styles',
      live('site/terms.html', (html) => html.replace('.of-', '.off-')),
      'live-policy',
      '/terms',
    ],
  ],
};

/** Faults of project, build and live site. Those of the settings: dev/build/settings/planted-faults.ts. */
export const plantedFaults: readonly Fault[] = Object.entries(rows).flatMap(([section, faults]) =>
  faults.map(([fault, plant, ids, ...says]) => ({ section, fault, plant, ids: [ids].flat(), says })),
);
