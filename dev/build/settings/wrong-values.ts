import { checkFacts } from './check-facts.ts';
import { checkSettings } from './check-settings.ts';
import { goodSettings } from './good-settings.ts';
import type { SettingProblem } from './setting-problem.ts';

/**
 * What is changed in what is otherwise good (`good-settings.ts`), the first that which is wrong: a setting, or a fact
 * or part of the brand behind its file's name. The kind of fault. Then some of what the line says beside file, name and
 * value.
 */
export type WrongValue = readonly [change: Readonly<Record<string, unknown>>, id: string, ...says: readonly string[]];

const noKey = 'AIzaXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX';
const exampleKey =
  'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEQBT6kls0uPINvLgA/dBsd4m/3HSMFfZlEmvqbsU1IyuJribCl4mHFedS2zS5bntKA3Y/04UPlFxvPUQAckwPXQ==';
const exampleSigningKey = 'JrQLj5P/89iXES9+vFgrIy29clF9CC/oPPsw3c5D0bs=';
const store = 'https://play.google.com/store/apps/details?id=';

/** A public suffix as domain of cookies and brand. */
const below = (suffix: string): WrongValue[0] => ({
  VITE_COOKIE_DOMAIN: `.${suffix}`,
  VITE_SITE_ORIGIN: `https://hisaab.${suffix}`,
  VITE_APP_URL: `https://khata.${suffix}`,
  'brand.domain': suffix,
});

