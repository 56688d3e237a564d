import { serverTime } from '../../../../widget/core/account-records.ts';
import { suggestedCompanyId } from '../../../../widget/core/company-id.ts';
import { erased, FromNow, type RequestTable, type RulesRequest, type SentFields } from '../rules-request.ts';
import { asha, newRequest, uid } from '../sample-records.ts';

const path = `provision_requests/${uid}`;
const suffix = uid.slice(0, 6);
const yesterday = new FromNow(-86_400);
const named = (companyName: string): SentFields =>
  newRequest({ companyName, suggestedCompanyId: suggestedCompanyId(companyName, uid) });

type Answer = RulesRequest['answer'];
const first = (answer: Answer, title: string, fields: SentFields): RulesRequest => ({
  title,
  answer,
  by: asha,
  path,
  asks: { merge: fields },
});
const later = (answer: Answer, title: string, stored: SentFields, fields: SentFields): RulesRequest => ({
  title,
  answer,
  by: asha,
  path,
  stored: newRequest({ requestedAt: yesterday, ...stored }),
  asks: { merge: fields },
});

/** As dev/owner/provision leaves a request, and as some other program may. */
const takenInHand: readonly (readonly [string, SentFields])[] = [
  ['in progress', { status: 'in-progress', takenAt: yesterday, takenBy: 'Ravi' }],
  ['done', { status: 'done', takenAt: yesterday, doneAt: yesterday }],
  ['rejected', { status: 'rejected', rejectedAt: yesterday, rejectReason: 'No such shop' }],
  ['approved', { status: 'approved' }],
  ['null', { status: null }],
  ['nowhere', { status: undefined }],
];

/** What a visitor writes to provision_requests/{uid}; the names themselves are company-names.ts. */
export const provisionRequests: RequestTable = {
  'a new request': [
    first('taken', 'as the card writes it', newRequest()),
    first('taken', 'of a company whose name has no letters', named('दुकान')),
    first('taken', 'with a name of 120 characters', named('x'.repeat(120))),
    first('refused', 'already approved', newRequest({ status: 'approved' })),
    first('refused', 'without status', newRequest({ status: undefined })),
    first('refused', 'without a uid', newRequest({ uid: undefined })),
    first('refused', 'without a time', newRequest({ requestedAt: undefined })),
    first('refused', 'without a company id', newRequest({ suggestedCompanyId: undefined })),
    first('refused', 'of somebody else by its uid', newRequest({ uid: 'another' })),
    first('refused', 'with a field of its own', newRequest({ plan: 'enterprise' })),
    first('refused', 'without a company name', newRequest({ companyName: undefined })),
    first('refused', 'with a company name of 121 characters', named('x'.repeat(121))),
    first('refused', 'with a number as company name', newRequest({ companyName: 7 })),
    first('refused', 'with a list as company name', newRequest({ companyName: ['A', 'B'] })),
    first('refused', 'with a made-up time', newRequest({ requestedAt: yesterday })),
    first('refused', 'with a time to come', newRequest({ requestedAt: new FromNow(3600) })),
    first(
      'refused',
      'with the company id of another name',
      newRequest({ suggestedCompanyId: `reserve-bank-${suffix}` }),
    ),
    first('refused', 'with the company id of no name', newRequest({ suggestedCompanyId: `my-company-${suffix}` })),
    first(
      'refused',
      'with a company id of another user',
      newRequest({ suggestedCompanyId: 'a-b-traders-pune-Zz9dEf' }),
    ),
    first('refused', 'with a company id without suffix', newRequest({ suggestedCompanyId: 'a-b-traders-pune' })),
    first(
      'refused',
      'with capitals in the company id',
      newRequest({ suggestedCompanyId: `A-B-Traders-Pune-${suffix}` }),
    ),
    first(
      'refused',
      'with a slash in the company id',
      newRequest({ suggestedCompanyId: `a/b-traders-pune-${suffix}` }),
    ),
    first('refused', 'with nothing but the suffix', newRequest({ suggestedCompanyId: `-${suffix}` })),
    first('refused', 'with a run of hyphens', newRequest({ suggestedCompanyId: `a--b-traders-pune-${suffix}` })),
    first('refused', 'with a hyphen in front', newRequest({ suggestedCompanyId: `-a-b-traders-pune-${suffix}` })),
    first(
      'refused',
      'with two hyphens before the suffix',
      newRequest({ suggestedCompanyId: `a-b-traders-pune--${suffix}` }),
    ),
  ],
  'a pending request': [
    later(
      'taken',
      'is corrected',
      {},
      newRequest({ companyName: 'B & A Traders', suggestedCompanyId: `b-a-traders-${suffix}` }),
    ),
    later('taken', 'keeps a stranger’s field', { plan: 'basic' }, newRequest()),
    later('refused', 'is not given a field of its visitor’s own', {}, newRequest({ plan: 'enterprise' })),
    later('refused', 'has no stranger’s field changed', { plan: 'basic' }, newRequest({ plan: 'enterprise' })),
    later('refused', 'has no stranger’s field deleted', { plan: 'basic' }, newRequest({ plan: erased })),
    later('refused', 'is not approved by its visitor', {}, newRequest({ status: 'approved' })),
    later('refused', 'does not lose its status', {}, newRequest({ status: erased })),
    later('refused', 'is not given an old time', {}, { requestedAt: new FromNow(-3600) }),
    later('refused', 'is not given a time to come', {}, newRequest({ requestedAt: new FromNow(3600) })),
    later('refused', 'is not given another’s uid', {}, newRequest({ uid: 'another' })),
    later(
      'refused',
      'does not keep the company id of its former name',
      {},
      newRequest({ companyName: 'B & A Traders' }),
    ),
    ...['takenAt', 'takenBy', 'doneAt', 'rejectedAt', 'rejectReason'].map((field) =>
      later('refused', `is not given a ${field} by its visitor`, {}, newRequest({ [field]: 'x' })),
    ),
  ],
  'a request that is no longer pending': takenInHand.flatMap(([name, stored]): readonly RulesRequest[] => [
    { ...later('taken', `is read: ${name}`, stored, {}), asks: 'get' },
    later('refused', `is not written again: ${name}`, stored, newRequest()),
    later('refused', `is not given a new time: ${name}`, stored, { requestedAt: serverTime }),
  ]),
};
