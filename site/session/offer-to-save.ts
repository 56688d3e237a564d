import { canAskForPasswords } from './can-ask-for-passwords.ts';
import { preventSilentAccess } from './prevent-silent-access.ts';

/**
 * Offers the browser a pair that has just become somebody's, where it can be asked for it again. It then drops the
 * question that it would have put by itself, so that one is put, never two. Resolves whatever comes of it.
 */
export async function offerToSave(id: string, password: string): Promise<void> {
  if (!(await canAskForPasswords())) return;
  try {
    await navigator.credentials.store(new PasswordCredential({ id, password }));
  } catch {
    // Refused where the visitor, or their company, has switched it off; no pair where the address is not known.
  }
  await preventSilentAccess();
}
