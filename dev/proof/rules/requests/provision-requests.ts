import { serverTimestamp } from '../../../../account/account-records.ts';
import { suggestCompanyId } from '../../../../account/company-id.ts';
import {
  createRequestPerField,
  fieldDeletion,
  RelativeTime,
  type RequestTable,
  type SentFields,
  setExpectedAnswer,
} from '../rules-request.ts';
import { ashaUid, newProvisionRequest, renewedVisitorAsha, visitorAsha } from '../sample-records.ts';

const path = `provision_requests/${ashaUid}`;
const suffix = ashaUid.slice(0, 6);
const yesterday = new RelativeTime(-86_400);
const named = (companyName: string): SentFields => ({
  companyName,
  suggestedCompanyId: suggestCompanyId(companyName, ashaUid),
});

/** Writes a new request as the card does, except for `changes`. */
const first = (changes: SentFields) => ({ by: visitorAsha, path, operation: { merge: newProvisionRequest(changes) } });
/** Writes `fields` into yesterday's request. `stored` changes the fields that this request has before the write. */
const later = (fields: SentFields, stored: SentFields = {}) => ({
  by: visitorAsha,
  path,
  stored: newProvisionRequest({ requestedAt: yesterday, ...stored }),
  operation: { merge: fields },
});

/** Requests that dev/owner/provision has handled, and requests with a status that only another program may store. */
const handledRequests: readonly (readonly [string, SentFields])[] = [
  ['in progress', { status: 'in-progress', takenAt: yesterday, takenBy: 'Ravi' }],
  ['done', { status: 'done', takenAt: yesterday, doneAt: yesterday }],
  ['rejected', { status: 'rejected', rejectedAt: yesterday, rejectReason: 'No such shop' }],
  ['approved', { status: 'approved' }],
  ['null', { status: null }],
  ['missing', { status: undefined }],
];

/** Writes a request for a user id of this length, with the company id that the card suggests for this user. */
const ofLength = (length: number) => {
  const own = ashaUid.slice(0, length);
  const suggestedId = suggestCompanyId('A & B Traders', own);
  const fields = { uid: own, companyName: 'A & B Traders', suggestedCompanyId: suggestedId };
  return {
    by: { ...visitorAsha, uid: own },
    path: `provision_requests/${own}`,
    operation: { merge: newProvisionRequest(fields) },
  };
};

/** Requests of a visitor to provision_requests/{uid}. company-names.emulator.test.ts tests the names themselves. */
export const provisionRequests: RequestTable = {
  'a new request': [
    ...setExpectedAnswer('allowed', {
      'as the card writes it': first({}),
      'as /session writes it late, six days after the sign-in': { ...first({}), by: renewedVisitorAsha },
      'of a company whose name has no letters': first(named('दुकान')),
      'with a name of 120 characters': first(named('x'.repeat(120))),
    }),
    ...setExpectedAnswer('denied', {
      'already approved': first({ status: 'approved' }),
      ...createRequestPerField(Object.keys(newProvisionRequest()), (field) => [
        `without ${field}`,
        first({ [field]: undefined }),
      ]),
      'with another user’s uid': first({ uid: 'another' }),
      'with an unknown field': first({ plan: 'enterprise' }),
      'with a company name of 121 characters': first(named('x'.repeat(121))),
      'with a number as company name': first({ companyName: 7 }),
      'with a list as company name': first({ companyName: ['A', 'B'] }),
      'with a made-up time': first({ requestedAt: yesterday }),
      'with a future time': first({ requestedAt: new RelativeTime(3600) }),
      'with the company id of another name': first({ suggestedCompanyId: `reserve-bank-${suffix}` }),
    }),
  ],
  'a pending request': [
    ...setExpectedAnswer('allowed', {
      'is corrected': later(newProvisionRequest(named('B & A Traders'))),
      'keeps an unknown field': later(newProvisionRequest(), { plan: 'basic' }),
    }),
    ...setExpectedAnswer('denied', {
      'is not given a new field by its visitor': later(newProvisionRequest({ plan: 'enterprise' })),
      'has no unknown field changed': later(newProvisionRequest({ plan: 'enterprise' }), { plan: 'basic' }),
      'has no unknown field deleted': later(newProvisionRequest({ plan: fieldDeletion }), { plan: 'basic' }),
      'is not approved by its visitor': later(newProvisionRequest({ status: 'approved' })),
      'does not lose its status': later(newProvisionRequest({ status: fieldDeletion })),
      'is not given an old time': later({ requestedAt: new RelativeTime(-3600) }),
      'is not given a future time': later(newProvisionRequest({ requestedAt: new RelativeTime(3600) })),
      'is not given another’s uid': later(newProvisionRequest({ uid: 'another' })),
      'does not keep the company id of its previous name': later(newProvisionRequest({ companyName: 'B & A Traders' })),
      'is not given a takenAt by its visitor': later(newProvisionRequest({ takenAt: 'x' })),
    }),
  ],
  'a request that is no longer pending': handledRequests.flatMap(([name, stored]) => [
    ...setExpectedAnswer('allowed', { [`is read: ${name}`]: { ...later({}, stored), operation: 'get' } }),
    ...setExpectedAnswer('denied', {
      [`is not written again: ${name}`]: later(newProvisionRequest(), stored),
      [`is not given a new time: ${name}`]: later({ requestedAt: serverTimestamp }, stored),
    }),
  ]),
  'the name of a company': [
    ...setExpectedAnswer('allowed', {
      'with a user id of 5 characters': ofLength(5),
      'with a user id of 6 characters': ofLength(6),
      'with a user id of 7 characters': ofLength(7),
      'with four marks on a letter': first(named(`P${'\u0301'.repeat(4)}atil Traders`)),
    }),
    ...setExpectedAnswer('denied', {
      'of nothing': first(named('')),
      'of zero-width spaces': first(named('\u200b\u200b')),
      'with U+0000': first(named('A & B\u0000Traders (Pune)')),
      'with a line break': first(named('A & B\nTraders (Pune)')),
      'with a direction override': first(named('A & B \u202eTraders (Pune)')),
      'with an isolate': first(named('A & B \u2066Traders (Pune)')),
      'with a line separator': first(named('Patil\u2028Traders')),
      'with a paragraph separator': first(named('Patil\u2029Traders')),
      'with an Arabic letter mark': first(named('Patil\u061c Traders')),
      'with a deprecated format': first(named('Patil\u206a Traders')),
      'with a byte-order mark': first(named('Patil\ufeff Traders')),
      'with a noncharacter': first(named('Patil\u{1ffff} Traders')),
      'with a private character': first(named('Patil\ue000 Traders')),
      'with tags': first(named('Patil\u{e0041} Traders')),
      'with five marks on a letter': first(named(`P${'\u0301'.repeat(5)}atil Traders`)),
    }),
  ],
};
