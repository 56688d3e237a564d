import { toAsciiHost } from './domains.ts';
import { findHiddenCharacter } from './hidden-character.ts';
import type { FaultWords } from './setting-problem.ts';

const isList = (setting: string): boolean => setting === 'VITE_PARTNER_ORIGINS';
const noPartner = 'browsers compare origins letter by letter, so it would match no page';

const originOf = (value: string): string => new URL(value).origin;
const hostOf = (value: string): string => value.replace(/^[a-z]+:\/*/i, '').replace(/[/?#].*$/, '');

/**
 * Returns the remedy for a value whose right form is known. For a setting that is a list, the remedy has no value to
 * copy, because the right form is that of one item.
 */
const writeInstead = (offer: string, setting: string) => ({
  cure: `Write ${offer}`,
  ...(!isList(setting) && { offer }),
});

/**
 * Maps the schema's name of each fault in a setting's format to a function that returns the message. `value` is the
 * value as written.
 */
export const formatFaultWords = {
  missing: () => ({ what: 'is missing', why: 'a live build needs it', cure: 'Set it in .env.production' }),
  'line-break': () => ({
    what: 'has a line break in it',
    why: 'a setting has only one line',
    cure: 'Write it in one line',
  }),
  'too-long': (value) => ({
    what: `has ${value.length} characters`,
    why: 'no address, key or list is that long',
    cure: 'Write at most 2000 characters',
  }),
  hidden: (value) => ({
    what: `has an invisible character, ${findHiddenCharacter(value)}`,
    why: 'it looks right, but is another value',
    cure: 'Delete it, or type the value again',
  }),
  'blank-inside': () => ({
    what: 'has a space in it',
    why: 'Google has no such key or id',
    cure: 'Copy it again, without spaces',
  }),
  'no-address': (_value, setting) => ({
    what: 'is not a complete address',
    why: isList(setting) ? noPartner : 'as a link it would lead to a page of this site, or nowhere',
    cure: 'Write all of it, https:// first',
  }),
  'address-password': () => ({
    what: 'has a name or password in it',
    why: 'everybody could read it',
    cure: 'Write the address without them',
  }),
  'not-https': (value) => ({
    what: 'is not an https address',
    why: /^http:/i.test(value)
      ? 'over http anybody on the network can read and change it'
      : 'links use no other kind of address',
    cure: 'Write the address that begins with https://',
  }),
  'host-dot': (value, setting) => ({
    what: 'has a dot at the end of its host',
    why: 'browsers treat it as another host, without the cookies of this one',
    ...writeInstead(value.replace(/^([^/]*\/\/[^/?#:]*|[^/]*)\.(?=[/?#:]|$)/, '$1'), setting),
  }),
  'host-form': () => ({
    what: 'has a host that cannot exist',
    why: 'the parts of a host are letters, digits and hyphens: no underscore, no two dots in a row, no hyphen at an end',
    cure: 'Copy the address again',
  }),
  'address-spelling': (value, setting) => ({
    what: 'is not spelt as browsers spell it',
    why: 'scripts compare addresses letter by letter',
    ...writeInstead(new URL(value).href, setting),
  }),
  'origin-slash': (value, setting) => ({
    what: 'ends with a slash',
    why: isList(setting) ? noPartner : 'each link of the site would have two slashes after the host',
    ...writeInstead(originOf(value), setting),
  }),
  'origin-more': (value, setting) => ({
    what: 'has more than scheme and host',
    why: isList(setting) ? noPartner : 'every link starts at the root',
    ...writeInstead(originOf(value), setting),
  }),
  'origin-spelling': (value, setting) => ({
    what: 'is not spelt as browsers spell it',
    why: 'they compare origins letter by letter',
    ...writeInstead(originOf(value), setting),
  }),
  'origin-wildcard': (_value, setting) => ({
    what: 'has a wildcard',
    why: 'an address names one host, letter by letter',
    cure: isList(setting) ? 'Write each origin, with a space between' : 'Write the one host',
  }),
  'list-separator': () => ({
    what: 'has a comma or semicolon',
    why: 'origins are separated by spaces, so the list would be one wrong origin',
    cure: 'Write the origins with a space between',
  }),
  'host-scheme': (value, setting) => ({
    what: 'begins with a scheme, but must be a host',
    why: 'the policy of /login would name https://https://, and Google’s window would not open',
    ...writeInstead(hostOf(value), setting),
  }),
  'host-path': (value, setting) => ({
    what: 'has a slash, but must be a host',
    why: 'the policy of /login names a host without a path',
    ...writeInstead(hostOf(value), setting),
  }),
  'host-script': (value) => ({
    what: 'is in letters that browsers write in another form',
    why: 'cookies and policies use only that form',
    cure: `Write ${toAsciiHost(value)}`,
  }),
  'not-a-host': () => ({
    what: 'is not a host',
    why: 'browsers could not read the policy of /login',
    cure: 'Write a host such as PROJECT.firebaseapp.com',
  }),
  'host-capitals': (value, setting) => ({
    what: 'has capitals',
    why: 'browsers write every host in small letters',
    ...writeInstead(value.toLowerCase(), setting),
  }),
  'project-id-form': () => ({
    what: 'is not a project id',
    why: 'every request to Firestore would name a project that cannot exist',
    cure: 'Write the id, not the name: 6 to 30 lower case letters, digits and hyphens, a letter first and no hyphen last',
  }),
  'not-a-path': () => ({
    what: 'is not the path of a file on this site, starting with /',
    why: 'the downloads page would link to nothing',
    cure: 'Write a path such as /downloads/setup.exe',
  }),
  'installer-form': () => ({
    what: 'is not the path of an installer of your own',
    why: 'the path belongs to a page, the card or Firebase, or Windows cannot open such a file',
    cure: 'Write the path of an .exe, .msi, .msix, .appinstaller or .zip, such as /downloads/setup.exe',
  }),
  'cookie-domain-form': () => ({
    what: 'is not a domain',
    why: 'every page with the card would show an error in its place',
    cure: 'Write the domain that site and application share, such as .your-domain',
  }),
  'withdrawal-key-form': () => ({
    what: 'is not a public key',
    why: 'no release could be withdrawn later',
    cure: 'Write what npm run withdraw -- --new-key FILE printed',
  }),
  'site-key-form': () => ({
    what: 'is not a site key of reCAPTCHA',
    why: 'no browser would get an App Check token, and nobody could sign in where App Check is enforced',
    cure: 'Write the id of the key: 40 letters, digits, hyphens and underscores, 6L first',
  }),
  'percent-form': () => ({
    what: 'is not a whole number from 1 to 100',
    why: 'it is the share of page views whose failures are sent',
    cure: 'Write a number such as 10',
  }),
  'emulator-form': () => ({
    what: 'is not an address of this machine',
    why: 'the card refuses emulators at any other address',
    cure: 'Write http://localhost:PORT',
  }),
} as const satisfies Record<string, (value: string, setting: string) => FaultWords>;

export type FormatFaultId = keyof typeof formatFaultWords;
