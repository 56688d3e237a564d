import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pathInLanguage } from '../../../../account/languages.ts';
import { type PopupProvider, popupProviders } from '../../../../account/popup-providers.ts';
import { validSettings } from '../../../settings/valid-settings.ts';
import type { FaultId } from '../faults.ts';
import { type FakeProject, validProject } from './fake-google.ts';
import { formatLicenceNotices } from './valid-build.ts';
import { modifyDeploymentFile, type ValidDeployment } from './valid-deployment.ts';

const hindiSession = pathInLanguage('/session', 'hi');

/** Adds one fault to a deployment that has none. */
type InjectFault = (deployment: ValidDeployment) => void;

/**
 * A fault of a deployment: the ids of the findings that it causes, a function that causes it, and texts that the report
 * must contain. The test runs only the section that reports the first id.
 */
export type WrongDeployment = readonly [
  ids: FaultId | readonly [FaultId, FaultId],
  plant: InjectFault,
  ...says: string[],
];

const project =
  (change: Partial<FakeProject>): InjectFault =>
  (deployment) => {
    deployment.project = { ...deployment.project, ...change };
  };
const without = (origin: string): InjectFault =>
  project({ referrers: validProject.referrers.filter((each) => each !== origin) });
const context =
  (change: Partial<ValidDeployment['context']>): InjectFault =>
  (deployment) => {
    deployment.context = { ...deployment.context, ...change };
  };
const facts = (change: object, today?: Date): InjectFault =>
  context({ facts: { ...validSettings.facts, ...change }, ...(today && { today }) });
const brand = (change: object): InjectFault => context({ brand: { ...validSettings.brand, ...change } });
/** Replaces DNS records. Without `records` the name has no record of that type. */
const dns =
  (name: string, ...records: readonly string[]): InjectFault =>
  (deployment) => {
    deployment.zone = { ...deployment.zone, [name]: records };
  };
const setting = (env: Record<string, string>): InjectFault => context({ env: { ...validSettings.env, ...env } });

/** Changes a file of the context. Null deletes it. */
const inFile =
  (path: string, change: ((text: string) => string) | null): InjectFault =>
  (deployment) =>
    modifyDeploymentFile(deployment, join(deployment.context.root, path), change);
/** Changes a file of the live site's build. Null deletes it. */
const live =
  (path: string, change: ((text: string) => string) | null): InjectFault =>
  (deployment) =>
    modifyDeploymentFile(deployment, join(deployment.deployed, 'dist', path), change);
const added = (path: string, text: string): InjectFault => inFile(path, (before) => before + text);

const { VITE_SITE_ORIGIN: site, VITE_FIREBASE_AUTH_DOMAIN: authDomain } = validSettings.env;
const installer = 'site/public/downloads/hisaab-setup-2.0.0.exe';
const advisory = { title: 'Too kind', severity: 'high', url: 'https://github.com/advisories/GHSA-x' };
const vulnerabilities = {
  react: { via: [advisory] },
  vitest: { via: [{ title: 'Of no visitor', severity: 'critical' }] },
};

const policy = (more: object, minPasswordLength = 8) =>
  project({ passwordPolicy: { customStrengthOptions: { minPasswordLength }, enforcementState: 'ENFORCE', ...more } });
const firebaseSpf = 'v=spf1 include:_spf.firebasemail.com ~all';
const swap = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);
const noise = (bytes: number): string => randomBytes(bytes).toString('base64');
const twice = (id: FaultId): readonly [FaultId, FaultId] => [id, id];
const open = (name: string, way: string, does: string): WrongDeployment => [
  `${name}-${way}-open` as FaultId,
  project({ open: [`${name}-${way}`] }),
  `Anybody can ${does} ${name}`,
];
const popupOff = (provider: PopupProvider): WrongDeployment => {
  const { id, name } = popupProviders[provider];
  const popups = validProject.popups.filter((other) => other !== id);
  return [`${provider}-off`, project({ popups }), `${name} is switched off`];
};
const enforced = (provider: string) => ({ recaptchaEnforcementState: [{ provider, enforcementState: 'ENFORCE' }] });

/**
 * The faults of project, build and live site that the doctor reports. The faults of settings are in
 * dev/settings/wrong-values.ts.
 */
