import type { UserRecord } from 'firebase-admin/auth';
import { CommandError } from '../../base/run-tool.ts';
import { plainWord, quotedText } from '../../base/visible-text.ts';
import type { Admin } from '../admin/with-admin.ts';
import { accountBy, readContact } from './find-people.ts';
import { knownAccount } from './read-person.ts';

/** What the owner does to an account of Firebase Authentication, without its records: what it would, and has, done. */
type Action = {
  readonly would: (account: UserRecord) => string;
  readonly done: string;
  /** What it leaves. */
  readonly left: string;
  readonly act: (admin: Admin, account: UserRecord) => Promise<void>;
};

export const accountActions: Readonly<Record<'sign-out' | 'reset', Action>> = {
  'sign-out': {
    would: () => 'end all sessions of the account',
    done: 'Signed out',
    left: 'A token that is out counts for up to an hour, and the main application ends its own session at its next check for revocation.',
    act: ({ auth }, { uid }) => auth.revokeRefreshTokens(uid),
  },
  reset: {
    would: (account) => `send the mail for a new password to ${plainWord(addressOf(account))}`,
    done: 'Mail for a new password sent',
    left: 'Nobody but its reader sees the link. The old password counts until a new one is set, which ends all sessions.',
    act: ({ callIdentity }, account) =>
      callIdentity('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: addressOf(account) }),
  },
};

/** Returns the address as it is stored. Throws a CommandError if there is no password to reset. */
function addressOf({ uid, email, providerData }: UserRecord): string {
  const ways = providerData.map(({ providerId }) => providerId);
  if (email !== undefined && ways.includes('password')) return email;
  throw new CommandError(`${plainWord(uid)} has no password: it signs in by ${ways.join(', ') || 'nothing'}.`);
}

/** The account with that user id, e-mail address or phone number, proved or not. Throws a CommandError if none has. */
export async function accountMeant(admin: Admin, whom: string): Promise<UserRecord> {
  const contact = readContact(whom);
  const account = await (contact ? accountBy(admin, contact) : knownAccount(admin.auth.getUser(whom)));
  if (account === null) throw new CommandError(`No account has ${quotedText(whom)}.`);
  return account;
}
