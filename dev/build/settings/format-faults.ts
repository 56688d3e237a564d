import type { FaultWords } from './setting-problem.ts';

/** An address begins so in every cure. */
const webAddress = 'Write the whole address, https:// first, without a name or password in it';

const originOf = (value: string): string => (URL.canParse(value) ? new URL(value).origin : 'https://www.your-domain');
const hostOf = (value: string): string => value.replace(/^[a-z]+:\/*/i, '').replace(/[/?#].*$/, '');

/** What a value of the wrong form is told. The schema names the fault; `value` as the owner wrote it. */
export const formatFaults = {
  missing: () => ({ what: 'is missing', why: 'a live build cannot do without', cure: 'Set it in .env.production' }),
  'not-https': () => ({
    what: 'is not an https address (http on localhost only)',
    why: 'browsers keep the session’s cookies and run the card’s scripts over https alone',
    cure: webAddress,
  }),
  'origin-slash': (value) => ({
    what: 'ends with a slash',
    why: 'it would stand in front of every path once more',
    cure: `Write ${originOf(value)}`,
  }),
  'origin-more': (value) => ({
    what: 'has more than scheme and host',
    why: 'every link starts at the root, and browsers compare origins letter by letter',
    cure: `Write ${originOf(value)}`,
  }),
  'origin-wildcard': () => ({
    what: 'has a wildcard',
    why: 'browsers name one origin, which is compared letter by letter',
    cure: 'Write each origin, with a space between',
  }),
  'list-separator': () => ({
    what: 'has a comma or semicolon',
    why: 'the list is read by its spaces, so it would hold one origin that there is not',
    cure: 'Write the origins with a space between',
  }),
  'host-scheme': (value) => ({
    what: 'is not a host but begins with a scheme',
    why: 'the policy of /login would name https://https://, and Google’s window would stay shut',
    cure: `Write ${hostOf(value)}`,
  }),
  'host-path': (value) => ({
    what: 'is not a host but has a slash',
    why: 'the policy of /login names a whole host',
    cure: `Write ${hostOf(value)}`,
  }),
  'not-a-host': () => ({
    what: 'is not a host',
    why: 'the policy of /login would name what browsers cannot read',
    cure: 'Write a host such as PROJECT.firebaseapp.com',
  }),
  'project-id-form': () => ({
    what: 'is not a project id',
    why: 'every request to Firestore would name a project that cannot be there',
    cure: 'Write the id, not the name: 6 to 30 lower case letters, digits and hyphens, a letter first and no hyphen last',
  }),
  'not-a-path': () => ({
    what: 'is not a path of this site, starting with /',
    why: 'the downloads page would link to nothing',
    cure: 'Write a path such as /downloads/setup.exe',
  }),
  'cookie-domain-form': () => ({
    what: 'is not a domain',
    why: 'every page with the card would show an error in its place',
    cure: 'Write the domain that site and application share, such as .your-domain',
  }),
  'withdrawal-key-form': () => ({
    what: 'is not a public key',
    why: 'no release could be withdrawn later on',
    cure: 'Write what npm run withdraw -- --new-key FILE printed',
  }),
  'signing-keys-form': () => ({
    what: 'is not one public key, or two with a space between',
    why: 'partners would paste a tag that runs nothing',
    cure: 'Write what npm run sign -- --new-key FILE printed',
  }),
  'site-key-form': () => ({
    what: 'is not a site key of reCAPTCHA',
    why: 'no browser would get a token of App Check, and where that is enforced nobody could sign in',
    cure: 'Write the id of the key: 40 letters, digits, hyphens and underscores, 6L first',
  }),
  'percent-form': () => ({
    what: 'is not a whole number from 1 to 100',
    why: 'it is the share of page views whose failures are sent',
    cure: 'Write a number such as 10',
  }),
  'emulator-form': () => ({
    what: 'is not an address of this machine',
    why: 'the card refuses emulators anywhere else',
    cure: 'Write http://localhost:PORT',
  }),
} as const satisfies Record<string, (value: string) => FaultWords>;

export type FormatFault = keyof typeof formatFaults;
