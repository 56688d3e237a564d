import { expect, test } from 'vitest';
import { formatContacts, listContacts } from './list-contacts.ts';

const providers = [
  { id: 'contoso.com', name: 'Contoso', provesEmail: true },
  { id: 'northwind.example', name: 'Northwind', provesEmail: false },
];

const accountWith = (providerId: string, emailVerified: boolean) => ({
  email: 'asha@patil.example',
  emailVerified,
  providerData: [
    { providerId, email: 'Asha@patil.example' },
    { providerId, email: 'work@patil.example' },
  ].map((data) => ({ ...data, uid: 'x', displayName: '', photoURL: '', phoneNumber: '', toJSON: () => ({}) })),
});

test.each([
  [
    'contoso.com',
    true,
    'asha@patil.example (account: proved by Contoso), work@patil.example (account: proved by Contoso)',
  ],
  ['contoso.com', false, 'asha@patil.example (account: typed), work@patil.example (account: proved by Contoso)'],
  ['northwind.example', true, 'asha@patil.example (account: proved by Northwind), work@patil.example (account: typed)'],
  ['northwind.example', false, 'asha@patil.example (account: typed), work@patil.example (account: typed)'],
  ['password', true, 'asha@patil.example (account: proved by a mail’s link)'],
])(
  'listContacts marks the address of %s as proved only if the provider or Firebase verified it (verified: %s)',
  (id, isVerified, text) => {
    expect(formatContacts(listContacts(accountWith(id, isVerified), null, providers).emails)).toBe(text);
  },
);
