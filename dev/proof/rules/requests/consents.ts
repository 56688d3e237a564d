import { serverTime } from '../../../../account/account-records.ts';
import { consentName } from '../../../../account/consent.ts';
import { scheduledLanguages } from '../../../../account/languages.ts';
import { shownEditions } from '../../../../site/content/facts/editions.ts';
import { answered, erased, FromNow, type RequestTable, type RulesRequest, type SentFields } from '../rules-request.ts';
import { asha, laterProfile, newConsent, newProfile, renewedAsha, uid } from '../sample-records.ts';

const profile = `user_profiles/${uid}`;
const at = (name: string): string => `${profile}/consents/${name}`;
const [latest] = shownEditions;
const path = at(consentName(latest));

/** What is changed of what the card writes beside a new profile; undefined leaves a field out. */
const given = (changes: SentFields = {}) => ({
  by: asha,
  path,
  beside: { path: profile, merge: newProfile() },
  asks: { merge: newConsent(changes) },
});
/** To somebody who has a profile. */
const told = (changes: SentFields = {}) => ({
  by: asha,
  path,
  beside: { path: profile, stored: newProfile(), merge: laterProfile() },
  asks: { merge: newConsent({ kind: 'told', ...changes }) },
});
const there = (asks: RulesRequest['asks']) => ({ by: asha, path, stored: newConsent({ kind: 'told' }), asks });

/** What a visitor writes to user_profiles/{uid}/consents/{edition}. */
export const consents: RequestTable = {
  'a consent is made': answered('taken', {
    'with the profile that it makes': given(),
    'as given, with the profile that it makes, six days after the sign-in': { ...given(), by: renewedAsha },
    'as told, six days after the sign-in': { ...told(), by: renewedAsha },
    'in Hindi, by a phone’s code': given({ language: 'hi', button: 'verify-otp' }),
    ...Object.fromEntries(scheduledLanguages.map((code) => [`by a sentence in ${code}`, given({ language: code })])),
    'by Google': given({ button: 'google' }),
    'as told, with a later profile': told({ button: 'sign-in' }),
    'as told, by itself': { ...told(), beside: undefined },
    ...Object.fromEntries(
      shownEditions.map((each) => [`to ${consentName(each)}`, { ...told({ ...each }), path: at(consentName(each)) }]),
    ),
  }),
  'a consent is never made': answered('refused', {
    'as given, by itself': { ...given(), beside: undefined },
    'as given, with a later profile': told({ kind: 'given' }),
    'as neither given nor told': given({ kind: 'withdrawn' }),
    'to an edition that nobody has shown': { ...told(), path: at('2025-01-01') },
    'to another notice than that day’s': given({ notice: '2025-01-01' }),
    'to other terms than that day’s': given({ terms: '2025-01-01' }),
    'in a language that nobody has shown': given({ language: 'fr' }),
    'by a button that there is not': given({ button: 'reset-password' }),
    'back-dated': given({ recordedAt: new FromNow(-86_400) }),
    'with a field of its own': given({ note: 'x' }),
    'without a time': given({ recordedAt: undefined }),
  }),
  'a consent that is there': answered('refused', {
    'is not made anew': there({ merge: newConsent({ kind: 'told' }) }),
    'is not replaced': there({ replace: newConsent({ kind: 'told' }) }),
    'is not given afterwards': there({ merge: { kind: 'given' } }),
    'is not given a new time': there({ merge: { recordedAt: serverTime } }),
    'loses no field': there({ merge: { language: erased } }),
  }),
};
