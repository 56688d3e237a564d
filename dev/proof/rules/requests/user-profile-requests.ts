import { requiredProfileFields, serverTimestamp } from '../../../../account/account-records.ts';
import {
  createRequestPerField,
  fieldDeletion,
  RelativeTime,
  type RequestTable,
  type SentFields,
  setExpectedAnswer,
  type Visitor,
} from '../rules-request.ts';
import { ashaUid, newProfile, profileAtLaterSignIn, signInClaims, visitorAsha } from '../sample-records.ts';

const path = `user_profiles/${ashaUid}`;
const yesterday = new RelativeTime(-86_400);
const text = (length: number): string => 'x'.repeat(length);
const verified: Visitor = { uid: ashaUid, claims: { ...visitorAsha.claims, email_verified: true } };
const byPhone: Visitor = { uid: ashaUid, claims: { phone_number: '+919876543210', ...signInClaims('phone') } };
const byGoogle: Visitor = { uid: ashaUid, claims: { ...verified.claims, ...signInClaims('google.com') } };
/** Returns an address of this length, to test the limit. */
const mailOf = (length: number): string => `${text(length - 12)}@example.com`;
const withMail = (email: string): Visitor => ({ uid: ashaUid, claims: { ...visitorAsha.claims, email } });

/** Writes a new profile as the card does, except for `changes`. */
const first = (changes: SentFields, by = visitorAsha) => ({ by, path, operation: { merge: newProfile(changes) } });
const existing = (changes: SentFields = {}): SentFields =>
  newProfile({ createdAt: yesterday, updatedAt: yesterday, ...changes });
/**
 * Writes a profile at a later sign-in as the card does. `changes` changes the written fields, and `stored` the fields
 * of the profile before the sign-in.
 */
const later = (changes: SentFields, stored: SentFields = {}, by = visitorAsha) => ({
  by,
  path,
  stored: existing(stored),
  operation: { merge: profileAtLaterSignIn(changes) },
});
/** An account whose e-mail has changed since sign-up. The new e-mail may be verified or not. */
const previousEmail = 'former@example.com';
const withNewEmail = (email_verified: boolean): Visitor => ({
  uid: ashaUid,
  claims: { ...visitorAsha.claims, email_verified },
});
/** Names without any visible character. */
const invisibleNames: Readonly<Record<string, string>> = {
  'no character': '',
  spaces: '  \u00a0\u3000',
  'control characters': '\u0000\u001b\u0085',
  'line breaks': '\n\u2028',
  'marks of direction': '\u202e\u2066\u200f',
  'invisible marks': '\u200b\u2060\ufeff\u00ad',
  'joiners and variants': '\u200d\ufe0f\u{e0100}',
  'Hangul fillers and an empty Braille cell': '\u115f\u3164\u2800',
  'private and unassigned characters': '\ue000\u{10ffff}',
};
const unknown = { email: undefined, displayName: undefined, phone: undefined };

