import type { SettingName } from '../settings-schema.ts';

/**
 * Settings as an owner fills them in, all that a live build may have, and the domain of the brand beside them. For
 * tests.
 */
export const goodSettings = {
  // Reserved for tests (RFC 6761): nobody owns a name below it.
  brandDomain: 'hisaab.test',
  env: {
    VITE_APP_URL: 'https://app.hisaab.test',
    VITE_APP_LOGIN_URL: 'https://app.hisaab.test/login',
    VITE_SITE_ORIGIN: 'https://www.hisaab.test',
    VITE_COOKIE_DOMAIN: '.hisaab.test',
    VITE_FIREBASE_API_KEY: 'AIzaSyB0c1D2e3F4g5H6i7J8k9L0m1N2o3P4q5R',
    VITE_FIREBASE_AUTH_DOMAIN: 'hisaab-prod.firebaseapp.com',
    VITE_FIREBASE_PROJECT_ID: 'hisaab-prod',
    VITE_FIREBASE_APP_ID: '1:412345678901:web:0a1b2c3d4e5f6a7b8c9d0e',
    VITE_BLOG_URL: 'https://blog.hisaab.test',
    VITE_ANDROID_APP_URL: 'https://play.google.com/store/apps/details?id=test.hisaab',
    VITE_IOS_APP_URL: 'https://apps.apple.com/in/app/hisaab/id1234567890',
    VITE_INSTALLER_PATH: '/downloads/hisaab-setup-2.0.0.exe',
    VITE_TERMS_URL: 'https://www.hisaab.test/terms',
    VITE_PRIVACY_URL: 'https://www.hisaab.test/privacy',
    VITE_PARTNER_ORIGINS: 'https://partner.test https://shop.partner.test:8443',
    VITE_WITHDRAWAL_KEY:
      'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEQBT6kls0uPINvLgA/dBsd4m/3HSMFfZlEmvqbsU1IyuJribCl4mHFedS2zS5bntKA3Y/04UPlFxvPUQAckwPXQ==',
    VITE_WATCH_URL: 'https://watch.test/failures',
    VITE_WATCH_PERCENT: '10',
    VITE_APP_CHECK_KEY: '6LdqH3cUAAAAAB1c2D3e4F5g6H7i8J9k0L1m2N3o',
  } satisfies Partial<Record<SettingName, string>>,
} as const;
