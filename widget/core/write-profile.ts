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
    const where = refused.names.join(', ');
    host.report({ level: 'warn', code: 'store/profile-incomplete', where, cause: refused.cause });
  } catch (cause) {
    host.report({ level: 'warn', code: 'store/profile-not-written', cause });
  }
}
