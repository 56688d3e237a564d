import { basename } from 'node:path/posix';
import { consentName } from '../../../../account/consent.ts';
import { shownEditions } from '../../../../site/content/facts/editions.ts';
import type { RequestTable, RulesRequest, SentFields } from '../rules-request.ts';
import {
  ashaUid,
  newClosingRequest,
  newConsent,
  newProfile,
  newProvisionRequest,
  profileAtLaterSignIn,
  visitorAsha,
} from '../sample-records.ts';

const others = [
  ['a signed-out visitor', null],
  ['another user', { ...visitorAsha, uid: 'Zz9dEfGhIjKlMnOpQrStUvWxYz01' }],
] as const;

const notDeletedTitle = 'is not deleted, not even by its owner';

/** Returns the requests that apply to every kind of record. */
function recordRequests(path: string, record: SentFields, later: SentFields): readonly RulesRequest[] {
  const own = { by: visitorAsha, path, stored: record } as const;
  return [
    { ...own, title: 'is read by its owner', answer: 'allowed', operation: 'get' },
    {
      ...own,
      title: 'is read by its owner before it exists',
      answer: 'allowed',
      stored: undefined,
      operation: 'get',
    },
    { ...own, title: notDeletedTitle, answer: 'denied', operation: 'delete' },
    { ...own, title: 'is not listed, not even by its owner', answer: 'denied', operation: 'list' },
    { ...own, title: 'is not found by its id', answer: 'denied', operation: { find: ['__name__', basename(path)] } },
    { ...own, title: 'is not found by its uid', answer: 'denied', operation: { find: ['uid', ashaUid] } },
    {
      ...own,
      title: 'has nothing below it',
      answer: 'denied',
      path: `${path}/notes/one`,
      stored: undefined,
      operation: { merge: { uid: ashaUid } },
    },
    ...others.flatMap(([name, by]): readonly RulesRequest[] => [
      { ...own, by, title: `is not read by ${name}`, answer: 'denied', operation: 'get' },
      { ...own, by, title: `is not written by ${name}`, answer: 'denied', operation: { merge: later } },
      {
        ...own,
        by,
        title: `is not created by ${name}`,
        answer: 'denied',
        stored: undefined,
        operation: { merge: record },
      },
      { ...own, by, title: `is not deleted by ${name}`, answer: 'denied', operation: 'delete' },
      { ...own, by, title: `is not listed by ${name}`, answer: 'denied', operation: 'list' },
    ]),
  ];
}

const elsewhere = { by: visitorAsha, path: `companies/${ashaUid}`, answer: 'denied' } as const;

const consentPath = `user_profiles/${ashaUid}/consents/${consentName(shownEditions[0])}`;

/** The requests that test who may access which record. */
export const recordAccessRequests: RequestTable = {
  'a profile': recordRequests(`user_profiles/${ashaUid}`, newProfile(), profileAtLaterSignIn()),
  'a request': recordRequests(`provision_requests/${ashaUid}`, newProvisionRequest(), newProvisionRequest()),
  'a request to close': recordRequests(`account_requests/${ashaUid}`, newClosingRequest(), newClosingRequest()).filter(
    ({ title }) => title !== notDeletedTitle,
  ),
  'a consent': recordRequests(consentPath, newConsent({ kind: 'told' }), newConsent({ kind: 'told' })),
  'everything else is closed': [
    { ...elsewhere, title: 'to reading', operation: 'get' },
    { ...elsewhere, title: 'to listing', operation: 'list' },
    { ...elsewhere, title: 'to writing', operation: { merge: { uid: ashaUid } } },
    { ...elsewhere, title: 'to deleting', operation: 'delete' },
    { ...elsewhere, title: 'to a profile by another name', operation: { merge: newProfile() } },
    { ...elsewhere, title: 'to a request by another name', operation: { merge: newProvisionRequest() } },
    {
      ...elsewhere,
      title: 'below a document of another name',
      path: `shops/${ashaUid}/user_profiles/${ashaUid}`,
      operation: 'get',
    },
  ],
};
