import type { UserRecord } from 'firebase-admin/auth';
import type { DocumentData } from 'firebase-admin/firestore';
import { plainWord } from '../../base/visible-text.ts';

/** An e-mail address or phone number, and where it comes from. */
export type Contact = {
  readonly value: string;
  /** Firebase Authentication, `user_profiles`, or both with the same value. */
  readonly keptIn: 'account' | 'record' | 'both';
  /** How its holder proved it to Firebase Authentication; null if somebody typed it, against any record. */
  readonly provedBy: 'Google' | 'SMS' | 'mail' | null;
};

/** All contacts of a person, the account's first; `warnings`: where the record's is another than the account's. */
export type Contacts = {
  readonly emails: readonly Contact[];
  readonly phones: readonly Contact[];
  readonly warnings: readonly string[];
};

/** The account alone proves: a browser writes its record by itself. */
export function contactsOf(account: UserRecord | null, profile: DocumentData | null): Contacts {
  const google = (account?.providerData ?? [])
    .filter(({ providerId }) => providerId === 'google.com')
    .flatMap(({ email }) => (email ? [{ value: email, provedBy: 'Google' as const }] : []));
  const isOfGoogle = google.some(({ value }) => isSame(value, account?.email ?? ''));
  const emails = beside(
    account?.email,
    account?.emailVerified === true ? (isOfGoogle ? 'Google' : 'mail') : null,
    profile?.email,
  );
  const others = google.filter(({ value }) => !emails.some((known) => isSame(known.value, value)));
  const phones = beside(account?.phoneNumber, 'SMS', profile?.phone);
  return {
    emails: [...emails, ...others.map((other) => ({ ...other, keptIn: 'account' as const }))],
    phones,
    warnings: [
      ...(emails.length > 1 ? ['the record’s e-mail address is not the account’s'] : []),
      ...(phones.length > 1 ? ['the record’s phone number is not the account’s'] : []),
    ],
  };
}

/** `own@b.example (account: proved by a mail’s link), asha@a.example (record: typed)`; `-` for none. */
export function contactsText(contacts: readonly Contact[]): string {
  const ways = { Google: 'proved by Google', SMS: 'proved by SMS', mail: 'proved by a mail’s link' };
  const texts = contacts.map(({ value, keptIn, provedBy }) => {
    const way = provedBy === null ? 'typed' : ways[provedBy];
    return `${plainWord(value)} (${keptIn === 'both' ? way : `${keptIn}: ${way}`})`;
  });
  return texts.join(', ') || '-';
}

export const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

function beside(ofAccount: string | undefined, provedBy: Contact['provedBy'], stored: unknown): Contact[] {
  const ofRecord = typeof stored === 'string' && stored !== '' ? stored : null;
  const isOne = ofAccount !== undefined && ofRecord !== null && isSame(ofAccount, ofRecord);
  if (isOne) return [{ value: ofAccount, keptIn: 'both', provedBy }];
  return [
    ...(ofAccount ? [{ value: ofAccount, keptIn: 'account', provedBy } as const] : []),
    ...(ofRecord === null ? [] : [{ value: ofRecord, keptIn: 'record', provedBy: null } as const]),
  ];
}
