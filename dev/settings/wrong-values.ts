import { checkFacts } from './check-facts.ts';
import { checkSettings } from './check-settings.ts';
import { goodSettings } from './good-settings.ts';
import type { SettingProblem } from './setting-problem.ts';

/**
 * A change to the good settings (`good-settings.ts`), the wrong one first: a setting, or a fact or part of the brand
 * after its file's name. Then the kind of fault, and parts of its line besides file, name and value.
 */
export type WrongValue = readonly [change: Readonly<Record<string, unknown>>, id: string, ...says: readonly string[]];

const noKey = 'AIzaXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX';
const exampleKey =
  'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEQBT6kls0uPINvLgA/dBsd4m/3HSMFfZlEmvqbsU1IyuJribCl4mHFedS2zS5bntKA3Y/04UPlFxvPUQAckwPXQ==';
const store = 'https://play.google.com/store/apps/details?id=';

/** Returns a change that makes a public suffix the domain of cookies and brand. */
const below = (suffix: string): WrongValue[0] => ({
  VITE_COOKIE_DOMAIN: `.${suffix}`,
  VITE_SITE_ORIGIN: `https://hisaab.${suffix}`,
  VITE_APP_URL: `https://khata.${suffix}`,
  'brand.domain': suffix,
});

/** Returns several values of one name with the same kind of fault. */
const each = (name: string, id: string, ...values: readonly unknown[]): readonly WrongValue[] =>
  values.map((value) => [{ [name]: value }, id]);

