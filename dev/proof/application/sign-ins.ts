import { projectId } from '../../build/ports.ts';
import type { createAuthBackend, NewAccount } from '../browser/auth-backend.ts';
import { requestJson } from '../browser/firestore-backend.ts';

/** An hour in seconds. */
export const hour = 3600;
export const nowInSeconds = (): number => Math.floor(Date.now() / 1000);

type Visitor = { readonly email: string; readonly password: string; readonly name?: string };
type SignIn = { readonly uid: string; readonly idToken: string; readonly refreshToken: string };
type Accounts = Pick<ReturnType<typeof createAuthBackend>, 'createAccount'>;

/** Sign-ins at the Auth emulator without a page. `auth`: its origin; times are in seconds since 1970. */
export function createSignIns(auth: string, accounts: Accounts) {
  const update = (uid: string, fields: object): Promise<unknown> =>
    requestJson('POST', `${auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`, {
      localId: uid,
      ...fields,
    });
  /**
   * From now on a renewed token says that the sign-in was then. An account made since would have it revoked: that is
   * set back as well.
   */
  const setSince = (uid: string, since: number): Promise<unknown> =>
    update(uid, { lastLoginAt: String(since * 1000), validSince: String(since) });
  return {
    /** Makes an account and signs it in; `since`: a sign-in of some time ago. */
    async signIn(visitor: Visitor, { since }: { since?: number } = {}): Promise<SignIn> {
      const { email, password, name } = visitor;
      const account: NewAccount = { email, password, ...(name && { displayName: name }) };
      const uid = await accounts.createAccount(account);
      const signedIn = await requestJson<SignIn>(
        'POST',
        `${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`,
        {
          email,
          password,
          returnSecureToken: true,
        },
      );
      if (!signedIn) throw new Error('The Auth emulator knows no sign-in by password.');
      if (since !== undefined) await setSince(uid, since);
      return { ...signedIn, uid };
    },
    setSince,
    /** A fresh ID token of the same sign-in. */
    async renew(refreshToken: string): Promise<{ readonly idToken: string }> {
      const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken });
      const answer = await fetch(`${auth}/securetoken.googleapis.com/v1/token?key=any`, { method: 'POST', body });
      const { id_token: idToken } = (await answer.json()) as { id_token?: string };
      if (!idToken) throw new Error(`The Auth emulator did not renew (${answer.status}).`);
      return { idToken };
    },
    /** As revokeRefreshTokens of the Admin SDK: sign-ins of before this second count no more. */
    revoke: (uid: string): Promise<unknown> => update(uid, { validSince: String(nowInSeconds()) }),
  };
}
