import type { SettingName } from '../settings-schema.ts';

const config = 'Firebase console > Project settings > General > Your apps > the web app';

/** Where an owner finds the value of each setting. */
export const settingPlaces: Readonly<Record<SettingName, string>> = {
  VITE_APP_URL: 'in the address bar, signed in to the application',
  VITE_APP_LOGIN_URL: 'in the address bar, on the login page of the application',
  VITE_SITE_ORIGIN: 'Firebase console > Hosting > the custom domain, with https:// before it',
  VITE_COOKIE_DOMAIN: 'VITE_SITE_ORIGIN and VITE_APP_URL, the end that their hosts share',
  VITE_FIREBASE_API_KEY: `${config}, apiKey`,
  VITE_FIREBASE_AUTH_DOMAIN: `${config}, authDomain`,
  VITE_FIREBASE_PROJECT_ID: `${config}, projectId`,
  VITE_FIREBASE_APP_ID: `${config}, appId`,
  VITE_BLOG_URL: 'in the address bar, on the blog',
  VITE_ANDROID_APP_URL: 'in the address bar, on the page of the app in Google Play',
  VITE_IOS_APP_URL: 'in the address bar, on the page of the app in the App Store',
  VITE_INSTALLER_PATH: 'where the file lies below site/public',
  VITE_TERMS_URL: 'in the address bar, on the terms',
  VITE_PRIVACY_URL: 'in the address bar, on the privacy notice',
  VITE_PARTNER_ORIGINS: 'on the page of the partner, what location.origin says in the console',
  VITE_WITHDRAWAL_KEY: 'npm run withdraw -- --new-key FILE prints it',
  VITE_APP_CHECK_KEY: 'Google Cloud console > reCAPTCHA > the website key, its id',
  VITE_WATCH_URL: 'where your own service or log takes a POST',
  VITE_WATCH_PERCENT: 'your own choice; 100 where it is not set',
  VITE_AUTH_EMULATOR: 'what npm start prints',
  VITE_FIRESTORE_EMULATOR: 'what npm start prints',
};
