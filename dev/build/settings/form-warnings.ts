import type { GivenSettings, SettingName } from '../settings-schema.ts';
import type { FaultWords } from './setting-problem.ts';

type FormWarning = {
  readonly id: string;
  readonly setting: SettingName;
  /** Null: nothing is unfamiliar, or too little is given to tell. */
  readonly find: (given: GivenSettings) => FaultWords | null;
};

const form = (id: string, setting: SettingName, familiar: RegExp, words: FaultWords): FormWarning => ({
  id,
  setting,
  find: ({ [setting]: value }) => (value === undefined || familiar.test(value) ? null : words),
});

/**
 * What is said of values that may be right all the same: Google hands them out in this form today, and may change it.
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
];
