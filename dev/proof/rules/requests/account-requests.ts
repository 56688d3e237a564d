import { languageCodes } from '../../../../account/languages.ts';
import { answered, FromNow, forEach, type RequestTable, type RulesRequest, type SentFields } from '../rules-request.ts';
import { asha, closeRequest, laterProfile, newProfile, newRequest, renewedAsha, uid } from '../sample-records.ts';

const path = `account_requests/${uid}`;
const yesterday = new FromNow(-86_400);

/** What is changed of what the page writes. */
const asked = (changes: SentFields, by = asha) => ({ by, path, asks: { replace: closeRequest(changes) } });
/** What is asked a day later, of a request that is now in this state. */
const later = (status: string, asks: RulesRequest['asks']) => ({
  by: asha,
  path,
  stored: closeRequest({ requestedAt: yesterday, status }),
  asks,
});

/** What a visitor writes to account_requests/{uid}. */
export const accountRequests: RequestTable = {
  'a new request to close': [
    ...answered('taken', {
      ...forEach(languageCodes, (language) => [`in ${language}`, asked({ language })]),
      'by an old sign-in, which is why the owner waits': asked({}, renewedAsha),
    }),
    ...answered('refused', {
      ...forEach(Object.keys(closeRequest()), (field) => [`without ${field}`, asked({ [field]: undefined })]),
      'of somebody else by its uid': asked({ uid: 'another' }),
      'of another kind': asked({ kind: 'erase' }),
      'in a language that there is not': asked({ language: 'fr' }),
      'in a language that the notice alone may have': asked({ language: 'ta' }),
      'with an old time': asked({ requestedAt: yesterday }),
      'closed already': asked({ status: 'closed' }),
      'with a takenAt of its own': asked({ takenAt: yesterday }),
    }),
  ],
  'an open request to close': [
    ...answered('taken', {
      'is taken back by its owner, who may ask again': later('open', 'delete'),
    }),
    ...answered('refused', {
      'is not written again': later('open', { replace: closeRequest() }),
      'is not taken in hand by its owner': later('open', { merge: { status: 'taken' } }),
    }),
  ],
  'a request to close that is no longer open': ['taken', 'closed'].flatMap((status) =>
    answered('refused', {
      [`is not taken back: ${status}`]: later(status, 'delete'),
      [`is not written again: ${status}`]: later(status, { replace: closeRequest() }),
    }),
  ),
  // For up to an hour, since rules see the token alone. What has left the queue stays out: "is not written again: rejected".
  'a token that is out when its account is closed': answered('taken', {
    'writes its profile': {
      by: asha,
      path: `user_profiles/${uid}`,
      stored: newProfile(),
      asks: { merge: laterProfile() },
    },
    'asks for a company where there was none': {
      by: asha,
      path: `provision_requests/${uid}`,
      asks: { merge: newRequest() },
    },
  }),
};
