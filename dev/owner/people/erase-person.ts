import { consentName } from '../../../account/consent.ts';
import { shownEditions } from '../../../site/content/facts/editions.ts';
import { CommandError } from '../../base/run-tool.ts';
import { plainWord } from '../../base/visible-text.ts';
import type { Admin } from '../admin/with-admin.ts';
import { consentsOf, knownAccount, type Person, placesOf, readPerson } from './read-person.ts';

/** What proves an erasure, and nothing of the person beside it. */
export type Receipt = { readonly uid: string; readonly erasedAt: Date };

/**
 * Writes of one batch of Firestore: https://firebase.google.com/docs/firestore/manage-data/transactions#batched-writes
 */
const batchSize = 500;

/**
 * Erases all that `readPerson` found, in an order that leaves the person to be found by e-mail, phone and user id until
 * the last step, so that the same command finishes an interrupted one; then reads every place again. Throws
 * a CommandError when something is still there.
 */
export async function erasePerson(admin: Admin, { uid, account, consents, handoffs }: Person): Promise<Receipt> {
  const { store, auth } = admin;
  // Else a sign-in on the way would write the records again. A blocked person gets no fresh token either.
  if (account && !account.disabled) await knownAccount(auth.updateUser(uid, { disabled: true }));
  // A sign-in may have written one since they were listed, by a name of the table.
  const editions = new Set([...consents.map(({ id }) => id), ...shownEditions.map(consentName)]);
  const places = ['account_requests', 'provision_requests', 'user_profiles'];
  const records = [
    ...handoffs.map(({ ref }) => ref),
    ...[...editions].map((edition) => consentsOf(store, uid).doc(edition)),
    ...places.map((place) => store.collection(place).doc(uid)),
  ];
  for (let start = 0; start < records.length; start += batchSize) {
    const batch = store.batch();
    for (const ref of records.slice(start, start + batchSize)) batch.delete(ref);
    await batch.commit();
  }
  if (account) await knownAccount(auth.deleteUser(uid));
  const left = placesOf(await readPerson(admin, uid));
  if (left.length > 0) {
    throw new CommandError(`Not erased: ${left.join(', ')} of ${plainWord(uid)}. Run the same command again.`);
  }
  return { uid, erasedAt: new Date() };
}

/** What `erase` cannot reach, and what is to be done about each: where it is, what it is, what to do. */
export const notErased = [
  {
    where: 'in the person’s browsers',
    what: 'three cookies, and the session that our site keeps (IndexedDB)',
    todo: 'nothing: they open nothing after an hour, and go within seven days or when our site is visited. Who wants them gone at once signs out there, or clears the site’s data.',
  },
  {
    where: 'in proofs of sign-in that are out',
    what: 'a token counts for an hour, for the application and for the records',
    todo: 'run the same command again after an hour: it should find nothing.',
  },
  {
    where: 'in the main application',
    what: 'its own session, the company and its books, and whatever it stores by the user id',
    todo: 'erase it there, as far as the law does not ask for it to be kept.',
  },
  {
    where: 'at Google',
    what: 'its own logs and backups, and numbers that an SMS went to',
    todo: 'nothing can be done here; the privacy notice names Google.',
  },
  {
    where: 'with you',
    what: 'files of export, backups of the database, letters to customer care',
    todo: 'delete what is no longer needed.',
  },
] as const;

/** One line each, for a terminal. */
export const notErasedLines = (): string[] => [
  'Not erased, since this command cannot reach it:',
  ...notErased.map(({ where, what, todo }) => `  ${where}: ${what}; ${todo}`),
];
