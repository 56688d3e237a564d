import { brandFile } from './relation-rules.ts';

/** One fault in settings that are otherwise good (`good-settings.ts`). */
export type PlantedFault = {
  readonly setting: string;
  /** As an owner might write it; undefined: not set. */
  readonly value: string | undefined;
  readonly id: string;
  /** What the line says, among other things; of the first of each kind docs/settings.md shows it whole. */
  readonly says: readonly string[];
  /** What the fault takes beside it. */
  readonly beside?: Readonly<Record<string, string>>;
  readonly brandDomain?: string;
};

const plant = (setting: string, value: string | undefined, id: string, ...says: readonly string[]): PlantedFault => ({
  setting,
  value,
  id,
  says,
});

const noKey = 'AIzaXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX';

/**
 * Faults that stop a live build, each with what is said of it. The tests plant them; docs/settings.md shows the first
 * of each kind.
 */
export const plantedErrors: readonly PlantedFault[] = [
  // Those that a build once let through.
  plant('VITE_COOKIE_DOMAIN', '.hisab.test', 'cookie-domain-over-site'),
  plant('VITE_COOKIE_DOMAIN', '.hisab.test', 'cookie-domain-over-app'),
  plant('VITE_FIREBASE_API_KEY', 'not-a-key', 'placeholder'),
  plant('VITE_FIREBASE_PROJECT_ID', 'Hisaab Prod', 'project-id-form'),
  plant('VITE_FIREBASE_AUTH_DOMAIN', 'https://hisaab-prod.firebaseapp.com', 'host-scheme'),
  plant('VITE_SITE_ORIGIN', 'https://www.hisaab.test/', 'origin-slash'),
  // Forms.
  plant('VITE_FIREBASE_API_KEY', undefined, 'missing'),
  plant('VITE_APP_URL', 'http://app.hisaab.test', 'not-https'),
  plant('VITE_APP_LOGIN_URL', 'javascript:alert(1)', 'not-https', 'is not an https address'),
  plant('VITE_BLOG_URL', 'blog.hisaab.test', 'not-https', '=blog.hisaab.test is not'),
  plant('VITE_SITE_ORIGIN', 'https://www.hisaab.test/shop', 'origin-more'),
  plant('VITE_SITE_ORIGIN', 'https://WWW.hisaab.test', 'origin-more', 'Write https://www.hisaab.test.'),
  plant('VITE_COOKIE_DOMAIN', 'https://hisaab.test', 'cookie-domain-form'),
  plant('VITE_FIREBASE_AUTH_DOMAIN', 'hisaab-prod.firebaseapp.com/', 'host-path'),
  plant('VITE_FIREBASE_AUTH_DOMAIN', 'hisaab prod', 'not-a-host'),
  plant('VITE_FIREBASE_PROJECT_ID', 'short', 'project-id-form', '6 to 30 lower case letters, digits and hyphens'),
  plant('VITE_FIREBASE_PROJECT_ID', 'hisaab-prod-', 'project-id-form', 'no hyphen last'),
  plant('VITE_INSTALLER_PATH', '//elsewhere.test/a.exe', 'not-a-path'),
  plant('VITE_WITHDRAWAL_KEY', '-----BEGIN PRIVATE KEY-----', 'withdrawal-key-form'),
  plant('VITE_PARTNER_ORIGINS', 'https://a.test,https://b.test', 'list-separator'),
  plant('VITE_PARTNER_ORIGINS', 'https://a.test b.test', 'not-https', 'VITE_PARTNER_ORIGINS=b.test is not'),
  plant(
    'VITE_PARTNER_ORIGINS',
    'https://a.test https://b.test/shop',
    'origin-more',
    '=https://b.test/shop has more than',
  ),
  plant(
    'VITE_PARTNER_ORIGINS',
    'https://a.test/ https://b.test',
    'origin-slash',
    '=https://a.test/ ends',
    'Write https://a.test.',
  ),
  plant('VITE_PARTNER_ORIGINS', 'https://*.partner.test', 'origin-wildcard'),
  // Values that are of this machine, or nobody's.
  plant('VITE_BLOG_URL', 'https://blog.acct.example', 'placeholder', 'has a placeholder in it, "acct.example"'),
  plant('VITE_TERMS_URL', 'https://www.example.com/terms', 'placeholder', '"example.com"'),
  plant('VITE_FIREBASE_API_KEY', noKey, 'placeholder', '=AIzaXXXXXXXX… has'),
  plant('VITE_FIREBASE_API_KEY', 'your-web-api-key', 'placeholder', 'is a placeholder'),
  plant('VITE_IOS_APP_URL', 'https://apps.apple.com/in/app/hisaab/id0000000000', 'placeholder', '"0000000000"'),
  plant(
    'VITE_ANDROID_APP_URL',
    'https://play.google.com/store/apps/details?id=com.example.hisaab',
    'placeholder',
    'Google Play',
  ),
  plant(
    'VITE_PARTNER_ORIGINS',
    'https://a.test https://partner.example',
    'placeholder',
    '=https://partner.example has',
  ),
  plant('VITE_APP_LOGIN_URL', 'http://localhost:3000/login', 'local-address'),
  plant('VITE_PARTNER_ORIGINS', 'http://localhost:8000', 'local-address', 'location.origin'),
  plant('VITE_BLOG_URL', 'https://192.168.0.9', 'local-address', 'Write the public address'),
  plant('VITE_FIREBASE_AUTH_DOMAIN', 'localhost:9099', 'local-address', 'authDomain'),
  plant('VITE_FIREBASE_API_KEY', 'GOCSPX-0a1b2c3d4e5f6g7h8i9j', 'secret'),
  plant('VITE_APP_CHECK_KEY', '6Ld qH3cUAAAAAB1c2D3e4F5g6H7i8J9k0L1m2N3o', 'site-key-form'),
  plant('VITE_WATCH_URL', 'http://watch.test/failures', 'not-https', 'is not an https address'),
  plant('VITE_WATCH_URL', 'https://log.hisaab.test/failures', 'watch-url-below-cookie-domain'),
  plant('VITE_WATCH_PERCENT', '0.5', 'percent-form'),
  plant('VITE_AUTH_EMULATOR', 'http://192.168.0.9:9099', 'emulator-form'),
  plant('VITE_AUTH_EMULATOR', 'http://localhost:9099', 'emulator-in-live-build'),
  plant('VITE_FIRESTORE_EMULATOR', 'http://localhost:8080', 'emulator-in-live-build', 'Remove the line'),
  plant('VITE_APP_URL', 'https://www.hisaab.test/app', 'app-on-site-origin'),
  plant('VITE_COOKIE_DOMAIN', '.www.hisaab.test', 'cookie-domain-over-app', 'Write .hisaab.test'),
  {
    ...plant('VITE_COOKIE_DOMAIN', '.co.in', 'cookie-domain-public-suffix'),
    beside: { VITE_SITE_ORIGIN: 'https://hisaab.co.in', VITE_APP_URL: 'https://khata.co.in' },
    brandDomain: 'co.in',
  },
  {
    ...plant('VITE_COOKIE_DOMAIN', '.web.app', 'cookie-domain-public-suffix', 'browsers refuse cookies for it'),
    beside: { VITE_SITE_ORIGIN: 'https://hisaab.web.app', VITE_APP_URL: 'https://khata.web.app' },
    brandDomain: 'web.app',
  },
  { ...plant(brandFile, undefined, 'brand-placeholder'), brandDomain: 'acct.example' },
  { ...plant(brandFile, undefined, 'brand-and-origin'), brandDomain: 'khata.test' },
];

/** Values that may be right all the same: a live build mentions them and goes on. */
export const plantedWarnings: readonly PlantedFault[] = [
  plant('VITE_FIREBASE_API_KEY', 'AKfycbx-another-form-of-key', 'api-key-form'),
  plant('VITE_FIREBASE_APP_ID', '1:412345678901:android:0a1b2c3d4e5f6a7b', 'app-id-form'),
  plant('VITE_APP_CHECK_KEY', 'projects-key-of-another-form', 'site-key-familiar-form'),
  plant('VITE_FIREBASE_AUTH_DOMAIN', 'khata-prod.firebaseapp.com', 'auth-domain-of-another-project'),
  plant('VITE_PARTNER_ORIGIN', 'https://shop.test', 'unknown-setting'),
];
