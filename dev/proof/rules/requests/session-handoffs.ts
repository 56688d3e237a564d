import { serverTime } from '../../../../widget/core/account-records.ts';
import { FromNow, type RequestTable, type RulesRequest, type SentFields, type Visitor } from '../rules-request.ts';
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

type Answer = RulesRequest['answer'];
const make = (answer: Answer, title: string, fields: SentFields, more: Partial<RulesRequest> = {}): RulesRequest => ({
  title,
  answer,
  by: asha,
  path,
  asks: { merge: handoff(fields) },
  ...more,
});
const come = (answer: Answer, title: string, by: Visitor | null, age: number, more: Partial<RulesRequest> = {}) => ({
  title,
  answer,
  by,
  path,
  stored: handoff({ createdAt: new FromNow(-age) }),
  asks: 'get' as const,
  ...more,
});

/** Everybody who might try to change what is under way. */
const everybody = [
  ['nobody', null],
  ['its owner', asha],
  ['another', another],
] as const;

/** Sessions on their way from a partner's page to the site. */
export const sessionHandoffs: RequestTable = {
  'a hand-off is made': [
    make('taken', 'as the card makes it', {}),
    make('taken', 'with a box of 4,096 bytes', { box: bytes(4096) }),
    make('taken', 'to be deleted a day after the token was made', { expiresAt: new FromNow(day - 1) }),
    make('taken', 'within an hour of the sign-in', {}, { by: { ...asha, signedInAgo: hour - 60 } }),
    make('taken', 'with a renewed token of that hour', {}, { by: { ...asha, signedInAgo: hour - 60, issuedAgo: 1 } }),
    make(
      'taken',
      'to be deleted a day after that token was made',
      { expiresAt: new FromNow(day - 1) },
      { by: { ...asha, signedInAgo: hour - 60, issuedAgo: 1 } },
    ),
  ],
  'a hand-off is never made': [
    make('refused', 'in the name of another', { uid: another.uid }),
    make('refused', 'with a box of 4,097 bytes', { box: bytes(4097) }),
    make('refused', 'with text for a box', { box: 'x'.repeat(700) }),
    make('refused', 'without a box', { box: undefined }),
    make('refused', 'without a uid', { uid: undefined }),
    make('refused', 'without a time', { createdAt: undefined }),
    make('refused', 'with a time of its own', { createdAt: new FromNow(100) }),
    make('refused', 'without an end', { expiresAt: undefined }),
    make('refused', 'that has ended', { expiresAt: new FromNow(-1) }),
    make('refused', 'that ends as it begins', { expiresAt: serverTime }),
    make('refused', 'that stays for more than a day', { expiresAt: new FromNow(day) }),
    make('refused', 'that ends at a text', { expiresAt: '2030-01-01' }),
    make('refused', 'with a field more', { note: 'x' }),
    make('refused', 'by nobody', {}, { by: null }),
    make('refused', 'by somebody who is signed in as another', {}, { by: another }),
    make('refused', 'an hour after the sign-in', {}, { by: { ...asha, signedInAgo: hour + 1 } }),
    make(
      'refused',
      'with a renewed token of an old sign-in',
      {},
      { by: { ...asha, signedInAgo: hour + 1, issuedAgo: 1 } },
    ),
    ...['x'.repeat(42), 'x'.repeat(44), uid].map((name) =>
      make('refused', `as ${name}`, {}, { path: `session_handoffs/${name}` }),
    ),
    ...Array.from('.+~@é').map((character) =>
      make('refused', `with ${character} in its id`, {}, { path: `session_handoffs/${character.padEnd(43, 'x')}` }),
    ),
  ],
  'a hand-off that is there': [
    come('taken', 'is read by nobody in particular, for 120 s of the server’s clock', null, 110),
    come('taken', 'is read by another', another, 110),
    come('refused', 'is not read after 120 s', null, 121),
    come('refused', 'is not read after 120 s by its owner either', asha, 121),
    come('taken', 'is deleted by whoever knows its id, however old', null, 500, { asks: 'delete' }),
    ...everybody.flatMap(([name, by]) => [
      come('refused', `is not changed by ${name}`, by, 1, { asks: { merge: { box: bytes(10) } } }),
      come('refused', `is not made anew by ${name}`, by, 1, { asks: { replace: handoff() } }),
      come('refused', `is not given a new time by ${name}`, by, 1, { asks: { merge: { createdAt: serverTime } } }),
      come('refused', `is not listed by ${name}`, by, 1, { asks: 'list' }),
      come('refused', `is not found by ${name}`, by, 1, { asks: { find: ['uid', uid] } }),
    ]),
  ],
  'a hand-off that is not there': [
    { title: 'is looked for by anybody', answer: 'taken', by: null, path, asks: 'get' },
    { title: 'has nothing below it to delete', answer: 'refused', by: null, path: `${path}/notes/one`, asks: 'delete' },
  ],
};