/** Stops a live build, and is WRONG to the doctor. */
export const wrongValues: readonly WrongValue[] = [
  [{ VITE_COOKIE_DOMAIN: '.hisab.test' }, 'cookie-domain-over', 'www.hisaab.test (VITE_SITE_ORIGIN) and app.hisaab.'],
  [{ VITE_COOKIE_DOMAIN: '.www.hisaab.test' }, 'cookie-domain-over', 'Write .hisaab.test'],
  [{ VITE_APP_URL: 'https://khata.test' }, 'not-below-cookie-domain', 'is not below hisaab.test (VITE_COOKIE_DOMAIN)'],
  [{ VITE_SITE_ORIGIN: 'https://hisaab.github.io' }, 'not-below-cookie-domain', 'hisaab.test in owner.json'],
  [{ VITE_FIREBASE_API_KEY: 'not-a-key' }, 'placeholder'],
  [{ VITE_FIREBASE_API_KEY: undefined }, 'missing', '.env.production: '],
  [{ VITE_TERMS_URL: '/terms' }, 'no-address', 'a page of this site', 'Write it whole, https:// first'],
  [{ VITE_SITE_ORIGIN: 'https//www.hisaab.test' }, 'no-address'],
  ...each(
    'VITE_BLOG_URL',
    'no-address',
    'blog.hisaab.test',
    'https:/blog.hisaab.test',
    'https://a.test https://b.test',
  ),
  ...each('VITE_APP_URL', 'no-address', '/app', 'https://app.hisaab.test/ a', 'https:app.hisaab.test'),
  [{ VITE_BLOG_URL: 'http://blog.hisaab.test' }, 'not-https', 'anybody on the way can read and change it'],
  [{ VITE_APP_LOGIN_URL: 'javascript:alert(1)' }, 'not-https', 'is not an https address: links lead to no other kind'],
  ...each('VITE_ANDROID_APP_URL', 'not-https', 'market://details?id=test.hisaab'),
  [{ VITE_BLOG_URL: 'https://me:pw@blog.hisaab.test' }, 'address-password', '=https://…@blog.hisaab.test has'],
  [{ VITE_SITE_ORIGIN: 'https://www.hisaab.test/' }, 'origin-slash', 'each link of the site'],
  [{ VITE_SITE_ORIGIN: 'https://www.hisaab.test/shop' }, 'origin-more', 'every link starts at the root'],
  [{ VITE_SITE_ORIGIN: 'https://WWW.hisaab.test' }, 'origin-spelling', 'Write https://www.hisaab.test.'],
  [{ VITE_PARTNER_ORIGINS: 'https://a.test:443' }, 'origin-spelling', 'letter by letter', 'Write https://a.test.'],
  [{ VITE_COOKIE_DOMAIN: 'https://hisaab.test' }, 'cookie-domain-form'],
  ...each('VITE_COOKIE_DOMAIN', 'cookie-domain-form', '*.hisaab.test', '.hisaab.test.', 'हिसाब.test'),
  [{ VITE_FIREBASE_AUTH_DOMAIN: 'https://hisaab-prod.firebaseapp.com' }, 'host-scheme'],
  [{ VITE_FIREBASE_AUTH_DOMAIN: 'hisaab-prod.firebaseapp.com/' }, 'host-path'],
  [{ VITE_FIREBASE_AUTH_DOMAIN: 'hisaab prod' }, 'not-a-host'],
  [{ VITE_FIREBASE_AUTH_DOMAIN: 'HISAAB-PROD.firebaseapp.com' }, 'host-capitals', 'Write hisaab-prod.firebaseapp.com'],
  [{ VITE_FIREBASE_AUTH_DOMAIN: 'login.khata.test' }, 'auth-domain-elsewhere', 'Write hisaab-prod.firebaseapp.com'],
  ...each('VITE_FIREBASE_AUTH_DOMAIN', 'auth-domain-elsewhere', 'hisaab-prod.firebaseapp.com.khata.test'),
  [{ VITE_FIREBASE_PROJECT_ID: 'Hisaab Prod' }, 'project-id-form'],
  [{ VITE_FIREBASE_PROJECT_ID: 'hisaab-prod-' }, 'project-id-form', 'no hyphen last'],
  [{ VITE_INSTALLER_PATH: '//elsewhere.test/a.exe' }, 'not-a-path'],
  ...each('VITE_INSTALLER_PATH', 'not-a-path', '/downloads/', '/downloads/./a.exe', '/a.exe?b', '/downloads\\a.exe'),
  [{ VITE_WITHDRAWAL_KEY: 'MFkwEwYHKoZI' }, 'withdrawal-key-form'],
  [{ VITE_WITHDRAWAL_KEY: exampleKey }, 'placeholder', 'npm run withdraw -- --new-key FILE'],
  [{ VITE_SIGNING_KEYS: 'abc=' }, 'withdrawn-setting', 'remove integrity from the moving tag'],
  [{ VITE_PARTNER_ORIGINS: 'https://a.test,https://b.test' }, 'list-separator'],
  [{ VITE_PARTNER_ORIGINS: 'https://a.test b.test' }, 'no-address', 'VITE_PARTNER_ORIGINS=b.test is not'],
  [{ VITE_PARTNER_ORIGINS: 'https://a.test null' }, 'no-address', '=null is not', 'no page'],
  [{ VITE_PARTNER_ORIGINS: 'https://a.test https://b.test/shop' }, 'origin-more', '=https://b.test/shop has'],
  [
    { VITE_PARTNER_ORIGINS: 'https://a.test/ https://b.test' },
    'origin-slash',
    '=https://a.test/ ends',
    'Write https://a.test.',
  ],
  [{ VITE_PARTNER_ORIGINS: 'https://*.partner.test' }, 'origin-wildcard', 'Write each origin'],
  ...each('VITE_PARTNER_ORIGINS', 'origin-wildcard', '*', 'https://*.github.io'),
  [{ VITE_APP_URL: 'https://*.hisaab.test' }, 'origin-wildcard', 'Write the one host'],
  [{ VITE_PARTNER_ORIGINS: 'https://a.test https://github.io' }, 'partner-public-suffix', 'partner.github.io'],
  ...each('VITE_PARTNER_ORIGINS', 'partner-public-suffix', 'https://co.in', 'https://web.app'),
  [{ VITE_BLOG_URL: 'https://shop.acct.example' }, 'placeholder', 'has a placeholder in it, "acct.example"'],
  [{ VITE_TERMS_URL: 'https://www.example.com/terms' }, 'placeholder', '"example.com"'],
  [{ VITE_FIREBASE_API_KEY: noKey }, 'placeholder', '=AIzaXXXXXXXX… has'],
  [{ VITE_FIREBASE_API_KEY: 'your-web-api-key' }, 'placeholder', 'is a placeholder'],
  [{ VITE_IOS_APP_URL: 'https://apps.apple.com/in/app/hisaab/id0000000000' }, 'placeholder', '"0000000000"'],
  [{ VITE_ANDROID_APP_URL: `${store}com.example.hisaab` }, 'placeholder', 'Google Play'],
  [{ VITE_PARTNER_ORIGINS: 'https://a.test https://partner.example' }, 'placeholder', '=https://partner.example has'],
  [{ VITE_INSTALLER_PATH: '/downloads/acct-setup-2.0.0.exe' }, 'placeholder', 'or leave the setting out'],
  ...each('VITE_COOKIE_DOMAIN', 'placeholder', '.acct.example', 'acct.example'),
  [{ VITE_BLOG_URL: '<a href="/blog">' }, 'markup', 'holds HTML'],
  ...each('VITE_TERMS_URL', 'markup', 'https://www.hisaab.test/<b>terms</b>', 'https://www.hisaab.test/?a=1&amp;b=2'),
  [{ VITE_FIREBASE_APP_ID: '1:412345678901:web:0a1b2c\n3d4e5f' }, 'line-break', '=1:412345678901:web:0a1b2… has'],
  ...each('VITE_BLOG_URL', 'line-break', 'https://blog.hisaab\n.test'),
  [{ VITE_ANDROID_APP_URL: 'https://hisaab.test/app' }, 'store-page', 'Google Play', 'details?id='],
  ...each('VITE_ANDROID_APP_URL', 'store-page', 'https://play.google.com', 'https://google.com/store/apps'),
  [{ VITE_IOS_APP_URL: 'https://www.apple.com/in' }, 'store-page', 'App Store', 'apps.apple.com'],
  ...each(
    'VITE_IOS_APP_URL',
    'store-page',
    'https://apps.apple.com/',
    'https://apps.apple.com.khata.test/app/id1234567890',
  ),
  [{ VITE_ANDROID_APP_URL: 'https://apps.apple.com/in/app/hisaab/id1234567890' }, 'store-of-other-system'],
  [{ VITE_IOS_APP_URL: `${store}test.hisaab` }, 'store-of-other-system'],
  [{ VITE_APP_LOGIN_URL: 'http://localhost:3001/login' }, 'local-address'],
  [{ VITE_BLOG_URL: 'https://192.168.0.9' }, 'local-address', 'Write the public address'],
  ...each('VITE_COOKIE_DOMAIN', 'local-address', 'localhost', 'hisaab', '192.168.0.1'),
  [{ VITE_FIREBASE_API_KEY: 'GOCSPX-0a1b2c3d4e5f6g7h8i9j' }, 'secret'],
  ...each('VITE_WITHDRAWAL_KEY', 'secret', '-----BEGIN PRIVATE KEY-----'),
  [{ VITE_APP_CHECK_KEY: '6Ld qH3cUAAAAAB1c2D3e4F5g6H7i8J9k0L1m2N3o' }, 'site-key-form'],
  [{ VITE_WATCH_URL: 'https://log.hisaab.test/failures' }, 'watch-url-below-cookie-domain'],
  [{ VITE_WATCH_PERCENT: '0.5' }, 'percent-form'],
  [{ VITE_AUTH_EMULATOR: 'http://localhost:9098' }, 'emulator-in-live-build'],
  ...each('VITE_AUTH_EMULATOR', 'emulator-in-live-build', 'http://192.168.0.9:9099', 'localhost:9099'),
  [{ VITE_APP_URL: 'https://www.hisaab.test/app' }, 'app-on-site-origin'],
  [below('co.in'), 'cookie-domain-public-suffix'],
  [below('web.app'), 'cookie-domain-public-suffix', 'browsers refuse cookies for it'],
  ...each('VITE_COOKIE_DOMAIN', 'cookie-domain-public-suffix', '.com', '.github.io'),
  [{ 'facts.legalName': null }, 'fact-missing', 'who sells', 'in place of null'],
  [{ 'facts.postalAddress': undefined }, 'fact-missing', 'or null'],
  [{ 'facts.legalName': 7 }, 'fact-text'],
  [{ 'facts.grievanceOfficer': '' }, 'fact-blank'],
  [{ 'facts.refundTime': ' \n ' }, 'fact-blank', "refundTime ' ' is blank"],
  [{ 'facts.legalName': 'TBD' }, 'fact-placeholder', 'Write the real one'],
  ...each('facts.dataRetention', 'fact-placeholder', 'N/A', 'tba.', '-', '???', 'To be decided', 'Coming soon', 'XXX'),
  ...each(
    'facts.dataRetention',
    'fact-placeholder',
    'Change me',
    '[TODO]',
    'बाद में',
    'Length of time',
    'Lorem ipsum dolor',
  ),
  ...each('facts.legalName', 'fact-placeholder', 'Your Company Pvt Ltd', 'Lorem ipsum', 'Company Name', 'आपकी कंपनी'),
  ...each('facts.legalName', 'fact-placeholder', 'XYZ Pvt. Ltd.', 'Sample Company Private Limited', 'My Company'),
  ...each('facts.grievanceOfficer', 'fact-placeholder', 'John Doe', 'Your Name', 'शिकायत अधिकारी का नाम'),
  ...each('facts.postalAddress', 'fact-placeholder', '<your address>', '123 Main Street, Anytown', 'Pune {pin code}'),
  [{ 'facts.postalAddress': 'Shivneri Complex\nPune 411005' }, 'fact-line-break', 'Write it in one line'],
  ...each('facts.legalName', 'fact-line-break', 'Hisaab Software\r\nPrivate Limited'),
  ...each('facts.supportEmail', 'fact-line-break', 'care@hisaab.test\n'),
  [{ 'facts.jurisdiction': 'Courts at <b>Pune</b>' }, 'fact-markup', 'holds HTML, "<b>"', 'letter by letter'],
  ...each('facts.legalName', 'fact-markup', 'Hisaab &amp; Daughters', 'Hisaab<br>Private Limited'),
  [{ 'facts.supportEmail': 'mailto:care@hisaab.test' }, 'fact-link', 'Write the address or number alone'],
  ...each('facts.grievanceContact', 'fact-link', 'mailto:grievance@hisaab.test', 'Smt. Rao, tel:+912040001234'),
  [{ 'facts.supportEmail': 'care at hisaab.test' }, 'fact-email', 'care@your-domain'],
  ...each('facts.supportEmail', 'fact-email', 'Care <care@hisaab.test>', 'care@hisaab', 'a@hisaab.test, b@hisaab.test'),
  [{ 'facts.supportEmail': 'help@acct.example' }, 'fact-placeholder', '"acct.example"'],
  ...each('facts.supportEmail', 'fact-placeholder', 'care@your-domain.in', 'care@yourcompany.com'),
  [{ 'facts.supportPhone': '020 4000 1234' }, 'fact-phone', '+91 20 4000 1234'],
  [{ 'facts.gstOnPrices': '18%' }, 'fact-gst', '"added"', '"included"'],
  [{ 'facts.sellerGstin': '27AAPFU0939F1ZW' }, 'fact-gstin', 'does not fit the others'],
  [{ 'facts.sellerGstin': '27aapfu0939f1zv' }, 'fact-gstin', 'is not a GSTIN'],
  [{ 'facts.sellerGstin': '47AAPFU0939F1ZV' }, 'fact-gstin', 'the code of no state'],
  [{ 'facts.contactsSince': '1 December 2026' }, 'fact-day', '2026-12-01'],
  ...each('facts.productPicture', 'fact-picture', 'product.png', '/no-such-picture.png', '/tokens.css'),
  [{ 'facts.grievanceTime': 'within 6 months' }, 'fact-time-long', 'more than a month', 'E-Commerce', '"30 days"'],
  ...each(
    'facts.grievanceTime',
    'fact-time-long',
    'one year',
    '31 days',
    'Within 45-days',
    '४५ दिन',
    '8 weeks',
    'एक साल',
  ),
  ...each('facts.grievanceTime', 'fact-time-long', '30 working days', 'Within 30 days; 60 दिन के भीतर', '1000 hours'),
  [{ 'facts.dataRightsTime': 'within 120 days' }, 'fact-time-long', 'more than 90 days', 'DPDP Rules', '"90 days"'],
  ...each('facts.dataRightsTime', 'fact-time-long', '3 months', 'a year', '४ महीने'),
  [{ 'facts.grievanceTime': 'soon' }, 'fact-time-form', '"1 month"'],
  ...each('facts.grievanceTime', 'fact-time-form', '30', 'six weeks', '20-30 days', '30 days, at most six months'),
  ...each('facts.dataRightsTime', 'fact-time-form', 'As the law asks', 'तुरंत'),
  [{ 'facts.closedAccountsKeptFor': 0.5 }, 'fact-days', 'whole number'],
  ...each('facts.closedAccountsKeptFor', 'fact-days', -1, '365'),
  [{ 'facts.closedAccountsKeptFor': 99999 }, 'fact-days-many', '3650', 'DPDP Act'],
  [{ 'facts.suportEmail': 'care@hisaab.test' }, 'fact-unknown', 'legalName, postalAddress, '],
  [{ 'brand.nmae': 'Hisaab' }, 'fact-unknown', 'name, domain, packageName, since'],
  [{ 'brand.name': ' ' }, 'fact-blank'],
  [{ 'brand.name': 'Acct' }, 'brand-unchanged', 'that of the example'],
  ...each('brand.name', 'brand-unchanged', 'ACCT '),
  ...each('brand.name', 'fact-placeholder', 'Your Brand', 'My Product'),
  ...each('brand.name', 'fact-line-break', 'Hisaab\n& Sons'),
  [{ 'brand.domain': 'acct.example' }, 'brand-placeholder'],
  [{ 'brand.domain': 'khata.test' }, 'brand-and-origin'],
  [{ 'brand.domain': 'www.hisaab.test' }, 'brand-www', 'Write hisaab.test'],
  [{ 'brand.domain': 'https://hisaab.test' }, 'brand-domain'],
  ...each('brand.domain', 'brand-domain', 'Hisaab.test', 'hisaab.test/', 'hisaab'),
  [{ 'brand.domain': 'co.in' }, 'brand-public-suffix'],
  [{ 'brand.packageName': 'Hisaab Card' }, 'brand-package'],
  [{ 'brand.packageName': 'hisaab-auth-card' }, 'brand-package-scope', 'has no scope', '@your-scope/auth-card'],
  [{ 'brand.packageName': '@acct/auth-card' }, 'brand-package-unchanged'],
  ...each('brand.packageName', 'brand-package-unchanged', '@acct/hisaab'),
  ...each('brand.packageName', 'fact-placeholder', '@your-scope/auth-card'),
  [{ 'brand.since': 2999 }, 'brand-since'],
];

