import type { EnteredDetails } from './account-records.ts';
import { CardError } from './errors.ts';
import type { ProfileStore, RefusedFields } from './ports.ts';
import type { SignedInUser } from './signed-in-user.ts';
import { specifiedProfile, userProfileRecord } from './user-profile-record.ts';

/** What `AccountStore.saveProfile` does. Apart from the flows, since it comes with what talks to the servers. */
export async function saveProfile(
  { readProfile, writeProfile }: ProfileStore,
  user: SignedInUser,
  entered: EnteredDetails['profile'],
): Promise<RefusedFields | null> {
  const { uid, isNewUser, idToken } = user;
  const record = userProfileRecord(user, entered, isNewUser ? null : await readProfile(uid, idToken));
  try {
    await writeProfile(record, idToken);
    return null;
  } catch (cause) {
    // Rules that are older than the card may refuse a field that they do not know: the rest is then written without it.
    const specified = specifiedProfile(record);
    const names = Object.keys(record).filter((key) => !(key in specified));
    if (names.length === 0 || !(cause instanceof CardError && cause.code === 'store/permission-denied')) throw cause;
    await writeProfile(specified, idToken);
    return { names, cause };
  }
}
