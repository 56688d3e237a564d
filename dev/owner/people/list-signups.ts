import type { DocumentData } from 'firebase-admin/firestore';
import type { Admin } from '../admin/with-admin.ts';
import { pagesOf } from './pages-of.ts';
import type { Days } from './read-owner-arguments.ts';

/** A sign-up, from its record in `user_profiles`. All but uid and time may be missing or strange: other programs may have written it. */
export type Signup = {
  readonly uid: string;
  readonly createdAt: Date;
  readonly method: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly name: string | null;
  readonly emailVerified: boolean;
};

/** The sign-ups of some days, the oldest first, by the server's time at which the record was made. */
export async function* listSignups({ store }: Admin, { since, until }: Days): AsyncGenerator<Signup> {
  const made = store
    .collection('user_profiles')
    .where('createdAt', '>=', since)
    .where('createdAt', '<', until)
    .orderBy('createdAt');
  for await (const document of pagesOf(made)) yield asSignup(document.id, document.data());
}

function asSignup(uid: string, fields: DocumentData): Signup {
  const text = (name: string): string | null => (typeof fields[name] === 'string' ? fields[name] : null);
  return {
    uid,
    createdAt: fields.createdAt.toDate(),
    method: text('signupMethod'),
    email: text('email'),
    phone: text('phone'),
    name: text('displayName'),
    emailVerified: fields.emailVerified === true,
  };
}