/** What stops a live build, and is WRONG to the doctor; docs/settings.md shows the first of each kind. */
export const wrongValues: readonly WrongValue[] = [
  [{ VITE_COOKIE_DOMAIN: '.hisab.test' }, 'cookie-domain-over-site'],
  [{ VITE_COOKIE_DOMAIN: '.hisab.test' }, 'cookie-domain-over-app'],
  [{ VITE_COOKIE_DOMAIN: '.www.hisaab.test' }, 'cookie-domain-over-app', 'Write .hisaab.test'],
  [{ VITE_FIREBASE_API_KEY: 'not-a-key' }, 'placeholder'],
  [{ VITE_FIREBASE_API_KEY: undefined }, 'missing', '.env.production: '],
  [{ VITE_APP_URL: 'http://app.hisaab.test' }, 'not-https'],
  [{ VITE_APP_LOGIN_URL: 'javascript:alert(1)' }, 'not-https', 'is not an https address'],
  [{ VITE_BLOG_URL: 'blog.hisaab.test' }, 'not-https'],
  [{ VITE_SITE_ORIGIN: 'https://www.hisaab.test/' }, 'origin-slash'],
  [{ VITE_SITE_ORIGIN: 'https://www.hisaab.test/shop' }, 'origin-more'],
  [{ VITE_SITE_ORIGIN: 'https://WWW.hisaab.test' }, 'origin-more', 'Write https://www.hisaab.test.'],
  [{ VITE_COOKIE_DOMAIN: 'https://hisaab.test' }, 'cookie-domain-form'],
  [{ VITE_FIREBASE_AUTH_DOMAIN: 'https://hisaab-prod.firebaseapp.com' }, 'host-scheme'],
  [{ VITE_FIREBASE_AUTH_DOMAIN: 'hisaab-prod.firebaseapp.com/' }, 'host-path'],
  [{ VITE_FIREBASE_AUTH_DOMAIN: 'hisaab prod' }, 'not-a-host'],
  [{ VITE_FIREBASE_PROJECT_ID: 'Hisaab Prod' }, 'project-id-form'],
  [{ VITE_FIREBASE_PROJECT_ID: 'hisaab-prod-' }, 'project-id-form', 'no hyphen last'],
  [{ VITE_INSTALLER_PATH: '//elsewhere.test/a.exe' }, 'not-a-path'],
  [{ VITE_WITHDRAWAL_KEY: '-----BEGIN PRIVATE KEY-----' }, 'withdrawal-key-form'],
  [{ VITE_WITHDRAWAL_KEY: exampleKey }, 'placeholder', 'npm run withdraw -- --new-key FILE'],
  [{ VITE_SIGNING_KEYS: 'ed25519-JrQL' }, 'signing-keys-form'],
  [{ VITE_SIGNING_KEYS: exampleSigningKey }, 'placeholder', 'npm run sign -- --new-key FILE'],
  [{ VITE_PARTNER_ORIGINS: 'https://a.test,https://b.test' }, 'list-separator'],
  [{ VITE_PARTNER_ORIGINS: 'https://a.test b.test' }, 'not-https', 'VITE_PARTNER_ORIGINS=b.test is not'],
  [{ VITE_PARTNER_ORIGINS: 'https://a.test https://b.test/shop' }, 'origin-more', '=https://b.test/shop has more than'],
  [
    { VITE_PARTNER_ORIGINS: 'https://a.test/ https://b.test' },
    'origin-slash',
    '=https://a.test/ ends',
    'https://a.test.',
  ],
  [{ VITE_PARTNER_ORIGINS: 'https://*.partner.test' }, 'origin-wildcard'],
  [{ VITE_BLOG_URL: 'https://shop.acct.example' }, 'placeholder', 'has a placeholder in it, "acct.example"'],
  [{ VITE_TERMS_URL: 'https://www.example.com/terms' }, 'placeholder', '"example.com"'],
  [{ VITE_FIREBASE_API_KEY: noKey }, 'placeholder', '=AIzaXXXXXXXX… has'],
  [{ VITE_FIREBASE_API_KEY: 'your-web-api-key' }, 'placeholder', 'is a placeholder'],
  [{ VITE_IOS_APP_URL: 'https://apps.apple.com/in/app/hisaab/id0000000000' }, 'placeholder', '"0000000000"'],
  [{ VITE_ANDROID_APP_URL: `${store}com.example.hisaab` }, 'placeholder', 'Google Play'],
  [{ VITE_PARTNER_ORIGINS: 'https://a.test https://partner.example' }, 'placeholder', '=https://partner.example has'],
  [{ VITE_APP_LOGIN_URL: 'http://localhost:3001/login' }, 'local-address'],
  [{ VITE_BLOG_URL: 'https://192.168.0.9' }, 'local-address', 'Write the public address'],
  [{ VITE_FIREBASE_API_KEY: 'GOCSPX-0a1b2c3d4e5f6g7h8i9j' }, 'secret'],
  [{ VITE_APP_CHECK_KEY: '6Ld qH3cUAAAAAB1c2D3e4F5g6H7i8J9k0L1m2N3o' }, 'site-key-form'],
  [{ VITE_WATCH_URL: 'https://log.hisaab.test/failures' }, 'watch-url-below-cookie-domain'],
  [{ VITE_WATCH_PERCENT: '0.5' }, 'percent-form'],
  [{ VITE_AUTH_EMULATOR: 'http://192.168.0.9:9099' }, 'emulator-form'],
  [{ VITE_AUTH_EMULATOR: 'http://localhost:9098' }, 'emulator-in-live-build'],
  [{ VITE_APP_URL: 'https://www.hisaab.test/app' }, 'app-on-site-origin'],
  [below('co.in'), 'cookie-domain-public-suffix'],
  [below('web.app'), 'cookie-domain-public-suffix', 'browsers refuse cookies for it'],
  [{ 'facts.legalName': null }, 'fact-missing', 'who sells', 'in place of null'],
  [{ 'facts.postalAddress': undefined }, 'fact-missing', 'or null'],
  [{ 'facts.legalName': 7 }, 'fact-text'],
  [{ 'facts.grievanceOfficer': '' }, 'fact-blank'],
  [{ 'facts.refundTime': ' \n ' }, 'fact-blank', "refundTime ' ' is blank"],
  [{ 'facts.legalName': 'TBD' }, 'fact-placeholder', 'Write the real one'],
  ...['N/A', 'tba.', '-', '???', 'To be decided', 'Coming soon', 'XXX', 'Change me', '[TODO]', 'बाद में'].map(
    (fact): WrongValue => [{ 'facts.dataRetention': fact }, 'fact-placeholder'],
  ),
  [{ 'facts.supportEmail': 'care at hisaab.test' }, 'fact-email', 'care@your-domain'],
  [{ 'facts.supportEmail': 'help@acct.example' }, 'fact-placeholder', '"acct.example"'],
  [{ 'facts.gstOnPrices': '18%' }, 'fact-gst', "'added'", "'included'"],
  [{ 'facts.sellerGstin': '27AAPFU0939F1ZW' }, 'fact-gstin', 'does not fit the others'],
  [{ 'facts.sellerGstin': '27aapfu0939f1zv' }, 'fact-gstin', 'is not a GSTIN'],
  [{ 'facts.sellerGstin': '47AAPFU0939F1ZV' }, 'fact-gstin', 'the code of no state'],
  [{ 'facts.grievanceTime': 'within 120 days' }, 'fact-grievance-time', '90 days'],
  [{ 'facts.contactsSince': '1 December 2026' }, 'fact-day', '2026-12-01'],
  [{ 'facts.closedAccountsKeptFor': 0.5 }, 'fact-days', 'whole number'],
  [{ 'facts.suportEmail': 'care@hisaab.test' }, 'fact-unknown', 'legalName, postalAddress, '],
  [{ 'brand.nmae': 'Hisaab' }, 'fact-unknown', 'name, domain, packageName, since'],
  [{ 'brand.name': ' ' }, 'fact-blank'],
  [{ 'brand.domain': 'acct.example' }, 'brand-placeholder'],
  [{ 'brand.domain': 'khata.test' }, 'brand-and-origin'],
  [{ 'brand.domain': 'www.hisaab.test' }, 'brand-www', 'Write hisaab.test'],
  [{ 'brand.domain': 'https://hisaab.test' }, 'brand-domain'],
  [{ 'brand.packageName': 'Hisaab Card' }, 'brand-package'],
  [{ 'brand.packageName': '@acct/auth-card' }, 'brand-package-unchanged'],
  [{ 'brand.since': 2999 }, 'brand-since'],
];

