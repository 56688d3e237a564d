import { basename } from 'node:path/posix';
import { consentName } from '../../../../account/consent.ts';
import { shownEditions } from '../../../../site/content/facts/editions.ts';
import type { RequestTable, RulesRequest, SentFields } from '../rules-request.ts';
import { asha, closeRequest, laterProfile, newConsent, newProfile, newRequest, uid } from '../sample-records.ts';

const others = [
  ['nobody', null],
  ['another', { ...asha, uid: 'Zz9dEfGhIjKlMnOpQrStUvWxYz01' }],
] as const;

const undeleted = 'is not deleted, not even by its owner';

/** What holds for every record of a visitor alike. */
function recordRequests(path: string, record: SentFields, later: SentFields): readonly RulesRequest[] {
  const own = { by: asha, path, stored: record } as const;
  return [
    { ...own, title: 'is read by its owner', answer: 'taken', asks: 'get' },
    {
      ...own,
      title: 'is looked for by its owner before there is one',
      answer: 'taken',
      stored: undefined,
      asks: 'get',
    },
    { ...own, title: undeleted, answer: 'refused', asks: 'delete' },
    { ...own, title: 'is not listed, not even by its owner', answer: 'refused', asks: 'list' },
    { ...own, title: 'is not found by its id', answer: 'refused', asks: { find: ['__name__', basename(path)] } },
    { ...own, title: 'is not found by its uid', answer: 'refused', asks: { find: ['uid', uid] } },
    {
      ...own,
      title: 'has nothing below it',
      answer: 'refused',
      path: `${path}/notes/one`,
      stored: undefined,
      asks: { merge: { uid } },
    },
    ...others.flatMap(([name, by]): readonly RulesRequest[] => [
      { ...own, by, title: `is not read by ${name}`, answer: 'refused', asks: 'get' },
      { ...own, by, title: `is not written by ${name}`, answer: 'refused', asks: { merge: later } },
      { ...own, by, title: `is not made by ${name}`, answer: 'refused', stored: undefined, asks: { merge: record } },
      { ...own, by, title: `is not deleted by ${name}`, answer: 'refused', asks: 'delete' },
      { ...own, by, title: `is not listed by ${name}`, answer: 'refused', asks: 'list' },
    ]),
  ];
}

const elsewhere = { by: asha, path: `companies/${uid}`, answer: 'refused' } as const;

const consentPath = `user_profiles/${uid}/consents/${consentName(shownEditions[0])}`;

/** Who reaches which record at all. */
export const ownRecords: RequestTable = {
  'a profile': recordRequests(`user_profiles/${uid}`, newProfile(), laterProfile()),
  'a request': recordRequests(`provision_requests/${uid}`, newRequest(), newRequest()),
  'a request to close': recordRequests(`account_requests/${uid}`, closeRequest(), closeRequest()).filter(
    ({ title }) => title !== undeleted,
  ),
  'a consent': recordRequests(consentPath, newConsent({ kind: 'told' }), newConsent({ kind: 'told' })),
  'everything else is closed': [
    { ...elsewhere, title: 'to reading', asks: 'get' },
    { ...elsewhere, title: 'to listing', asks: 'list' },
    { ...elsewhere, title: 'to writing', asks: { merge: { uid } } },
    { ...elsewhere, title: 'to deleting', asks: 'delete' },
    { ...elsewhere, title: 'to a profile by another name', asks: { merge: newProfile() } },
    { ...elsewhere, title: 'to a request by another name', asks: { merge: newRequest() } },
    { ...elsewhere, title: 'below a document of another name', path: `shops/${uid}/user_profiles/${uid}`, asks: 'get' },
  ],
};
