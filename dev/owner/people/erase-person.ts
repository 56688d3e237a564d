import { CommandError } from '../../build/command-error.ts';
import { plainWord } from '../admin/visible-text.ts';
import type { Admin } from '../admin/with-admin.ts';
import { knownAccount, type Person, placesOf, readPerson } from './read-person.ts';

/** What proves an erasure, and nothing of the person beside it. */
export type Receipt = { readonly uid: string; readonly erasedAt: Date };

/**
 * Writes of one batch of Firestore: https://firebase.google.com/docs/firestore/manage-data/transactions#batched-writes
 */
const batchSize = 500;

/**
 * Erases all that `readPerson` found, in an order that leaves the person to be found by e-mail, phone and user id until
 * the last step, so that whatever was interrupted is finished by the same command; then reads every place again. Throws
 * a CommandError when something is still there.
 */
export async function erasePerson(
  admin: Admin,
  { uid, account, request, profile, handoffs }: Person,
): Promise<Receipt> {
  const { store, auth } = admin;
  // Or a sign-in on the way would write the records anew. Whoever is blocked gets no fresh token either.
  if (account && !account.disabled) await knownAccount(auth.updateUser(uid, { disabled: true }));
  for (let start = 0; start < handoffs.length; start += batchSize) {
    const batch = store.batch();
    for (const { ref } of handoffs.slice(start, start + batchSize)) batch.delete(ref);
    await batch.commit();
  }
  if (request) await store.collection('provision_requests').doc(uid).delete();
  if (profile) await store.collection('user_profiles').doc(uid).delete();
  if (account) await knownAccount(auth.deleteUser(uid));
  const left = placesOf(await readPerson(admin, uid));
  if (left.length > 0) {
    throw new CommandError(`Not erased: ${left.join(', ')} of ${plainWord(uid)}. Run the same command again.`);
  }
  return { uid, erasedAt: new Date() };
}
