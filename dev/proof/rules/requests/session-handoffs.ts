import { serverTime } from '../../../../account/account-records.ts';
import {
  answered,
  FromNow,
  forEach,
  type RequestTable,
  type RulesRequest,
  type SentFields,
  type Visitor,
} from '../rules-request.ts';
import { asha, uid } from '../sample-records.ts';

const id = 'aB3-_'.padEnd(43, 'x');
const path = `session_handoffs/${id}`;
const hour = 3600;
const day = 24 * hour;
const another: Visitor = { ...asha, uid: 'Zz9dEfGhIjKlMnOpQrStUvWxYz01' };
const bytes = (length: number): Uint8Array => new Uint8Array(length);

/** What the card writes, with changes; undefined leaves a field out. */
const handoff = (changes: SentFields = {}): SentFields => ({
  uid,
  box: bytes(700),
  createdAt: serverTime,
  expiresAt: new FromNow(2 * hour),
  ...changes,
});

/** What is changed of what the card writes, and by whom. */
const made = (changes: SentFields, by: Visitor | null = asha, at = path) => ({
  by,
  path: at,
  asks: { merge: handoff(changes) },
});
const signedIn = (signedInAgo: number, issuedAgo = signedInAgo): Visitor => ({ ...asha, signedInAgo, issuedAgo });
/** What is asked of one that was made so many seconds ago. */
const asked = (asks: RulesRequest['asks'], by: Visitor | null, age = 1) => ({
  by,
  path,
  stored: handoff({ createdAt: new FromNow(-age) }),
  asks,
});

/** Everybody who might try to change what is under way. */
const everybody = [
  ['nobody', null],
  ['its owner', asha],
  ['another', another],
] as const;

/** Sessions on their way from a partner's page to the site. */
export const sessionHandoffs: RequestTable = {
  'a hand-off is made': answered('taken', {
    'as the card makes it': made({}),
    'with a box of 4,096 bytes': made({ box: bytes(4096) }),
    'to be deleted a day after the token was made': made({ expiresAt: new FromNow(day - 1) }),
    'within an hour of the sign-in': made({}, signedIn(hour - 60)),
    'with a renewed token of that hour': made({}, signedIn(hour - 60, 1)),
    'to be deleted a day after that token was made': made({ expiresAt: new FromNow(day - 1) }, signedIn(hour - 60, 1)),
  }),
  'a hand-off is never made': [
    ...answered('refused', {
      'in the name of another': made({ uid: another.uid }),
      'with a box of 4,097 bytes': made({ box: bytes(4097) }),
      'with text for a box': made({ box: 'x'.repeat(700) }),
      ...forEach(Object.keys(handoff()), (field) => [`without ${field}`, made({ [field]: undefined })]),
      'with a time of its own': made({ createdAt: new FromNow(100) }),
      'that has ended': made({ expiresAt: new FromNow(-1) }),
      'that ends as it begins': made({ expiresAt: serverTime }),
      'that stays for more than a day': made({ expiresAt: new FromNow(day) }),
      'that ends at a text': made({ expiresAt: '2030-01-01' }),
      'with a field more': made({ note: 'x' }),
      'by nobody': made({}, null),
      'by somebody who is signed in as another': made({}, another),
      'an hour after the sign-in': made({}, signedIn(hour + 1)),
      'with a renewed token of an old sign-in': made({}, signedIn(hour + 1, 1)),
    }),
    ...['x'.repeat(42), 'x'.repeat(44), uid, ...Array.from('.+~@é', (each) => each.padEnd(43, 'x'))].flatMap((name) =>
      answered('refused', { [`as ${name}`]: made({}, asha, `session_handoffs/${name}`) }),
    ),
  ],
  'a hand-off that is there': [
    ...answered('taken', {
      'is read by nobody in particular, for 120 s of the server’s clock': asked('get', null, 110),
      'is read by another': asked('get', another, 110),
      'is deleted by whoever knows its id, however old': asked('delete', null, 500),
    }),
    ...answered('refused', {
      'is not read after 120 s': asked('get', null, 121),
      'is not read after 120 s by its owner either': asked('get', asha, 121),
    }),
    ...everybody.flatMap(([name, by]) =>
      answered('refused', {
        [`is not changed by ${name}`]: asked({ merge: { box: bytes(10) } }, by),
        [`is not made anew by ${name}`]: asked({ replace: handoff() }, by),
        [`is not given a new time by ${name}`]: asked({ merge: { createdAt: serverTime } }, by),
        [`is not listed by ${name}`]: asked('list', by),
        [`is not found by ${name}`]: asked({ find: ['uid', uid] }, by),
      }),
    ),
  ],
  'a hand-off that is not there': [
    ...answered('taken', { 'is looked for by anybody': { by: null, path, asks: 'get' } }),
    ...answered('refused', {
      'has nothing below it to delete': { by: null, path: `${path}/notes/one`, asks: 'delete' },
    }),
  ],
};
