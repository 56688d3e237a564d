import { languageCodes } from '../../../../account/languages.ts';
import {
  createRequestPerField,
  RelativeTime,
  type RequestTable,
  type RulesRequest,
  type SentFields,
  setExpectedAnswer,
} from '../rules-request.ts';
import {
  ashaUid,
  newClosingRequest,
  newProfile,
  newProvisionRequest,
  profileAtLaterSignIn,
  renewedVisitorAsha,
  visitorAsha,
} from '../sample-records.ts';

const path = `account_requests/${ashaUid}`;
const yesterday = new RelativeTime(-86_400);

/** Writes a request as the page /account does, except for `changes`. */
const create = (changes: SentFields, by = visitorAsha) => ({
  by,
  path,
  operation: { replace: newClosingRequest(changes) },
});
/** Runs an operation on a closing request that was made yesterday and now has this status. */
const later = (status: string, operation: RulesRequest['operation']) => ({
  by: visitorAsha,
  path,
  stored: newClosingRequest({ requestedAt: yesterday, status }),
  operation,
});

/** The requests of a visitor to account_requests/{uid}. */
export const accountRequests: RequestTable = {
  'a new request to close': [
    ...setExpectedAnswer('allowed', {
      ...createRequestPerField(languageCodes, (language) => [`in ${language}`, create({ language })]),
      'after an old sign-in, which is why the owner waits': create({}, renewedVisitorAsha),
    }),
    ...setExpectedAnswer('denied', {
      ...createRequestPerField(Object.keys(newClosingRequest()), (field) => [
        `without ${field}`,
        create({ [field]: undefined }),
      ]),
      'with another user’s uid': create({ uid: 'another' }),
      'of another kind': create({ kind: 'erase' }),
      'in an unknown language': create({ language: 'fr' }),
      'in a language that only the notice has': create({ language: 'ta' }),
      'with an old time': create({ requestedAt: yesterday }),
      'that is already closed': create({ status: 'closed' }),
      'with a takenAt of its own': create({ takenAt: yesterday }),
    }),
  ],
  'an open request to close': [
    ...setExpectedAnswer('allowed', {
      'is taken back by its owner': later('open', 'delete'),
    }),
    ...setExpectedAnswer('denied', {
      'is not written again': later('open', { replace: newClosingRequest() }),
      'is not marked as taken by its owner': later('open', { merge: { status: 'taken' } }),
    }),
  ],
  'a request to close that is no longer open': ['taken', 'closed'].flatMap((status) =>
    setExpectedAnswer('denied', {
      [`is not taken back: ${status}`]: later(status, 'delete'),
      [`is not written again: ${status}`]: later(status, { replace: newClosingRequest() }),
    }),
  ),
  // A token stays valid for up to an hour after the account is closed. The rules see only the token, so they still
  // accept its writes.
  'a token that outlives its closed account': setExpectedAnswer('allowed', {
    'writes its profile': {
      by: visitorAsha,
      path: `user_profiles/${ashaUid}`,
      stored: newProfile(),
      operation: { merge: profileAtLaterSignIn() },
    },
    'asks for a company where there was none': {
      by: visitorAsha,
      path: `provision_requests/${ashaUid}`,
      operation: { merge: newProvisionRequest() },
    },
  }),
};
