import type { UserRecord } from 'firebase-admin/auth';
import { quoteForTerminal, quoteUnlessPlainWord } from '../../base/escape-for-terminal.ts';
import { CommandError } from '../../base/run-tool.ts';
import type { AdminAccess } from '../admin/run-with-admin-access.ts';
import { findAccountByContact, parseContact } from './find-people.ts';
import { ignoreMissingAccount } from './read-person.ts';

/** An action that changes an account of Firebase Authentication, but not the records of the person. */
type Action = {
  /** Describes the action before it runs. The command prints "Would" and then this text. */
  readonly would: (account: UserRecord) => string;
  readonly done: string;
  /** The sentence that says what the action does not change. */
  readonly left: string;
  readonly act: (admin: AdminAccess, account: UserRecord) => Promise<void>;
};

export const accountActions: Readonly<Record<'sign-out' | 'reset', Action>> = {
  'sign-out': {
    would: () => 'end all sessions of the account',
    done: 'Signed out',
    left: 'A token that was already issued is valid for up to an hour, and the main application ends its own session at its next check for revocation.',
    act: ({ auth }, { uid }) => auth.revokeRefreshTokens(uid),
  },
  reset: {
    would: (account) => `send the mail for a new password to ${quoteUnlessPlainWord(addressOf(account))}`,
    done: 'Mail for a new password sent',
    left: 'Only the reader of the mail sees the link. The old password is valid until a new one is set, which ends all sessions.',
    act: ({ callIdentity }, account) =>
      callIdentity('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: addressOf(account) }),
  },
};

/**
 * Returns the e-mail address of an account that signs in with a password. Throws a CommandError for any other account.
 */
function addressOf({ uid, email, providerData }: UserRecord): string {
  const ways = providerData.map(({ providerId }) => providerId);
  if (email !== undefined && ways.includes('password')) return email;
  throw new CommandError(
    `${quoteUnlessPlainWord(uid)} has no password: it signs in by ${ways.join(', ') || 'nothing'}.`,
  );
}

/** Resolves to the account with a user id, e-mail address or phone number. Throws a CommandError if there is none. */
export async function resolveAccount(admin: AdminAccess, whom: string): Promise<UserRecord> {
  const contact = parseContact(whom);
  const account = await (contact
    ? findAccountByContact(admin, contact)
    : ignoreMissingAccount(admin.auth.getUser(whom)));
  if (account === null) throw new CommandError(`There is no account with ${quoteForTerminal(whom)}.`);
  return account;
}
