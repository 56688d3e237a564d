import { consentName } from '../../../account/consent.ts';
import { shownEditions } from '../../../site/content/facts/editions.ts';
import { quoteUnlessPlainWord } from '../../base/escape-for-terminal.ts';
import { CommandError } from '../../base/run-tool.ts';
import type { AdminAccess } from '../admin/run-with-admin-access.ts';
import {
  consentCollection,
  ignoreMissingAccount,
  listPlacesWithData,
  readPerson,
  type StoredPerson,
} from './read-person.ts';

/** The receipt of an erasure. It has no personal data other than the user id. */
export type ErasureReceipt = { readonly uid: string; readonly erasedAt: Date };

/**
 * The maximum number of writes in one Firestore batch:
 * https://firebase.google.com/docs/firestore/manage-data/transactions#batched-writes
 */
const batchSize = 500;

/**
 * Erases everything that `readPerson` found. The account is erased last: until then the person can be found by e-mail,
 * phone and user id, so the same command can finish an interrupted erasure. Then reads every place again, and throws a
 * CommandError if any data is left.
 */
export async function erasePerson(
  admin: AdminAccess,
  { uid, account, consents, handoffs }: StoredPerson,
): Promise<ErasureReceipt> {
  const { store, auth } = admin;
  // The account is disabled first, because a sign-in during the erasure would write the records again. A disabled
  // account also gets no new token.
  if (account && !account.disabled) await ignoreMissingAccount(auth.updateUser(uid, { disabled: true }));
  // A sign-in may have stored a consent after `readPerson` had listed the consents. So the consents to all published
  // editions are deleted too.
  const editions = new Set([...consents.map(({ id }) => id), ...shownEditions.map(consentName)]);
  const places = ['account_requests', 'provision_requests', 'user_profiles'];
  const records = [
    ...handoffs.map(({ ref }) => ref),
    ...[...editions].map((edition) => consentCollection(store, uid).doc(edition)),
    ...places.map((place) => store.collection(place).doc(uid)),
  ];
  for (let start = 0; start < records.length; start += batchSize) {
    const batch = store.batch();
    for (const ref of records.slice(start, start + batchSize)) batch.delete(ref);
    await batch.commit();
  }
  if (account) await ignoreMissingAccount(auth.deleteUser(uid));
  const left = listPlacesWithData(await readPerson(admin, uid));
  if (left.length > 0) {
    throw new CommandError(
      `Not erased: ${left.join(', ')} of ${quoteUnlessPlainWord(uid)}. Run the same command again.`,
    );
  }
  return { uid, erasedAt: new Date() };
}

/** The data that the command `erase` cannot reach: its place, its content, and what to do about it. */
export const unreachableData = [
  {
    where: 'in the person’s browsers',
    what: 'three cookies, and the session that our site stores (IndexedDB)',
    todo: 'nothing: they give no access after an hour, and are deleted within seven days or when our site is visited. To delete them at once, the person signs out there, or clears the site’s data.',
  },
  {
    where: 'in tokens that were already issued',
    what: 'a token is valid for an hour, for the application and for the records',
    todo: 'run the same command again after an hour: it should find nothing.',
  },
  {
    where: 'in the main application',
    what: 'its own session, the company and its books, and everything that it stores by the user id',
    todo: 'erase it there, unless the law requires you to keep it.',
  },
  {
    where: 'at Google',
    what: 'its own logs and backups, and phone numbers that it sent an SMS to',
    todo: 'nothing: the privacy notice names Google.',
  },
  {
    where: 'with you',
    what: 'files of export, backups of the database, letters to customer care',
    todo: 'delete what is no longer needed.',
  },
] as const;

/** Formats `unreachableData` for a terminal, in one line for each item. */
export const formatUnreachableData = (): string[] => [
  'Not erased, since this command cannot reach it:',
  ...unreachableData.map(({ where, what, todo }) => `  ${where}: ${what}; ${todo}`),
];
