import type { EnteredDetails } from './account-records.ts';
import type { CardPorts } from './ports.ts';
import type { SignedInUser } from './signed-in-user.ts';
import { withTimeLimit } from './time-limit.ts';

/** Milliseconds; a profile that cannot be written must not keep the visitor waiting. */
const profileLimit = 6000;

/** Writes `user_profiles/{uid}`. A failure is a console warning and nothing more (specification section 6). */
export async function writeProfile(
  { store, clock, host }: Pick<CardPorts, 'store' | 'clock' | 'host'>,
  user: SignedInUser,
  entered: EnteredDetails['profile'],
): Promise<void> {
  try {
    const refused = await withTimeLimit(clock, profileLimit, 'store/timeout', store.saveProfile(user, entered));
    if (refused === null) return;
    host.report({
      level: 'warn',
      code: 'store/profile-incomplete',
      what: `the record in user_profiles was refused, and written without ${refused.names.join(', ')}`,
      cure: 'deploy the firestore.rules of this version',
      cause: refused.cause,
    });
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
