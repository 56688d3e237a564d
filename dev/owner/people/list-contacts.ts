import type { UserRecord } from 'firebase-admin/auth';
import type { DocumentData } from 'firebase-admin/firestore';
import { type PopupProvider, popupProviders } from '../../../account/popup-providers.ts';
import { quoteUnlessPlainWord } from '../../base/escape-for-terminal.ts';

/** An e-mail address or a phone number, with the place that it comes from. */
export type Contact = {
  readonly value: string;
  /** The place of the contact: Firebase Authentication, `user_profiles`, or both with the same value. */
  readonly keptIn: 'account' | 'record' | 'both';
  /**
   * The proof of the contact in Firebase Authentication: `SMS`, `mail` or a provider's name. Null if the contact is
   * only typed.
   */
  readonly provedBy: string | null;
};

/**
 * A sign-in provider that opens a window. `provesEmail` is true if the provider passes on only addresses that it has
 * verified.
 */
type ProvingProvider = { readonly id: string; readonly name: string; readonly provesEmail: boolean };

/**
 * Contains true for a provider that verifies every address that it passes on. An address from any other provider is
 * proved only by Firebase's `emailVerified`: https://firebase.google.com/docs/auth/users#verified_email_addresses
 */
const provesEmail: Readonly<Record<PopupProvider, boolean>> = {
  google: true,
};

const provingProviders: readonly ProvingProvider[] = Object.entries(popupProviders).map(([own, { id, name }]) => ({
  id,
  name,
  provesEmail: provesEmail[own as PopupProvider],
}));

/**
 * All contacts of a person. Those of the account come first. `warnings` describes differences between the record and
 * the account.
 */
export type Contacts = {
  readonly emails: readonly Contact[];
  readonly phones: readonly Contact[];
  readonly warnings: readonly string[];
};

/** Returns a person's contacts. Only the account can prove them, because the record is written by the browser. */
export function listContacts(
  account: Pick<UserRecord, 'email' | 'emailVerified' | 'phoneNumber' | 'providerData'> | null,
  profile: DocumentData | null,
  providers: readonly ProvingProvider[] = provingProviders,
): Contacts {
  const passedOn = (account?.providerData ?? []).flatMap(({ providerId, email }) => {
    const provider = providers.find(({ id }) => id === providerId);
    return provider && email ? [{ provider, email }] : [];
  });
  const ofAccount = passedOn.find(({ email }) => isSameContact(email, account?.email ?? ''));
  const emails = mergeContact(
    account?.email,
    account?.emailVerified === true ? (ofAccount?.provider.name ?? 'mail') : null,
    profile?.email,
  );
  const others = passedOn
    .filter(({ email }) => !emails.some(({ value }) => isSameContact(value, email)))
    .map(({ provider, email }) => ({ value: email, provedBy: provider.provesEmail ? provider.name : null }));
  const phones = mergeContact(account?.phoneNumber, 'SMS', profile?.phone);
  return {
    emails: [...emails, ...others.map((other) => ({ ...other, keptIn: 'account' as const }))],
    phones,
    warnings: [
      ...(emails.length > 1 ? ['the record’s e-mail address is not the account’s'] : []),
      ...(phones.length > 1 ? ['the record’s phone number is not the account’s'] : []),
    ],
  };
}

/**
 * Formats contacts: `own@b.example (account: proved by a mail’s link), asha@a.example (record: typed)`; `-` for none.
 */
export function formatContacts(contacts: readonly Contact[]): string {
  const texts = contacts.map(({ value, keptIn, provedBy }) => {
    const way = wayOf(provedBy);
    return `${quoteUnlessPlainWord(value)} (${keptIn === 'both' ? way : `${keptIn}: ${way}`})`;
  });
  return texts.join(', ') || '-';
}

function wayOf(provedBy: Contact['provedBy']): string {
  if (provedBy === null) return 'typed';
  return `proved by ${provedBy === 'mail' ? 'a mail’s link' : provedBy}`;
}

export const isSameContact = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

function mergeContact(ofAccount: string | undefined, provedBy: Contact['provedBy'], stored: unknown): Contact[] {
  const ofRecord = typeof stored === 'string' && stored !== '' ? stored : null;
  const isOne = ofAccount !== undefined && ofRecord !== null && isSameContact(ofAccount, ofRecord);
  if (isOne) return [{ value: ofAccount, keptIn: 'both', provedBy }];
  return [
    ...(ofAccount ? [{ value: ofAccount, keptIn: 'account', provedBy } as const] : []),
    ...(ofRecord === null ? [] : [{ value: ofRecord, keptIn: 'record', provedBy: null } as const]),
  ];
}
