import { requiredProfileFields, serverTime } from '../../../../account/account-records.ts';
import {
  answered,
  erased,
  FromNow,
  forEach,
  type RequestTable,
  type SentFields,
  type Visitor,
} from '../rules-request.ts';
import { asha, laterProfile, newProfile, signedInBy, uid } from '../sample-records.ts';

const path = `user_profiles/${uid}`;
const yesterday = new FromNow(-86_400);
const text = (length: number): string => 'x'.repeat(length);
const verified: Visitor = { uid, claims: { ...asha.claims, email_verified: true } };
const byPhone: Visitor = { uid, claims: { phone_number: '+919876543210', ...signedInBy('phone') } };
const byGoogle: Visitor = { uid, claims: { ...verified.claims, ...signedInBy('google.com') } };
/** Addresses at the limit and beyond it, each in a token of its own. */
const mailOf = (length: number): string => `${text(length - 12)}@example.com`;
const withMail = (email: string): Visitor => ({ uid, claims: { ...asha.claims, email } });

/** What is changed of what the card writes for a new account, and by whom. */
const first = (changes: SentFields, by = asha) => ({ by, path, asks: { merge: newProfile(changes) } });
const existing = (changes: SentFields = {}): SentFields =>
  newProfile({ createdAt: yesterday, updatedAt: yesterday, ...changes });
