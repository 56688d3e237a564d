import { decodeFields, type PlainFields } from '../firestore-values.ts';
import { type TokenFault, verifyEmulatorToken } from './verify-emulator-token.ts';

export type SessionOptions = {
  readonly projectId: string;
  /** `{product}` of the cookie names. */
  readonly cookiePrefix: string;
  /** http://host:port of the Firestore emulator. */
  readonly firestoreOrigin: string;
};
export type SignedOutReason = 'no-cookies' | 'no-token' | 'no-user-id' | TokenFault | 'other-user';
export type AppSession = {
  readonly signedIn: boolean;
  readonly reason: SignedOutReason | null;
  readonly user: {
    uid: string;
    name: string | null;
    email: string | null;
    phone: string | null;
    emailVerified: boolean;
  } | null;
  readonly companyId: string | null;
  /** The two records as the visitor may read them; null: there is none. A text: why it could not be read. */
  readonly records: { profile: PlainFields | string | null; provisionRequest: PlainFields | string | null } | null;
  /** Names of the product's cookies that arrived. */
  readonly cookies: { readonly names: readonly string[] };
};

/** Who the visitor is, from the Cookie header alone; the token is verified, the cookie is no proof by itself. */
export async function readSession(cookieHeader: string | undefined, options: SessionOptions): Promise<AppSession> {
  const { cookiePrefix: prefix, projectId } = options;
  const jar = parseCookies(cookieHeader);
  const names = [`${prefix}_auth_token`, `${prefix}_user_id`, `${prefix}_company_id`] as const;
  const [token, uid, companyId] = names.map((name) => jar.get(name));
  const cookies = { names: names.filter((name) => jar.has(name)) };
  const signedOut = (reason: SignedOutReason): AppSession => {
    return { signedIn: false, reason, user: null, companyId: null, records: null, cookies };
  };
  if (cookies.names.length === 0) return signedOut('no-cookies');
  if (!token) return signedOut('no-token');
  if (!uid) return signedOut('no-user-id');
  const verdict = verifyEmulatorToken(token, projectId);
  if ('fault' in verdict) return signedOut(verdict.fault);
  const { claims } = verdict;
  if (claims.sub !== uid) return signedOut('other-user');
  const [profile, provisionRequest] = await Promise.all([
    readRecord(`user_profiles/${uid}`, token, options),
    readRecord(`provision_requests/${uid}`, token, options),
  ]);
  const user = {
    uid,
    name: claims.name ?? null,
    email: claims.email ?? null,
    phone: claims.phone_number ?? null,
    emailVerified: claims.email_verified ?? false,
  };
  return {
    signedIn: true,
    reason: null,
    user,
    companyId: companyId ?? null,
    records: { profile, provisionRequest },
    cookies,
  };
}

function parseCookies(header = ''): Map<string, string> {
  const pairs = header.split(';').map((pair) => pair.trim().split(/=(.*)/s));
  return new Map(pairs.flatMap(([name, value]) => (name && value !== undefined ? [[name, decodeValue(value)]] : [])));
}

function decodeValue(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value; // a stray % is no encoding: keep what was sent
  }
}

async function readRecord(
  path: string,
  token: string,
  { firestoreOrigin, projectId }: SessionOptions,
): Promise<PlainFields | string | null> {
  const address = `${firestoreOrigin}/v1/projects/${projectId}/databases/(default)/documents/${path}`;
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } }).catch(
    (error: Error) => error,
  );
  if (response instanceof Error) return `Firestore does not answer: ${response.message}`;
  if (response.status === 404) return null;
  if (!response.ok) return `Firestore answered ${response.status}: ${await response.text()}`;
  return decodeFields(((await response.json()) as { fields?: Parameters<typeof decodeFields>[0] }).fields);
}
