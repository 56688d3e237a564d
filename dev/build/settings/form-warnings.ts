import type { GivenSettings, SettingName } from '../settings-schema.ts';
import { hostIn, sharedDomain } from './domains.ts';
import type { FaultWords } from './setting-problem.ts';

type FormWarning = {
  readonly id: string;
  readonly setting: SettingName;
  /** `sound`: without those of `given` that are wrong. Null: nothing is suspicious, or too little is given to tell. */
  readonly find: (sound: GivenSettings, given: GivenSettings) => FaultWords | null;
};

const applicationHost = /^(?:app|books|accounts?|login|my|portal|dashboard)\./;

const withPort = (setting: SettingName): FormWarning => ({
  id: 'port-in-address',
  setting,
  find: ({ [setting]: value = '' }) =>
    URL.canParse(value) && new URL(value).port !== ''
      ? {
          what: `names the port ${new URL(value).port}`,
          why: 'Hosting and most servers answer the public on 443 alone, which no address names',
          cure: 'Leave the port out, unless visitors need it',
        }
      : null,
});

const ofOtherStore = (setting: SettingName, store: RegExp, other: string): FormWarning => ({
  id: 'store-of-other-system',
  setting,
  find: ({ [setting]: value = '' }) =>
    store.test(hostIn(value) ?? '')
      ? {
          what: `leads to the ${other}`,
          why: 'phones of this system can install nothing from there',
          cure: 'Swap the two',
        }
      : null,
});

const form = (id: string, setting: SettingName, familiar: RegExp, words: FaultWords): FormWarning => ({
  id,
  setting,
  find: ({ [setting]: value }) => (value === undefined || familiar.test(value) ? null : words),
});

/**
 * What is said of values that may be right all the same: Google hands them out in this form today, and may change it;
 * and of those that fit each other, but hardly as they were meant.
 */
export const formWarnings: readonly FormWarning[] = [
  form('api-key-form', 'VITE_FIREBASE_API_KEY', /^AIza[\w-]{35}$/, {
    what: 'is not a key of the familiar form',
    why: 'with a wrong one nobody can sign in',
    cure: 'Compare it: 39 letters, digits, hyphens and underscores, AIza first',
  }),
  form('app-id-form', 'VITE_FIREBASE_APP_ID', /^\d:\d{6,}:web:[0-9a-f]{16,}$/, {
    what: 'is not an id of the familiar form',
    why: 'it may be that of another platform',
    cure: 'Compare it: 1:DIGITS:web:HEXADECIMAL DIGITS',
  }),
  form('site-key-familiar-form', 'VITE_APP_CHECK_KEY', /^6L[\w-]{38}$/, {
    what: 'is not a site key of the familiar form',
    why: 'with a wrong one no browser gets a token of App Check',
    cure: 'Compare it: 40 letters, digits, hyphens and underscores, 6L first',
  }),
  {
    id: 'auth-domain-of-another-project',
    setting: 'VITE_FIREBASE_AUTH_DOMAIN',
    find: ({ VITE_FIREBASE_AUTH_DOMAIN: host = '', VITE_FIREBASE_PROJECT_ID: project }) => {
      const name = /^([^.]+)\.(?:firebaseapp\.com|web\.app)$/.exec(host)?.[1];
      if (name === undefined || project === undefined || name === project) return null;
      return {
        what: `is not named after ${project} (VITE_FIREBASE_PROJECT_ID)`,
        why: 'a window of another project signs nobody in here',
        cure: `Compare it: ${project}.firebaseapp.com, or another site of that project`,
      };
    },
  },
  {
    id: 'site-and-app-swapped',
    setting: 'VITE_SITE_ORIGIN',
    find: ({ VITE_SITE_ORIGIN: site, VITE_APP_URL: app }) => {
      const [ofSite, ofApp] = [hostIn(site) ?? '', hostIn(app) ?? ''];
      if (!applicationHost.test(ofSite) && !ofApp.startsWith('www.')) return null;
      return {
        what: `may have changed places with ${ofApp} (VITE_APP_URL)`,
        why: 'visitors would be sent from the one to the other and back',
        cure: 'Compare them: this one is the marketing site, that one the application',
      };
    },
  },
  ...(['VITE_SITE_ORIGIN', 'VITE_APP_URL', 'VITE_APP_LOGIN_URL'] as const).map(withPort),
  {
    id: 'login-elsewhere',
    setting: 'VITE_APP_LOGIN_URL',
    find: ({ VITE_APP_LOGIN_URL: login, VITE_APP_URL: app }) => {
      const [host, ofApp] = [hostIn(login), hostIn(app)];
      if (host === null || ofApp === null || sharedDomain(host, ofApp) !== null) return null;
      return {
        what: `is on another domain than ${ofApp} (VITE_APP_URL)`,
        why: '"Login" would take visitors to where the session’s cookies do not reach',
        cure: 'Compare them',
      };
    },
  },
  ofOtherStore('VITE_ANDROID_APP_URL', /(?:^|\.)apple\.com$/, 'App Store'),
  ofOtherStore('VITE_IOS_APP_URL', /(?:^|\.)google\.com$/, 'Google Play'),
  {
    id: 'percent-without-url',
    setting: 'VITE_WATCH_PERCENT',
    find: ({ VITE_WATCH_PERCENT: percent }, { VITE_WATCH_URL: url }) =>
      percent === undefined || url !== undefined
        ? null
        : {
            what: 'stands without VITE_WATCH_URL',
            why: 'nothing is sent anywhere',
            cure: 'Set VITE_WATCH_URL as well, or remove this line',
          },
  },
];