/** Requests of a visitor to user_profiles/{uid}. */
export const userProfileRequests: RequestTable = {
  'a new profile': [
    ...setExpectedAnswer('allowed', {
      'with everything': first({}),
      'with nothing known': first({ displayName: null, phone: null }),
      'of a phone user, who has no e-mail': first({ email: null, displayName: null, signupMethod: 'phone' }, byPhone),
      'of a Google user, verified': first({ emailVerified: true, signupMethod: 'google.com' }, byGoogle),
      'of a verified token that the card reports as unverified': first({}, verified),
      'with a name of 100 characters': first({ displayName: text(100) }),
      'with a Hindi name': first({ displayName: 'आशा पाटील' }),
      'with a visible letter between invisible ones': first({ displayName: '\u2067\u200b अ \u200d' }),
      'with the longest phone number': first({ phone: '+123456789012345' }),
      'with the shortest phone number': first({ phone: '+1234567890' }),
      'with an e-mail of 254 characters': first({ email: mailOf(254) }, withMail(mailOf(254))),
    }),
    ...setExpectedAnswer('denied', {
      'with another user’s uid': first({ uid: 'another' }),
      ...createRequestPerField(requiredProfileFields, (field) => [`without ${field}`, first({ [field]: undefined })]),
      'with an unknown field': first({ role: 'admin' }),
      'with an e-mail that is not the token’s': first({ email: 'other@example.com' }),
      'with an e-mail while the token has none': first({ signupMethod: 'phone' }, byPhone),
      'with an empty e-mail while the token has none': first({ email: '', signupMethod: 'phone' }, byPhone),
      'with an e-mail of 255 characters': first({ email: mailOf(255) }, withMail(mailOf(255))),
      'with a number as e-mail': first({ email: 5 }),
      'that claims a verified e-mail': first({ emailVerified: true }),
      'that claims a verified e-mail while the token has none': first(
        { email: null, emailVerified: true, signupMethod: 'phone' },
        byPhone,
      ),
      'that claims "yes" as verified': first({ emailVerified: 'yes' }, verified),
      'with null as verified': first({ emailVerified: null }, verified),
      'with a name of 101 characters': first({ displayName: text(101) }),
      'with a list as name': first({ displayName: ['Asha'] }),
      ...createRequestPerField(Object.keys(invisibleNames), (what) => [
        `with a name of ${what}`,
        first({ displayName: invisibleNames[what] }),
      ]),
      'with a phone without plus': first({ phone: '9876543210' }),
      'with a phone of 16 digits': first({ phone: '+1234567890123456' }),
      'with a phone of 9 digits': first({ phone: '+123456789' }),
      'with a number as phone': first({ phone: 9_876_543_210 }),
      'with : in the phone': first({ phone: '+91987654321:' }),
      'with a word after the phone': first({ phone: '+9198765432a' }),
      'with a line break after the phone': first({ phone: '+9198765432\n' }),
      'with an empty sign-up method': first({ signupMethod: '' }),
      'with a made-up sign-up method': first({ signupMethod: 'invitation' }),
      'with another sign-up method than the token’s': first({ signupMethod: 'google.com' }),
      'with null as sign-up method': first({ signupMethod: null }),
      'with a made-up createdAt': first({ createdAt: yesterday }),
      'with null as createdAt': first({ createdAt: null }),
      'with a made-up updatedAt': first({ updatedAt: yesterday }),
      'with a future updatedAt': first({ updatedAt: new RelativeTime(3600) }),
      'with a text as updatedAt': first({ updatedAt: 'now' }),
    }),
  ],
  'a later sign-in': [
    ...setExpectedAnswer('allowed', {
      'as the card writes it': later({}),
      'with a new name and phone': later({ displayName: 'Asha P.', phone: '+911234567890' }),
      'after the e-mail was verified': later({ emailVerified: true }, {}, verified),
      'without e-mail, by phone': later({ email: undefined }, {}, byPhone),
      'that adds a missing createdAt': later({ createdAt: serverTimestamp }, { createdAt: undefined }),
      'that leaves createdAt missing': later({}, { createdAt: undefined }),
      'that adds a missing signupMethod': later(
        { email: undefined, signupMethod: 'phone' },
        { signupMethod: undefined },
        byPhone,
      ),
      'that leaves unknown name and phone unknown': later(
        { displayName: null, phone: null },
        { displayName: null, phone: undefined },
      ),
      'to a record that lacks e-mail, name and phone': later({ email: undefined }, unknown, byPhone),
      'that leaves emailVerified missing': later({ emailVerified: undefined }, { emailVerified: undefined }),
      'that leaves signupMethod missing': later({}, { signupMethod: undefined }),
      'to a record with an unknown field': later({}, { plan: 'basic' }),
      'to a record with an older, longer name': later({}, { displayName: text(150) }),
      'to a record with an older, invisible name': later({}, { displayName: '\u200b' }),
    }),
    ...setExpectedAnswer('denied', {
      'that renews createdAt': later({ createdAt: serverTimestamp }),
      'that invents a missing createdAt': later({ createdAt: yesterday }, { createdAt: undefined }),
      'that changes signupMethod': later({ signupMethod: 'google.com' }),
      'that changes signupMethod to the token’s': later({ signupMethod: 'password' }, { signupMethod: 'phone' }),
      'that keeps updatedAt': later({ updatedAt: undefined }),
      'that changes the uid': later({ uid: 'another' }),
      'with another e-mail than the token’s': later({ email: 'other@example.com' }),
      'that adds an unknown field': later({ role: 'admin' }),
      'that changes an unknown field': later({ plan: 'pro' }, { plan: 'basic' }),
      'that deletes an unknown field': later({ plan: fieldDeletion }, { plan: 'basic' }),
      'that claims a verified e-mail': later({ emailVerified: true }),
      ...createRequestPerField(['email', 'displayName', 'phone'], (field) => [
        `that makes the known ${field} null`,
        later({ [field]: null }),
      ]),
      'that empties the known displayName': later({ displayName: '' }),
      ...createRequestPerField(
        requiredProfileFields.filter((field) => field !== 'displayName' && field !== 'phone'),
        (field) => [`that deletes ${field}`, later({ [field]: fieldDeletion })],
      ),
      'that invents a missing signupMethod': later({ signupMethod: 'google.com' }, { signupMethod: undefined }),
    }),
  ],
  'an address that has changed': [
    ...setExpectedAnswer('allowed', {
      'is written with its verification': later({ emailVerified: true }, { email: previousEmail }, withNewEmail(true)),
      'is written unverified': later({}, { email: previousEmail, emailVerified: true }, withNewEmail(false)),
      'may be left out without a claim': later({ email: undefined }, { email: previousEmail }, withNewEmail(true)),
      'may be left out together with emailVerified': later(
        { email: undefined, emailVerified: undefined },
        { email: previousEmail, emailVerified: true },
        withNewEmail(false),
      ),
      'is not needed by a phone user whose record says verified': later(
        { email: undefined, emailVerified: true },
        { emailVerified: true },
        byPhone,
      ),
    }),
    ...setExpectedAnswer('denied', {
      'does not verify the previous one': later(
        { email: undefined, emailVerified: true },
        { email: previousEmail },
        withNewEmail(true),
      ),
      'does not verify a record without one': later(
        { email: undefined, emailVerified: true },
        { email: null },
        withNewEmail(true),
      ),
      'does not verify a new record without one': first({ email: null, emailVerified: true }, withNewEmail(true)),
      'does not verify a missing one by a token without one': first(
        { email: null, emailVerified: true },
        {
          uid: ashaUid,
          claims: { email_verified: true, ...signInClaims('password') },
        },
      ),
      'does not inherit the verification of the previous one': later(
        { emailVerified: undefined },
        { email: previousEmail, emailVerified: true },
        withNewEmail(false),
      ),
    }),
  ],
  'the whole record': setExpectedAnswer('denied', {
    'is not replaced by what a later sign-in writes': { ...later({}), operation: { replace: profileAtLaterSignIn() } },
    'is not replaced by one without an unknown field': {
      ...later({}, { plan: 'basic' }),
      operation: { replace: existing({ updatedAt: serverTimestamp }) },
    },
  }),
};
