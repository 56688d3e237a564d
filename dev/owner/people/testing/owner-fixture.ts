import { vi } from 'vitest';
import { documentsRoot } from '../../../../account/firestore-address.ts';
import { runOwnerCommand } from '../../../commands/owner.ts';
import { encodeFields, type PlainFields } from '../../../services/firestore-values.ts';

export type CommandResult = { readonly code: number; readonly out: string; readonly stderr: string };
export type EmulatorHosts = { readonly firestore: string; readonly auth: string };

/** Returns functions that store test accounts and documents in both emulators and run `npm run owner` on them. */
export function createOwnerFixture(project: string, origins: EmulatorHosts) {
  const documents = documentsRoot(project);
  const accounts = `${origins.auth}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`;
  const call = async (address: string, body?: unknown, method = body === undefined ? 'GET' : 'POST') => {
    const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
    const answer = await fetch(address, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
    if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  };
  return {
    clear: () =>
      Promise.all([
        call(`${origins.firestore}/emulator/v1/${documents}`, undefined, 'DELETE'),
        call(`${origins.auth}/emulator/v1/projects/${project}/accounts`, undefined, 'DELETE'),
      ]),
    /** Stores up to 500 documents by their path. */
    store: (records: Readonly<Record<string, PlainFields>>) => {
      const writes = Object.entries(records).map(([path, fields]) => ({
        update: { name: `${documents}/${path}`, fields: encodeFields(fields) },
      }));
      return call(`${origins.firestore}/v1/${documents}:commit`, { writes });
    },
    /** Imports up to 1,000 accounts in Google's format. */
    addAccounts: (users: readonly object[]) => call(`${accounts}:batchCreate`, { users }),
    /**
     * Creates an account with a session. `renew` resolves to `renewed`, or to the error code if the session cannot be
     * renewed.
     */
    signUp: async (email: string) => {
      const password = 'correct horse';
      const { localId: uid } = await call(accounts, { email, password });
      const sent = { email, password, returnSecureToken: true, targetProjectId: project };
      const google = `${origins.auth}/identitytoolkit.googleapis.com/v1`;
      const { refreshToken } = await call(`${google}/accounts:signInWithPassword`, sent);
      const asked = { grant_type: 'refresh_token', refresh_token: `${refreshToken}`, targetProjectId: project };
      const renew = async (): Promise<string> => {
        const body = new URLSearchParams(asked);
        const answer = await fetch(`${origins.auth}/securetoken.googleapis.com/v1/token?key=any`, {
          method: 'POST',
          body,
        });
        return answer.ok ? 'renewed' : (await answer.json()).error.message;
      };
      return { uid: `${uid}`, renew };
    },
    /** Resolves to the mails that Google has sent, as `KIND ADDRESS`. */
    mails: async () => {
      const { oobCodes } = await call(`${origins.auth}/emulator/v1/projects/${project}/oobCodes`);
      return (oobCodes as Readonly<Record<string, string>>[]).map(
        ({ requestType, email }) => `${requestType} ${email}`,
      );
    },
    /**
     * Resolves to the time, in seconds, before which the account's sessions are invalid. If `since` is given, it
     * becomes this time.
     */
    sessionsCount: async (uid: string, since?: number) => {
      if (since !== undefined) await call(`${accounts}:update`, { localId: uid, validSince: `${since}` });
      const { users } = await call(`${accounts}:lookup`, { localId: [uid] });
      return Number((users as readonly { readonly validSince: string }[])[0]?.validSince);
    },
    /** Resolves to all stored records and accounts. */
    dump: async () => {
      const consents = ['asha-uid', 'asha-uid-2'].map((uid) => `user_profiles/${uid}/consents`);
      const records = ['user_profiles', 'provision_requests', 'account_requests', 'session_handoffs'];
      const collections = [...records, ...consents];
      const lists = collections.map((name) => call(`${origins.firestore}/v1/${documents}/${name}?pageSize=300`));
      const { userInfo = [] } = await call(`${accounts}:query`, {});
      return { records: await Promise.all(lists), accounts: userInfo };
    },
    /** Runs the owner's command in this process. A CommandError gives exit code 1, as in dev/run.mjs. */
    run: async (args: readonly string[], hosts: EmulatorHosts = origins): Promise<CommandResult> => {
      vi.stubEnv('FIRESTORE_EMULATOR_HOST', new URL(hosts.firestore).host);
      vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', new URL(hosts.auth).host);
      const [out, stderr]: string[][] = [[], []];
      vi.spyOn(console, 'log').mockImplementation((line) => void out?.push(line));
      vi.spyOn(console, 'error').mockImplementation((line) => void stderr?.push(line));
      const code = await runOwnerCommand([...args, '--project', project]).catch((error: Error) => {
        if (error.name !== 'CommandError') throw error;
        stderr?.push(error.message);
        return 1;
      });
      return { code, out: (out ?? []).join('\n'), stderr: (stderr ?? []).join('\n') };
    },
  };
}