/** What is changed of what the card writes at a later sign-in and of what is stored then, and by whom. */
const later = (changes: SentFields, stored: SentFields = {}, by = asha) => ({
  by,
  path,
  stored: existing(stored),
  asks: { merge: laterProfile(changes) },
});
/** Somebody whose account has another address than the one signed up with, its mail opened or not. */
const former = 'former@example.com';
const moved = (email_verified: boolean): Visitor => ({ uid, claims: { ...asha.claims, email_verified } });
/** Names in which nobody would see anything. */
const unseen: Readonly<Record<string, string>> = {
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

/** What a visitor writes to user_profiles/{uid}. */
export const userProfiles: RequestTable = {
  'a new profile': [
    ...answered('taken', {
      'with everything': first({}),
      'with nothing known': first({ displayName: null, phone: null }),
      'of a phone user, who has no e-mail': first({ email: null, displayName: null, signupMethod: 'phone' }, byPhone),
      'of a Google user, verified': first({ emailVerified: true, signupMethod: 'google.com' }, byGoogle),
      'whose token knows of a verification the card does not': first({}, verified),
      'with a name of 100 characters': first({ displayName: text(100) }),
      'with a Hindi name': first({ displayName: 'आशा पाटील' }),
      'with a visible letter between invisible ones': first({ displayName: '\u2067\u200b अ \u200d' }),
      'with the longest phone number': first({ phone: '+123456789012345' }),
      'with the shortest phone number': first({ phone: '+1234567890' }),
      'with an e-mail of 254 characters': first({ email: mailOf(254) }, withMail(mailOf(254))),
    }),
    ...answered('refused', {
      'of somebody else by its uid': first({ uid: 'another' }),
      ...forEach(requiredProfileFields, (field) => [`without ${field}`, first({ [field]: undefined })]),
      'with a field of its own': first({ role: 'admin' }),
      'with an e-mail that is not the token’s': first({ email: 'other@example.com' }),
      'with an e-mail while the token has none': first({ signupMethod: 'phone' }, byPhone),
      'with an empty e-mail while the token has none': first({ email: '', signupMethod: 'phone' }, byPhone),
      'with an e-mail of 255 characters': first({ email: mailOf(255) }, withMail(mailOf(255))),
      'with a number as e-mail': first({ email: 5 }),
      'that claims a verified e-mail': first({ emailVerified: true }),
      'that claims a verified e-mail while the token tells of none': first(
        { email: null, emailVerified: true, signupMethod: 'phone' },
        byPhone,
      ),
      'that claims "yes" as verified': first({ emailVerified: 'yes' }, verified),
      'with null as verified': first({ emailVerified: null }, verified),
      'with a name of 101 characters': first({ displayName: text(101) }),
      'with a list as name': first({ displayName: ['Asha'] }),
      ...forEach(Object.keys(unseen), (what) => [`with a name of ${what}`, first({ displayName: unseen[what] })]),
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
      'with an updatedAt to come': first({ updatedAt: new FromNow(3600) }),
      'with a text as updatedAt': first({ updatedAt: 'now' }),
    }),
  ],
  'a later sign-in': [
    ...answered('taken', {
      'as the card writes it': later({}),
      'with a new name and phone': later({ displayName: 'Asha P.', phone: '+911234567890' }),
      'after the e-mail was verified': later({ emailVerified: true }, {}, verified),
      'without e-mail, by phone': later({ email: undefined }, {}, byPhone),
      'that gives a missing createdAt': later({ createdAt: serverTime }, { createdAt: undefined }),
      'that leaves createdAt missing': later({}, { createdAt: undefined }),
      'that gives a missing signupMethod': later(
        { email: undefined, signupMethod: 'phone' },
        { signupMethod: undefined },
        byPhone,
      ),
      'that leaves unknown what was unknown': later(
        { displayName: null, phone: null },
        { displayName: null, phone: undefined },
      ),
      'to a record that lacks e-mail, name and phone': later({ email: undefined }, unknown, byPhone),
      'that leaves emailVerified missing': later({ emailVerified: undefined }, { emailVerified: undefined }),
      'that leaves signupMethod missing': later({}, { signupMethod: undefined }),
      'to a record with a stranger’s field': later({}, { plan: 'basic' }),
      'to a record with an older, longer name': later({}, { displayName: text(150) }),
      'to a record with an older name that nobody sees': later({}, { displayName: '\u200b' }),
    }),
    ...answered('refused', {
      'that renews createdAt': later({ createdAt: serverTime }),
      'that makes up a missing createdAt': later({ createdAt: yesterday }, { createdAt: undefined }),
      'that changes signupMethod': later({ signupMethod: 'google.com' }),
      'that changes signupMethod to the token’s': later({ signupMethod: 'password' }, { signupMethod: 'phone' }),
      'that keeps updatedAt': later({ updatedAt: undefined }),
      'that changes the uid': later({ uid: 'another' }),
      'with another e-mail than the token’s': later({ email: 'other@example.com' }),
      'that adds a field of its own': later({ role: 'admin' }),
      'that changes a stranger’s field': later({ plan: 'pro' }, { plan: 'basic' }),
      'that deletes a stranger’s field': later({ plan: erased }, { plan: 'basic' }),
      'that claims a verified e-mail': later({ emailVerified: true }),
      ...forEach(['email', 'displayName', 'phone'], (field) => [
        `that makes the known ${field} null`,
        later({ [field]: null }),
      ]),
      'that empties the known displayName': later({ displayName: '' }),
      ...forEach(
        requiredProfileFields.filter((field) => field !== 'displayName' && field !== 'phone'),
        (field) => [`that deletes ${field}`, later({ [field]: erased })],
      ),
      'that makes up a missing signupMethod': later({ signupMethod: 'google.com' }, { signupMethod: undefined }),
    }),
  ],
  'an address that has changed': [
    ...answered('taken', {
      'is written with its verification': later({ emailVerified: true }, { email: former }, moved(true)),
      'is written unverified': later({}, { email: former, emailVerified: true }, moved(false)),
      'may be left out while nothing is claimed': later({ email: undefined }, { email: former }, moved(true)),
      'may be left out with the verification of the former one': later(
        { email: undefined, emailVerified: undefined },
        { email: former, emailVerified: true },
        moved(false),
      ),
      'is not needed by a phone user whose record says verified': later(
        { email: undefined, emailVerified: true },
        { emailVerified: true },
        byPhone,
      ),
    }),
    ...answered('refused', {
      'does not verify the former one': later(
        { email: undefined, emailVerified: true },
        { email: former },
        moved(true),
      ),
      'does not verify a record without one': later(
        { email: undefined, emailVerified: true },
        { email: null },
        moved(true),
      ),
      'does not verify a new record without one': first({ email: null, emailVerified: true }, moved(true)),
      'does not verify none by a token without one': first(
        { email: null, emailVerified: true },
        {
          uid,
          claims: { email_verified: true, ...signedInBy('password') },
        },
      ),
      'does not inherit the verification of the former one': later(
        { emailVerified: undefined },
        { email: former, emailVerified: true },
        moved(false),
      ),
    }),
  ],
  'the whole record': answered('refused', {
    'is not replaced by what a later sign-in writes': { ...later({}), asks: { replace: laterProfile() } },
    'is not replaced by one without a stranger’s field': {
      ...later({}, { plan: 'basic' }),
      asks: { replace: existing({ updatedAt: serverTime }) },
    },
  }),
};
