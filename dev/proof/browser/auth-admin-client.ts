import { projectId } from '../../base/ports.ts';
import { requestJson } from './firestore-admin-client.ts';

export type Account = {
  readonly localId: string;
  readonly email?: string;
  readonly displayName?: string;
  readonly phoneNumber?: string;
  readonly emailVerified?: boolean;
  readonly disabled?: boolean;
  readonly providerUserInfo?: readonly { providerId: string }[];
};
export type NewAccount = {
  readonly email?: string;
  readonly password?: string;
  readonly displayName?: string;
  readonly phoneNumber?: string;
  readonly emailVerified?: boolean;
  /** The address of the user's picture, which the token has in the claim `picture`. */
  readonly photoUrl?: string;
};
export type EmailActionCode = {
  readonly email: string;
  readonly requestType: string;
  readonly oobCode: string;
  readonly oobLink: string;
};

/** Returns a client of the Auth emulator with the owner's rights. `origin`: http://host:port. */
export function createAuthAdminClient(origin: string) {
  const identity = `${origin}/identitytoolkit.googleapis.com/v1/projects/${projectId}`;
  const emulator = `${origin}/emulator/v1/projects/${projectId}`;
  return {
    /** Resolves to the accounts with this e-mail address: none or one. */
    async accounts(email: string): Promise<readonly Account[]> {
      const found = await requestJson<{ users?: Account[] }>('POST', `${identity}/accounts:lookup`, { email: [email] });
      return found?.users ?? [];
    },
    /** Resolves to this e-mail address's user id. Throws if no account has this address. */
    async uidOf(email: string): Promise<string> {
      const [account] = await this.accounts(email);
      if (!account) throw new Error(`There is no account with the address ${email}.`);
      return account.localId;
    },
    /** Resolves to a user id's account, or null. */
    async account(uid: string): Promise<Account | null> {
      const found = await requestJson<{ users?: Account[] }>('POST', `${identity}/accounts:lookup`, { localId: [uid] });
      return found?.users?.[0] ?? null;
    },
    /** Creates an account and returns its user id. */
    async createAccount(account: NewAccount): Promise<string> {
      const made = await requestJson<{ localId: string }>('POST', `${identity}/accounts`, account);
      if (!made) throw new Error('The Auth emulator cannot create accounts.');
      return made.localId;
    },
    /** Makes every later sign-in of this user fail with user-disabled. */
    async disable(uid: string): Promise<void> {
      await requestJson('POST', `${identity}/accounts:update`, { localId: uid, disableUser: true });
    },
    /** Resolves to the open one-time codes for a phone number (+91...), oldest first. */
    async verificationCodes(phone: string): Promise<readonly string[]> {
      const all = await requestJson<{ verificationCodes?: { phoneNumber: string; code: string }[] }>(
        'GET',
        `${emulator}/verificationCodes`,
      );
      return (all?.verificationCodes ?? []).filter(({ phoneNumber }) => phoneNumber === phone).map(({ code }) => code);
    },
    /** Resolves to the open links for an e-mail address (verification, password reset), oldest first. */
    async oobCodes(email: string): Promise<readonly EmailActionCode[]> {
      const all = await requestJson<{ oobCodes?: EmailActionCode[] }>('GET', `${emulator}/oobCodes`);
      return (all?.oobCodes ?? []).filter((code) => code.email === email);
    },
  };
}
