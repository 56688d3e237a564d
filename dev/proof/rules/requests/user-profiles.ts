import { serverTime } from '../../../../widget/core/account-records.ts';
import {
  erased,
  FromNow,
  type RequestTable,
  type RulesRequest,
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

type Answer = RulesRequest['answer'];
const first = (answer: Answer, title: string, fields: SentFields, by = asha): RulesRequest => ({
  title,
  answer,
  by,
  path,
  asks: { merge: fields },
});
const later = (answer: Answer, title: string, stored: SentFields, fields: SentFields, by = asha): RulesRequest => ({
  title,
  answer,
  by,
  path,
  stored,
  asks: { merge: fields },
});
const existing = (changes: SentFields = {}): SentFields =>
  newProfile({ createdAt: yesterday, updatedAt: yesterday, ...changes });

/** What a visitor writes to user_profiles/{uid}. */
export const userProfiles: RequestTable = {
  'a new profile': [
    first('taken', 'with everything', newProfile()),
    first('taken', 'with nothing known', newProfile({ displayName: null, phone: null })),
    first(
      'taken',
      'of a phone user, who has no e-mail',
      newProfile({ email: null, displayName: null, signupMethod: 'phone' }),
      byPhone,
    ),
    first(
      'taken',
      'of a Google user, verified',
      newProfile({ emailVerified: true, signupMethod: 'google.com' }),
      byGoogle,
    ),
    first('taken', 'whose token knows of a verification the card does not', newProfile(), verified),
    first('taken', 'with a name of 100 characters', newProfile({ displayName: text(100) })),
    first('taken', 'with a Hindi name', newProfile({ displayName: 'आशा पाटील' })),
    first('taken', 'with the longest phone number', newProfile({ phone: '+123456789012345' })),
    first('taken', 'with the shortest phone number', newProfile({ phone: '+1234567890' })),
    first('taken', 'with an e-mail of 254 characters', newProfile({ email: mailOf(254) }), withMail(mailOf(254))),
    first('refused', 'of somebody else by its uid', newProfile({ uid: 'another' })),
    first('refused', 'without uid', newProfile({ uid: undefined })),
    first('refused', 'with a field of its own', newProfile({ role: 'admin' })),
    ...['email', 'displayName', 'phone', 'signupMethod', 'emailVerified', 'updatedAt', 'createdAt'].map((field) =>
      first('refused', `without ${field}`, newProfile({ [field]: undefined })),
    ),
    first('refused', 'with an e-mail that is not the token’s', newProfile({ email: 'other@example.com' })),
    first('refused', 'with an e-mail while the token has none', newProfile({ signupMethod: 'phone' }), byPhone),
    first(
      'refused',
      'with an empty e-mail while the token has none',
      newProfile({ email: '', signupMethod: 'phone' }),
      byPhone,
    ),
    first('refused', 'with an e-mail of 255 characters', newProfile({ email: mailOf(255) }), withMail(mailOf(255))),
    first('refused', 'with a number as e-mail', newProfile({ email: 5 })),
    first('refused', 'that claims a verified e-mail', newProfile({ emailVerified: true })),
    first(
      'refused',
      'that claims a verified e-mail while the token tells of none',
      newProfile({ email: null, emailVerified: true, signupMethod: 'phone' }),
      byPhone,
    ),
    first('refused', 'that claims "yes" as verified', newProfile({ emailVerified: 'yes' }), verified),
    first('refused', 'with null as verified', newProfile({ emailVerified: null }), verified),
    first('refused', 'with a name of 101 characters', newProfile({ displayName: text(101) })),
    first('refused', 'with a list as name', newProfile({ displayName: ['Asha'] })),
    first('refused', 'with a phone without plus', newProfile({ phone: '9876543210' })),
    first('refused', 'with a phone of 16 digits', newProfile({ phone: '+1234567890123456' })),
    first('refused', 'with a phone of 9 digits', newProfile({ phone: '+123456789' })),
    first('refused', 'with a number as phone', newProfile({ phone: 9_876_543_210 })),
    ...Array.from('/:x').map((character) =>
      first('refused', `with ${character} in the phone`, newProfile({ phone: `+91987654321${character}` })),
    ),
    first('refused', 'with a word before the phone', newProfile({ phone: 'a+9198765432' })),
    first('refused', 'with a word after the phone', newProfile({ phone: '+9198765432a' })),
    first('refused', 'with a line break after the phone', newProfile({ phone: '+9198765432\n' })),
    first('refused', 'with an empty sign-up method', newProfile({ signupMethod: '' })),
    first('refused', 'with a made-up sign-up method', newProfile({ signupMethod: 'invitation' })),
    first('refused', 'with another sign-up method than the token’s', newProfile({ signupMethod: 'google.com' })),
    first('refused', 'with null as sign-up method', newProfile({ signupMethod: null })),
    first('refused', 'with a made-up createdAt', newProfile({ createdAt: yesterday })),
    first('refused', 'with null as createdAt', newProfile({ createdAt: null })),
    first('refused', 'with a made-up updatedAt', newProfile({ updatedAt: yesterday })),
    first('refused', 'with an updatedAt to come', newProfile({ updatedAt: new FromNow(3600) })),
    first('refused', 'with a text as updatedAt', newProfile({ updatedAt: 'now' })),
  ],
  'a later sign-in': [
    later('taken', 'as the card writes it', existing(), laterProfile()),
    later(
      'taken',
      'with a new name and phone',
      existing(),
      laterProfile({ displayName: 'Asha P.', phone: '+911234567890' }),
    ),
    later('taken', 'after the e-mail was verified', existing(), laterProfile({ emailVerified: true }), verified),
    later('taken', 'without e-mail, by phone', existing(), laterProfile({ email: undefined }), byPhone),
    later(
      'taken',
      'that gives a missing createdAt',
      existing({ createdAt: undefined }),
      laterProfile({ createdAt: serverTime }),
    ),
    later('taken', 'that leaves createdAt missing', existing({ createdAt: undefined }), laterProfile()),
    later(
      'taken',
      'that gives a missing signupMethod',
      existing({ signupMethod: undefined }),
      laterProfile({ email: undefined, signupMethod: 'phone' }),
      byPhone,
    ),
    later(
      'taken',
      'that leaves unknown what was unknown',
      existing({ displayName: null, phone: undefined }),
      laterProfile({ displayName: null, phone: null }),
    ),
    later(
      'taken',
      'to a record that lacks e-mail, name and phone',
      existing({ email: undefined, displayName: undefined, phone: undefined }),
      laterProfile({ email: undefined }),
      byPhone,
    ),
    later(
      'taken',
      'that leaves emailVerified missing',
      existing({ emailVerified: undefined }),
      laterProfile({ emailVerified: undefined }),
    ),
    later('taken', 'that leaves signupMethod missing', existing({ signupMethod: undefined }), laterProfile()),
    later('taken', 'to a record with a stranger’s field', existing({ plan: 'basic' }), laterProfile()),
    later('taken', 'to a record with an older, longer name', existing({ displayName: text(150) }), laterProfile()),
    later('refused', 'that renews createdAt', existing(), laterProfile({ createdAt: serverTime })),
    later(
      'refused',
      'that makes up a missing createdAt',
      existing({ createdAt: undefined }),
      laterProfile({ createdAt: yesterday }),
    ),
    later('refused', 'that changes signupMethod', existing(), laterProfile({ signupMethod: 'google.com' })),
    later(
      'refused',
      'that changes signupMethod to the token’s',
      existing({ signupMethod: 'phone' }),
      laterProfile({ signupMethod: 'password' }),
    ),
    later('refused', 'that keeps updatedAt', existing(), laterProfile({ updatedAt: undefined })),
    later('refused', 'that changes the uid', existing(), laterProfile({ uid: 'another' })),
    later('refused', 'with another e-mail than the token’s', existing(), laterProfile({ email: 'other@example.com' })),
    later('refused', 'that adds a field of its own', existing(), laterProfile({ role: 'admin' })),
    later('refused', 'that changes a stranger’s field', existing({ plan: 'basic' }), laterProfile({ plan: 'pro' })),
    later('refused', 'that deletes a stranger’s field', existing({ plan: 'basic' }), laterProfile({ plan: erased })),
    later('refused', 'that claims a verified e-mail', existing(), laterProfile({ emailVerified: true })),
    ...(['email', 'displayName', 'phone'] as const).flatMap((field) => [
      later('refused', `that deletes the known ${field}`, existing(), laterProfile({ [field]: erased })),
      later('refused', `that makes the known ${field} null`, existing(), laterProfile({ [field]: null })),
    ]),
    ...(['emailVerified', 'signupMethod', 'createdAt', 'updatedAt', 'uid'] as const).map((field) =>
      later('refused', `that deletes ${field}`, existing(), laterProfile({ [field]: erased })),
    ),
    later(
      'refused',
      'that makes up a missing signupMethod',
      existing({ signupMethod: undefined }),
      laterProfile({ signupMethod: 'google.com' }),
    ),
  ],
  'the whole record': [
    {
      title: 'is not replaced by what a later sign-in writes',
      answer: 'refused',
      by: asha,
      path,
      stored: existing(),
      asks: { replace: laterProfile() },
    },
    {
      title: 'is not replaced by one without a stranger’s field',
      answer: 'refused',
      by: asha,
      path,
      stored: existing({ plan: 'basic' }),
      asks: { replace: existing({ updatedAt: serverTime }) },
    },
  ],
};
