import { fieldExamples, fields, fieldsWithPrefill, type PrefillAttributeSuffix } from '../../account/fields.ts';
import { prefillAttributeSuffixes } from '../../account/form-values.ts';
import type { AcctAuthCardAttributes } from '../element/element-types.ts';
import { messages } from '../languages/en/messages.ts';

/** The domain of every example. A build replaces it by the owner's domain in the guide, types and messages. */
export const sampleDomain = 'acct.example';

/** The guide's texts about an attribute, in Markdown. */
export type AttributeDoc = { readonly defaultsTo: string; readonly meaning: string; readonly example: string };

type PrefillAttribute = `prefill-${PrefillAttributeSuffix}`;

/** Describes each `prefill-*` attribute by the labels of the fields that it fills. */
const prefillDocs = Object.fromEntries(
  prefillAttributeSuffixes.map((name): [string, AttributeDoc] => {
    const taking = (Object.keys(fieldsWithPrefill) as (keyof typeof fieldsWithPrefill)[]).filter(
      (field) => fieldsWithPrefill[field] === name,
    );
    const words = taking.map((field) =>
      fields[field].form === 'sign-up'
        ? messages.fields[field]
        : `of ${messages.fields[field]} on ${messages.tabs.signin}`,
    );
    const meaning = `Start value of ${words.join(', and ')}.`;
    return [`prefill-${name}`, { defaultsTo: 'none', meaning, example: fieldExamples[name] }];
  }),
) as Record<PrefillAttribute, AttributeDoc>;

export const attributeDocs: Readonly<Record<keyof AcctAuthCardAttributes, AttributeDoc>> = {
  'app-url': {
    defaultsTo: 'set by the build, else `http://localhost:3000`',
    meaning: 'Where the visitor goes then: https, or http on localhost.',
    example: `https://app.${sampleDomain}`,
  },
  'cookie-domain': {
    defaultsTo: 'set by the build, else `.acct.example`',
    meaning: 'Domain of the three session cookies; a page that sets them lies below it.',
    example: `.${sampleDomain}`,
  },
  'cookie-prefix': {
    defaultsTo: '`acct`',
    meaning:
      'Begins the names of the cookies: 1 to 40 letters, digits, hyphens or underscores; not with `__Host-` or `__Http-`.',
    example: 'acct',
  },
  tab: { defaultsTo: '`signup`', meaning: 'The tab shown first: `signup` or `signin`.', example: 'signin' },
  lang: {
    defaultsTo: 'the nearest `lang` around the card, else `en`',
    meaning: 'Language: `en` or `hi`.',
    example: 'hi',
  },
  theme: {
    defaultsTo: '`auto`',
    meaning: "`light`, `dark`, or `auto` for the visitor's own setting.",
    example: 'dark',
  },
  'terms-url': {
    defaultsTo: 'set by the build',
    meaning:
      'Terms of service. Consent shows when this and `privacy-url` are known, and is recorded where both are our own documents.',
    example: `https://www.${sampleDomain}/terms`,
  },
  'privacy-url': {
    defaultsTo: 'set by the build',
    meaning: 'Privacy notice.',
    example: `https://www.${sampleDomain}/privacy`,
  },
  handoff: {
    defaultsTo: '`auto`',
    meaning:
      "By way of our site to the application. `auto`: only where this page's cookies do not hold, and in a frame. `always` (recommended): from every page but our own; this page then sets no cookies. `never`: visitors whose cookies do not hold are led to our sign-in page.",
    example: 'always',
  },
  ...prefillDocs,
  'firebase-config': {
    defaultsTo: 'set by the build',
    meaning: 'Another Firebase project: JSON with `apiKey`, `authDomain`, `projectId` and, if you like, `appId`.',
    example: '{"apiKey":"...","authDomain":"...","projectId":"..."}',
  },
  'auth-emulator': {
    defaultsTo: 'set by the build',
    meaning:
      'A local Auth emulator: http or https at localhost, 127.0.0.1, [::1] or a name ending in `.localhost`. Nothing then reaches Google.',
    example: 'http://localhost:9099',
  },
  'firestore-emulator': {
    defaultsTo: 'set by the build',
    meaning: 'A local Firestore emulator, as above.',
    example: 'http://localhost:8080',
  },
  'human-check': {
    defaultsTo: '`auto`',
    meaning: "`auto`: with `auth-emulator` a test check that solves itself. `real`: Google's script even then.",
    example: 'real',
  },
  loading: {
    defaultsTo: '`eager`',
    meaning: '`lazy`: React waits until the card is within a screen of the visible part, or in use.',
    example: 'lazy',
  },
  nonce: {
    defaultsTo: 'none',
    meaning: 'Nonce of your policy, for the style element of Safari before 16.4.',
    example: 'r4nd0m',
  },
};
