import type { UserRecord } from 'firebase-admin/auth';
import { DocumentReference, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { type StoredCollection, storedData } from '../../../site/content/facts/stored-data.ts';
import type { StoredPerson } from './read-person.ts';

type Fields = Readonly<Record<string, unknown>>;
export type PersonExport = { readonly uid: string; readonly exportedAt: string } & {
  readonly [Place in Exclude<StoredCollection, 'consents' | 'session_handoffs'>]: Fields | null;
} & {
  readonly consents: readonly Fields[];
  readonly session_handoffs: readonly Fields[];
  /**
   * The fields that other programs have stored and that the privacy notice does not list. Each key is a `StoredCollection`.
   * Absent if there are no such fields.
   */
  readonly alsoStored?: Readonly<Record<string, Fields>>;
  readonly notInThisFile: readonly string[];
};

/** The data that the privacy notice lists but the export does not contain, with the reasons. */
const notInThisFile = [
  'Password and internet addresses: Google’s sign-in service stores them and gives them to nobody.',
  'The encrypted part of session_handoffs: only the browser that made it has the key.',
  'Cookies and the stored session: they are in your own browsers only.',
  'What you have entered in the app.',
];

/** Returns a person's stored data by the items of the privacy notice (`storedData`). Times are in ISO 8601, UTC. */
export function exportPerson(
  { uid, account, profile, request, accountRequest, consents, handoffs }: StoredPerson,
  now: Date,
): PersonExport {
  const known = {
    user_profiles: profile,
    authentication: account && accountFields(account),
    provision_requests: request,
    account_requests: accountRequest?.data() ?? null,
  };
  const also = Object.entries(known).flatMap(([place, fields]) => {
    const rest = unlisted(place as StoredCollection, fields ?? {});
    return Object.keys(rest).length > 0 ? [[place, rest] as const] : [];
  });
  return {
    uid,
    exportedAt: now.toISOString(),
    user_profiles: profile && listed('user_profiles', profile),
    consents: consents.map((each) => listed('consents', { edition: each.id, ...each.data() })),
    authentication: known.authentication && listed('authentication', known.authentication),
    provision_requests: request && listed('provision_requests', request),
    account_requests: known.account_requests && listed('account_requests', known.account_requests),
    session_handoffs: handoffs.map((handoff) => listed('session_handoffs', handoff.data())),
    ...(also.length > 0 && { alsoStored: Object.fromEntries(also) }),
    notInThisFile,
  };
}

const fieldsOf = (place: StoredCollection): readonly string[] => Object.values(storedData[place]).flat();

/**
 * Returns the fields that the notice lists, in the notice's order. Missing fields are left out, and null stays null.
 */
const listed = (place: StoredCollection, fields: Fields): Fields =>
  Object.fromEntries(
    fieldsOf(place).flatMap((name) => (name in fields && name !== 'box' ? [[name, readableValue(fields[name])]] : [])),
  );

const unlisted = (place: StoredCollection, fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      fieldsOf(place).includes(name) || value === undefined ? [] : [[name, readableValue(value)]],
    ),
  );

/** Returns the fields of an account that the notice lists, as a flat object and without the hash of the password. */
function accountFields(account: UserRecord): Fields {
  const {
    metadata,
    providerData,
    passwordHash: _hash,
    passwordSalt: _salt,
    ...fields
  } = account.toJSON() as Fields & {
    metadata: Readonly<Record<string, string | null | undefined>>;
    providerData: readonly unknown[];
  };
  const iso = (time: unknown): string | null => (typeof time === 'string' ? new Date(time).toISOString() : null);
  return {
    ...fields,
    providers: providerData,
    creationTime: iso(metadata.creationTime),
    lastSignInTime: iso(metadata.lastSignInTime),
    lastRefreshTime: iso(metadata.lastRefreshTime),
    tokensValidAfterTime: iso(fields.tokensValidAfterTime),
  };
}

/** Converts a stored value for JSON: times to ISO 8601, bytes to base64, and references to their paths. */
function readableValue(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (value instanceof DocumentReference) return value.path;
  if (value instanceof GeoPoint) return { latitude: value.latitude, longitude: value.longitude };
  if (Array.isArray(value)) return value.map(readableValue);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, readableValue(inner)]));
  }
  return value;
}