/** What may be right all the same: a live build mentions it and goes on. */
export const suspiciousValues: readonly WrongValue[] = [
  [{ VITE_FIREBASE_API_KEY: 'AKfycbx-another-form-of-key' }, 'api-key-form', 'AKfycbx-anot…'],
  [{ VITE_FIREBASE_APP_ID: '1:412345678901:android:0a1b2c3d4e5f6a7b' }, 'app-id-form', '1:412345678901:android:0…'],
  [{ VITE_APP_CHECK_KEY: 'projects-key-of-another-form' }, 'site-key-familiar-form'],
  [{ VITE_FIREBASE_AUTH_DOMAIN: 'khata-prod.firebaseapp.com' }, 'auth-domain-of-another-project'],
  [{ VITE_SITE_ORIGIN: 'https://app.hisaab.test', VITE_APP_URL: 'https://hisaab.test' }, 'site-and-app-swapped'],
  [{ VITE_SITE_ORIGIN: 'https://hisaab.test', VITE_APP_URL: 'https://www.hisaab.test' }, 'site-and-app-swapped'],
  [{ VITE_SITE_ORIGIN: 'https://www.hisaab.test:8443' }, 'port-in-address'],
  [{ VITE_APP_URL: 'https://app.hisaab.test:3000' }, 'port-in-address'],
  [{ VITE_APP_LOGIN_URL: 'https://khata.test/login' }, 'login-elsewhere'],
  [{ VITE_APP_SIGN_OUT_URL: 'https://khata.test/site-sign-out' }, 'sign-out-elsewhere'],
  [{ VITE_ANDROID_APP_URL: 'https://apps.apple.com/in/app/hisaab/id1234567890' }, 'store-of-other-system'],
  [{ VITE_IOS_APP_URL: `${store}test.hisaab` }, 'store-of-other-system'],
  [{ VITE_WATCH_PERCENT: '10', VITE_WATCH_URL: undefined }, 'percent-without-url'],
  [{ VITE_PARTNER_ORIGIN: 'https://shop.test' }, 'unknown-setting'],
];

/** What a live build says of a change. */
export function problemsOf([change]: WrongValue): readonly SettingProblem[] {
  const of = (file: string): Readonly<Record<string, unknown>> =>
    Object.fromEntries(
      Object.entries(change).flatMap(([name, value]) =>
        name.startsWith(file) ? [[name.slice(file.length), value]] : [],
      ),
    );
  const env = { ...goodSettings.env, ...(of('') as Readonly<Record<string, string>>) };
  const brand = { ...goodSettings.brand, ...of('brand.') };
  return [
    ...checkSettings(env, { brandDomain: brand.domain, goesLive: true }),
    ...checkFacts({ ...goodSettings.facts, ...of('facts.') }, brand),
  ];
}
