import { serverTimestamp } from '../../../../account/account-records.ts';
import { consentName } from '../../../../account/consent.ts';
import { eighthScheduleLanguages } from '../../../../account/languages.ts';
import { shownEditions } from '../../../../site/content/facts/editions.ts';
import {
  fieldDeletion,
  RelativeTime,
  type RequestTable,
  type RulesRequest,
  type SentFields,
  setExpectedAnswer,
} from '../rules-request.ts';
import {
  ashaUid,
  newConsent,
  newProfile,
  profileAtLaterSignIn,
  renewedVisitorAsha,
  visitorAsha,
} from '../sample-records.ts';

const profile = `user_profiles/${ashaUid}`;
const at = (name: string): string => `${profile}/consents/${name}`;
const [latest] = shownEditions;
const path = at(consentName(latest));

/** Writes a consent with a new profile as the card does, except for `changes`. Undefined leaves a field out. */
const besideNew = (changes: SentFields = {}) => ({
  by: visitorAsha,
  path,
  sameCommit: { path: profile, merge: newProfile() },
  operation: { merge: newConsent(changes) },
});
/** Writes a consent for an existing profile. */
const besideExisting = (changes: SentFields = {}) => ({
  by: visitorAsha,
  path,
  sameCommit: { path: profile, stored: newProfile(), merge: profileAtLaterSignIn() },
  operation: { merge: newConsent({ kind: 'told', ...changes }) },
});
const existing = (operation: RulesRequest['operation']) => ({
  by: visitorAsha,
  path,
  stored: newConsent({ kind: 'told' }),
  operation,
});

/** Requests of a visitor to user_profiles/{uid}/consents/{edition}. */
export const consentRequests: RequestTable = {
  'a consent is created': setExpectedAnswer('allowed', {
    'with a new profile': besideNew(),
    'as given, with a new profile, six days after the sign-in': { ...besideNew(), by: renewedVisitorAsha },
    'as told, six days after the sign-in': { ...besideExisting(), by: renewedVisitorAsha },
    'in Hindi, by a phone’s code': besideNew({ language: 'hi', button: 'verify-otp' }),
    ...Object.fromEntries(
      eighthScheduleLanguages.map((code) => [`by a sentence in ${code}`, besideNew({ language: code })]),
    ),
    'by Google': besideNew({ button: 'google' }),
    'as told, with a later profile': besideExisting({ button: 'sign-in' }),
    'as told, by itself': { ...besideExisting(), sameCommit: undefined },
    ...Object.fromEntries(
      shownEditions.map((each) => [
        `to ${consentName(each)}`,
        { ...besideExisting({ ...each }), path: at(consentName(each)) },
      ]),
    ),
  }),
  'a consent is not created': setExpectedAnswer('denied', {
    'as given, by itself': { ...besideNew(), sameCommit: undefined },
    'as given, with a later profile': besideExisting({ kind: 'given' }),
    'as neither given nor told': besideNew({ kind: 'withdrawn' }),
    'to an unknown edition': { ...besideExisting(), path: at('2025-01-01') },
    'to another notice than that day’s': besideNew({ notice: '2025-01-01' }),
    'to other terms than that day’s': besideNew({ terms: '2025-01-01' }),
    'in an unknown language': besideNew({ language: 'fr' }),
    'by an unknown button': besideNew({ button: 'reset-password' }),
    'back-dated': besideNew({ recordedAt: new RelativeTime(-86_400) }),
    'with an unknown field': besideNew({ note: 'x' }),
    'without a time': besideNew({ recordedAt: undefined }),
  }),
  'an existing consent': setExpectedAnswer('denied', {
    'is not created again': existing({ merge: newConsent({ kind: 'told' }) }),
    'is not replaced': existing({ replace: newConsent({ kind: 'told' }) }),
    'is not changed to given afterwards': existing({ merge: { kind: 'given' } }),
    'is not given a new time': existing({ merge: { recordedAt: serverTimestamp } }),
    'loses no field': existing({ merge: { language: fieldDeletion } }),
  }),
};
