import { serverTimestamp } from '../../../../account/account-records.ts';
import {
  createRequestPerField,
  RelativeTime,
  type RequestTable,
  type RulesRequest,
  type SentFields,
  setExpectedAnswer,
  type Visitor,
} from '../rules-request.ts';
import { ashaUid, visitorAsha } from '../sample-records.ts';

const id = 'aB3-_'.padEnd(43, 'x');
const path = `session_handoffs/${id}`;
const hour = 3600;
const day = 24 * hour;
const another: Visitor = { ...visitorAsha, uid: 'Zz9dEfGhIjKlMnOpQrStUvWxYz01' };
const bytes = (length: number): Uint8Array => new Uint8Array(length);

/** Returns a hand-off as the card writes it, except for `changes`. Undefined leaves a field out. */
const handoff = (changes: SentFields = {}): SentFields => ({
  uid: ashaUid,
  box: bytes(700),
  createdAt: serverTimestamp,
  expiresAt: new RelativeTime(2 * hour),
  ...changes,
});

/** Creates a hand-off as the card does, except for `changes`. */
const create = (changes: SentFields, by: Visitor | null = visitorAsha, at = path) => ({
  by,
  path: at,
  operation: { merge: handoff(changes) },
});
const signedIn = (signedInAgo: number, issuedAgo = signedInAgo): Visitor => ({
  ...visitorAsha,
  signedInAgo,
  issuedAgo,
});
/** Sends an operation to a hand-off that was created `age` seconds ago. */
const onExisting = (operation: RulesRequest['operation'], by: Visitor | null, age = 1) => ({
  by,
  path,
  stored: handoff({ createdAt: new RelativeTime(-age) }),
  operation,
});

/** The visitors who might try to change a hand-off. */
const everybody = [
  ['a signed-out visitor', null],
  ['its owner', visitorAsha],
  ['another user', another],
] as const;

/** Requests to session_handoffs: sessions on their way from a partner's page to the site. */
export const sessionHandoffRequests: RequestTable = {
  'a hand-off is created': setExpectedAnswer('allowed', {
    'as the card creates it': create({}),
    'with a box of 4,096 bytes': create({ box: bytes(4096) }),
    'that expires a day after the token was issued': create({ expiresAt: new RelativeTime(day - 1) }),
    'within an hour of the sign-in': create({}, signedIn(hour - 60)),
    'with a renewed token of that hour': create({}, signedIn(hour - 60, 1)),
    'that expires a day after a renewed token was issued': create(
      { expiresAt: new RelativeTime(day - 1) },
      signedIn(hour - 60, 1),
    ),
  }),
  'a hand-off is not created': [
    ...setExpectedAnswer('denied', {
      'for another user': create({ uid: another.uid }),
      'with a box of 4,097 bytes': create({ box: bytes(4097) }),
      'with a string as box': create({ box: 'x'.repeat(700) }),
      ...createRequestPerField(Object.keys(handoff()), (field) => [`without ${field}`, create({ [field]: undefined })]),
      'with another time than the server’s': create({ createdAt: new RelativeTime(100) }),
      'that has expired': create({ expiresAt: new RelativeTime(-1) }),
      'that expires when it is created': create({ expiresAt: serverTimestamp }),
      'that expires after more than a day': create({ expiresAt: new RelativeTime(day) }),
      'with a string as expiry': create({ expiresAt: '2030-01-01' }),
      'with an unknown field': create({ note: 'x' }),
      'by a signed-out visitor': create({}, null),
      'by another user': create({}, another),
      'an hour after the sign-in': create({}, signedIn(hour + 1)),
      'with a renewed token of an old sign-in': create({}, signedIn(hour + 1, 1)),
    }),
    ...['x'.repeat(42), 'x'.repeat(44), ashaUid, ...Array.from('.+~@é', (each) => each.padEnd(43, 'x'))].flatMap(
      (name) => setExpectedAnswer('denied', { [`as ${name}`]: create({}, visitorAsha, `session_handoffs/${name}`) }),
    ),
  ],
  'an existing hand-off': [
    ...setExpectedAnswer('allowed', {
      'is read by a signed-out visitor for 120 s of the server’s clock': onExisting('get', null, 110),
      'is read by another user': onExisting('get', another, 110),
      'is deleted by anyone who knows its id, at any age': onExisting('delete', null, 500),
    }),
    ...setExpectedAnswer('denied', {
      'is not read after 120 s': onExisting('get', null, 121),
      'is not read by its owner after 120 s': onExisting('get', visitorAsha, 121),
    }),
    ...everybody.flatMap(([name, by]) =>
      setExpectedAnswer('denied', {
        [`is not changed by ${name}`]: onExisting({ merge: { box: bytes(10) } }, by),
        [`is not created again by ${name}`]: onExisting({ replace: handoff() }, by),
        [`is not given a new time by ${name}`]: onExisting({ merge: { createdAt: serverTimestamp } }, by),
        [`is not listed by ${name}`]: onExisting('list', by),
        [`is not found by ${name}`]: onExisting({ find: ['uid', ashaUid] }, by),
      }),
    ),
  ],
  'a hand-off that does not exist': [
    ...setExpectedAnswer('allowed', { 'is looked up by a signed-out visitor': { by: null, path, operation: 'get' } }),
    ...setExpectedAnswer('denied', {
      'has nothing below it to delete': { by: null, path: `${path}/notes/one`, operation: 'delete' },
    }),
  ],
};
