import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path/posix';
import { serverTimestamp } from '../../../account/account-records.ts';
import { documentsRoot } from '../../../account/firestore-address.ts';
import { encodeFields, type PlainFields } from '../../services/firestore-values.ts';
import { unsignedToken } from '../../services/sign-token.ts';
import { createFirestoreAdminClient } from '../browser/firestore-admin-client.ts';
import { fieldDeletion, RelativeTime, type RulesRequest, type SentFields, type Visitor } from './rules-request.ts';

export type RulesFixture = {
  /** Sends a request while only the documents that the request names exist. Resolves to the answer. */
  readonly answerTo: (
    request: Pick<RulesRequest, 'by' | 'path' | 'stored' | 'sameCommit' | 'operation'>,
  ) => Promise<'allowed' | 'denied'>;
  /** Returns the token that the card sends for this visitor. */
  readonly tokenOf: (by: Visitor) => string;
  /**
   * Replaces the rules. If the emulator cannot read the new rules, the previous rules stay, and the result is false.
   */
  readonly replaceRules: (rules: string) => Promise<boolean>;
};

/** Opens a project in the official emulator at `origin`, with firestore.rules or other rules, over REST. */
export async function openRulesFixture(
  origin: string | null,
  project: string,
  rules = readFileSync('firestore.rules', 'utf8'),
): Promise<RulesFixture> {
  if (origin === null) throw new Error('The rules can be tested only on the official Firestore emulator.');
  const owner = createFirestoreAdminClient(origin);
  const documents = documentsRoot(project);
  const url = `${origin}/v1/${documents}`;
  const written = new Set<string>();

  const prepare = async (path: string, stored: RulesRequest['stored'], now: number): Promise<void> => {
    if (stored) {
      const response = await commit(url, [writeOf(`${documents}/${path}`, stored, false, now)], 'owner');
      if (!response.ok) throw new Error(`The owner was answered ${response.status}: ${await response.text()}`);
    } else if (written.has(path)) {
      await owner.deleteDocument(path, project);
    }
    written.delete(path);
    if (stored) written.add(path);
  };
  /** Deletes all documents except those at `paths`, since the rules may read any document. */
  const deleteAllExcept = async (paths: readonly (string | undefined)[]): Promise<void> => {
    for (const path of written) if (!paths.includes(path)) await prepare(path, undefined, 0);
  };

  const ask = (
    { path, sameCommit, operation }: Pick<RulesRequest, 'path' | 'sameCommit' | 'operation'>,
    now: number,
    token?: string,
  ): Promise<Response> => {
    if (operation === 'get') return send('GET', `${url}/${path}`, token);
    if (operation === 'list') return send('GET', `${url}/${dirname(path)}`, token);
    if (operation === 'delete') return send('DELETE', `${url}/${path}`, token);
    if ('find' in operation)
      return send('POST', `${url}:runQuery`, token, findIn(`${documents}/${dirname(path)}`, ...operation.find));
    const merges = 'merge' in operation;
    const write = writeOf(`${documents}/${path}`, merges ? operation.merge : operation.replace, merges, now);
    const more = sameCommit ? [writeOf(`${documents}/${sameCommit.path}`, sameCommit.merge, true, now)] : [];
    return commit(url, [write, ...more], token);
  };

  const replaceRules: RulesFixture['replaceRules'] = async (other) => {
    const body = { rules: { files: [{ name: 'firestore.rules', content: other }] } };
    const response = await send('PUT', `${origin}/emulator/v1/projects/${project}:securityRules`, undefined, body);
    if (response.ok || response.status === 400) return response.ok;
    throw new Error(`The emulator answered ${response.status} to rules: ${await response.text()}`);
  };

  await owner.clearDocuments(project);
  if (!(await replaceRules(rules))) throw new Error('The emulator cannot read these rules.');
  return {
    replaceRules,
    tokenOf: (by) => tokenOf(by, project, Math.floor(Date.now() / 1000) * 1000),
    async answerTo({ by, path, stored, sameCommit, operation }) {
      const now = Math.floor(Date.now() / 1000) * 1000;
      await deleteAllExcept([path, sameCommit?.path]);
      await prepare(path, stored, now);
      if (sameCommit) await prepare(sameCommit.path, sameCommit.stored, now);
      const response = await ask({ path, sameCommit, operation }, now, by ? tokenOf(by, project, now) : undefined);
      const text = await response.text();
      if (response.status === 403) return 'denied';
      // Accepts status 404 too, because it means that the rules have allowed the request but the document is missing.
      if (!response.ok && response.status !== 404) throw new Error(`The emulator answered ${response.status}: ${text}`);
      if (typeof operation === 'object') written.add(path);
      if (sameCommit) written.add(sameCommit.path);
      return 'allowed';
    },
  };
}

const commit = (url: string, writes: readonly object[], token?: string): Promise<Response> =>
  send('POST', `${url}:commit`, token, { writes });

function send(method: string, url: string, token?: string, body?: object): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  return fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
}

function findIn(collection: string, fieldPath: string, text: string): object {
  const value = fieldPath === '__name__' ? { referenceValue: `${collection}/${text}` } : { stringValue: text };
  const filter = { field: { fieldPath }, op: 'EQUAL', value };
  return { structuredQuery: { from: [{ collectionId: basename(collection) }], where: { fieldFilter: filter } } };
}

function tokenOf({ uid, claims, signedInAgo = 1, issuedAgo = signedInAgo }: Visitor, project: string, now: number) {
  const iat = now / 1000 - issuedAgo;
  return unsignedToken({
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: uid,
    user_id: uid,
    iat,
    exp: iat + 3600,
    auth_time: now / 1000 - signedInAgo,
    ...claims,
  });
}

/**
 * Returns a REST write of Firestore. If `merges` is true, the write leaves the fields unchanged that `sent` does not
 * name. `RelativeTime` counts from `now`, a time in milliseconds.
 */
function writeOf(name: string, sent: SentFields, merges: boolean, now: number): object {
  const entries = Object.entries(sent).filter(([, value]) => value !== undefined);
  const plain: PlainFields = {};
  for (const [field, value] of entries) {
    if (value === undefined || typeof value === 'symbol') continue;
    plain[field] = value instanceof RelativeTime ? new Date(now + value.seconds * 1000) : value;
  }
  const byServer = entries.filter(([, value]) => value === serverTimestamp);
  const named = entries.flatMap(([field, value]) => (field in plain || value === fieldDeletion ? [field] : []));
  return {
    update: { name, fields: encodeFields(plain) },
    ...(merges && { updateMask: { fieldPaths: named } }),
    updateTransforms: byServer.map(([fieldPath]) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
  };
}
