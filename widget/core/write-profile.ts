import { type EnteredDetails, specifiedProfile, type UserProfileRecord, userProfileRecord } from './account-records.ts';
import { CardError } from './errors.ts';
import type { CardPorts } from './ports.ts';
import type { SignedInUser } from './signed-in-user.ts';
import { withTimeLimit } from './time-limit.ts';

type ProfilePorts = Pick<CardPorts, 'store' | 'clock' | 'host'>;

/** Milliseconds; a profile that cannot be written must not keep the visitor waiting. */
const profileLimit = 6000;

/** Writes `user_profiles/{uid}`. A failure is a console warning and nothing more (specification section 6). */
export async function writeProfile(
  ports: ProfilePorts,
  user: SignedInUser,
  entered: EnteredDetails['profile'],
): Promise<void> {
  const { store, clock, host } = ports;
  const write = async (): Promise<void> => {
    const stored = user.isNewUser ? null : await store.readProfile(user.uid, user.idToken);
    await writeAsAllowed(ports, userProfileRecord(user, entered, stored), user.idToken);
  };
  try {
    await withTimeLimit(clock, profileLimit, 'store/timeout', write());
  } catch (cause) {
    host.report({
      level: 'warn',
      code: 'store/profile-not-written',
      what: 'the visitor is signed in, but the record in user_profiles could not be written',
      cure: 'deploy firestore.rules and check that Firestore can be reached',
      cause,
    });
  }
}

/** Rules that are older than the card may refuse a field that they do not know: the rest is then written without it. */
async function writeAsAllowed({ store, host }: ProfilePorts, record: UserProfileRecord, idToken: string) {
  try {
    await store.writeProfile(record, idToken);
  } catch (cause) {
    const specified = specifiedProfile(record);
    const left = Object.keys(record).filter((key) => !(key in specified));
    if (left.length === 0 || !(cause instanceof CardError && cause.code === 'store/permission-denied')) throw cause;
    await store.writeProfile(specified, idToken);
    host.report({
      level: 'warn',
      code: 'store/profile-incomplete',
      what: `the record in user_profiles was refused, and written without ${left.join(', ')}`,
      cure: 'deploy the firestore.rules of this version',
      cause,
    });
  }
}