export const wrongDeployments: readonly WrongDeployment[] = [
  ['setting-not-https', setting({ VITE_APP_URL: 'http://a.hisaab.test' }), '.env.production: VITE_APP_URL=http://a.'],
  ['setting-unknown-setting', setting({ VITE_PARTNER_ORIGIN: 'https://a.test' }), 'VITE_PARTNER_ORIGIN=https://a'],
  ['setting-given-twice', added('.env.production', 'VITE_BLOG_URL=a\nVITE_BLOG_URL=b\n'), 'VITE_BLOG_URL is set twice'],
  ['brand-www', brand({ domain: 'www.hisaab.test' }), "owner.json: domain 'www.hisaab.test'"],
  ['link-previews', context({ oldPictures: async () => 'old' }), 'npm run link-previews'],
  ['fact-missing', facts({ grievanceOfficer: null }), 'owner.json: grievanceOfficer is missing'],
  ['fact-of-notice', facts({ dataRetention: null }, new Date('2027-05-13T00:00+05:30')), 'dataRetention is missing'],
  [
    'fact-kept-briefly',
    facts({ closedAccountsKeptFor: 364, keepingAdvice: null }, new Date('2027-05-13T00:00+05:30')),
    'closed accounts are kept for 364 days',
  ],

  [
    'page-headers',
    inFile('dist/site/features.html', swap('.of-', '.off-')),
    'do not fit their headers in dist/firebase.json: /features',
  ],
  [
    'stale-headers',
    inFile('firebase.json', swap('max-age=86400', 'max-age=3600')),
    'is older than firebase.json: /*.@',
  ],
  ['stale-rules', added('firestore.rules', '// changed\n'), 'dist has an older firestore.rules'],
  ['page-missing', inFile('dist/site/hi/refund.html', null), '/hi/refund'],
  ['build-of-other-settings', inFile('dist/site/robots.txt', () => 'Disallow: /\n'), 'dist holds the demo'],
  ['snippet', setting({ VITE_APP_URL: 'https://books.hisaab.test' }), 'app-url="https://books.hisaab.test"'],
  ['snippet-hashes', added('dist/site/widget/2.0.0-0a1b2c3d/acct-auth-card.js', '//'), 'browsers refuse the file'],
  ['built-brand', brand({ name: 'Khata' }), '"Hisaab & Sons", but owner.json says Khata'],
  ['installer-missing', inFile(installer, null), installer],
  [['installer-stale', 'installer-checksum'], added(installer, '!'), 'is not the file at site/public'],
  ['installer-checksum', inFile('dist/site/downloads.html', swap(/[0-9a-f]{64}/, 'ab'.repeat(32))), 'on /downloads in'],
  ['installer-size', context({ installerMegabytes: 45.2 }), 'the downloads page says 45.2'],
  [
    'over-budget',
    added('dist/widget/react.js', noise(90_000)),
    'the card until it can be used has',
    'raise its number',
  ],
  ['over-budget', added('dist/site/plans.html', noise(30_000)), '/plans has'],

  [
    'licence-unknown',
    inFile('dist/site/third-party-licences.txt', () => formatLicenceNotices('?')),
    'react 19.3.1 ships under "?"',
  ],
  ['audit-advisory', context({ audit: async () => ({ vulnerabilities }) }), 'react 19.3.1 ships', 'Too kind (high)'],

  ['key-not-valid', project({ key: 'AIzaSyOther' }), 'Google does not know the key'],
  ['key-expired', project({ keyIs: 'expired' }), 'has expired'],
  ['key-of-another-project', project({ number: '999' }), 'project 999'],
  ['authentication-not-begun', project({ authentication: false }), 'Get started'],
  ['identity-toolkit-disabled', project({ identityToolkit: false }), 'Identity Toolkit API'],
  ['token-service-disabled', project({ tokenService: false }), 'Token Service API'],
  ['key-without-identity-toolkit', project({ apis: ['token'] }), 'API restrictions'],
  ['token-service-blocked', project({ apis: ['identity'] }), 'nobody’s session is renewed', 'add Token Service API'],
  ['key-blocked-on-site', without(site), `${site} is not one of them`],
  ['key-blocked-in-window', without(`https://${authDomain}`), authDomain],
  ['key-blocked-on-partner', without('https://shop.partner.test:8443'), 'add https://shop.partner.test:8443/*'],
  ['site-not-authorised', project({ domains: [authDomain, 'partner.test'] }), 'Add domain: www.hisaab.test'],
  [
    twice('partner-not-authorised'),
    project({ domains: [authDomain, 'hisaab.test'] }),
    ' partner.test (a',
    ' shop.partner',
  ],
  ['auth-domain-not-authorised', project({ domains: ['hisaab.test', 'partner.test'] }), authDomain],
  ['localhost-authorised', project({ domains: ['localhost', ...validProject.domains] }), 'remove localhost'],
  ['password-off', project({ password: false }), 'Email/Password is switched off'],
  ...(Object.keys(popupProviders) as PopupProvider[]).map(popupOff),
  ['phone-off', project({ phone: false }), 'Phone is switched off'],
  ['enumeration-protection-off', project({ protection: false }), 'User actions'],
  ['enterprise-without-key', project({ recaptchaConfig: enforced('EMAIL_PASSWORD_PROVIDER') }), 'sign-in by password'],
  [
    'sms-defence-enforced',
    project({ recaptchaConfig: { recaptchaKey: 'k', ...enforced('PHONE_PROVIDER') } }),
    'phone OTP',
  ],
  ['sms-check-missing', project({ recaptchaParams: {} }), 'human check'],
  ['password-upgrade-forced', policy({ forceUpgradeOnSignin: true }), 'older password'],
  ['password-short', policy({}, 7), 'Passwords of 7 characters are accepted'],
  ['password-short', policy({ enforcementState: 'OFF' }), 'Passwords of 6 characters are accepted'],
  [
    'recaptcha-key-differs',
    project({ ownKeys: ['6Le'] }),
    'serves the reCAPTCHA key 6Lc, and the project’s own is 6Le',
  ],
  ['sms-regions-open', project({ smsRegions: [] }), 'SMS region policy'],
  ['sms-regions-without-india', project({ smsRegions: ['ID'] }), 'SMS go to ID alone, and none to India'],
  ['sign-up-closed', project({ signUp: false }), 'nobody can sign up'],
  ['mail-links-elsewhere', project({ mailPage: undefined }), 'Google’s own page', 'Customise action URL'],

  ['database-missing', project({ database: 'missing' }), 'has no database', 'Native mode'],
  ['database-mode', project({ database: 'datastore' }), 'Datastore mode'],
  ['database-disabled', project({ database: 'disabled' }), 'Cloud Firestore API'],
  ...['user_profiles', 'provision_requests', 'account_requests'].map((name) => open(name, 'get', 'read')),
  ...['user_profiles', 'provision_requests', 'account_requests'].map((name) => open(name, 'list', 'list')),
  open('session_handoffs', 'list', 'list'),
  [['rules-not-deployed', 'rules-never-deployed'], project({ rules: null }), 'firebase deploy'],
  ['rules-differ', project({ rules: `${validProject.rules}// more\n` }), 'of 2026-11-01, differ from firestore.rules'],

  ['site-host-elsewhere', dns('www.hisaab.test A', '203.0.113.7'), 'www.hisaab.test leads to 203.0.113.7, and Hosting'],
  ['site-host-elsewhere', dns('www.hisaab.test A'), 'leads to no address'],
  ['caa-shuts-google-out', dns('www.hisaab.test CAA', 'issue digicert.com'), 'of www.hisaab.test do not allow'],
  ['caa-shuts-google-out', dns('hisaab.test CAA', 'issue ;'), 'Add: hisaab.test CAA 0 issue "pki.goog"'],
  ['spf-missing', dns('hisaab.test TXT', 'firebase=hisaab-prod'), 'has no SPF record'],
  ['spf-twice', dns('hisaab.test TXT', firebaseSpf, 'v=spf1 include:_spf.mail.test ~all'), 'has 2 SPF records'],
  ['spf-without-firebase', dns('hisaab.test TXT', 'v=spf1 include:_spf.mail.test ~all'), 'does not include Firebase'],
  [
    'dkim-missing',
    dns('firebase2._domainkey.hisaab.test CNAME', 'other.test'),
    'DKIM key is missing at firebase2._domainkey.hisaab.test',
  ],
  ['dmarc-missing', dns('_dmarc.hisaab.test TXT', 'v=DMARC1; rua=mailto:it@hisaab.test'), 'no policy that can be read'],
  ['dmarc-missing', dns('_dmarc.hisaab.test TXT', 'v=DMARC1; p=none', 'v=DMARC1; p=reject'), 'has 2 policies'],
  ['mx-missing', dns('hisaab.test MX'), 'mails to customer.care@hisaab.test, grievance.officer@hisaab.test are lost'],
  ['mx-missing', dns('hisaab.test MX', '0 .'), 'hisaab.test has no MX record'],

  ['site-not-deployed', live('site/index.html', null), 'answers 404'],
  [
    'live-header-missing',
    live('firebase.json', swap(/"Strict-Transport-Security"/g, '"X-Other"')),
    'security is missing',
  ],
  [
    'live-header',
    inFile('dist/firebase.json', swap(/max-age=63072000/g, 'max-age=3')),
    'security is not that of the build',
  ],
  ['live-status', live(`site${hindiSession}.html`, null), hindiSession],
  ['live-status', live('site/account/mail.html', null), '/account/mail'],
  ['application-sign-out-missing', project({ signOut: 404 }), 'https://app.hisaab.test/site-sign-out answers'],
  ['application-sign-out-missing', project({ signOut: 405 }), 'with 405', 'Have the application answer it'],
  ['live-policy', live('site/terms.html', swap('.of-', '.off-')), '/terms'],
];