/** May be right all the same: a live build reports it and continues. */
export const suspiciousValues: readonly WrongValue[] = [
  [{ VITE_FIREBASE_API_KEY: 'AKfycbx-another-form-of-key' }, 'api-key-form', 'AKfycbx-anot…'],
  [{ VITE_FIREBASE_APP_ID: '1:412345678901:android:0a1b2c3d4e5f6a7b' }, 'app-id-form', '1:412345678901:android:0…'],
  [{ VITE_APP_CHECK_KEY: 'projects-key-of-another-form' }, 'site-key-familiar-form'],
  [{ VITE_FIREBASE_AUTH_DOMAIN: 'khata-prod.firebaseapp.com' }, 'auth-domain-of-another-project'],
  [{ VITE_SITE_ORIGIN: 'https://app.hisaab.test', VITE_APP_URL: 'https://hisaab.test' }, 'site-and-app-swapped'],
  [{ VITE_SITE_ORIGIN: 'https://hisaab.test', VITE_APP_URL: 'https://www.hisaab.test' }, 'site-and-app-swapped'],
  [{ VITE_SITE_ORIGIN: 'https://www.hisaab.test:8443' }, 'port-in-address'],
  [{ VITE_APP_URL: 'https://app.hisaab.test:3000' }, 'port-in-address'],
  [{ VITE_APP_SIGN_OUT_URL: 'https://khata.test/site-sign-out' }, 'sign-out-elsewhere'],
  [{ VITE_APP_LOGIN_URL: 'https://khata.test/login' }, 'login-elsewhere', 'is not below VITE_COOKIE_DOMAIN'],
  [{ VITE_WATCH_PERCENT: '10', VITE_WATCH_URL: undefined }, 'percent-without-url'],
  [{ VITE_PARTNER_ORIGIN: 'https://shop.test' }, 'unknown-setting'],
];

/** Returns a live build's problems after a change. */
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
