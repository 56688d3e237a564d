import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { type Contacts, listContacts } from '../people/list-contacts.ts';

/** The statuses of a request to set up a company's books (docs/every-day.md has the table). */
export const provisionStatuses = ['pending', 'in-progress', 'done', 'rejected'] as const;
export type ProvisionStatus = (typeof provisionStatuses)[number];

/** A stored request. All fields except `uid` may be missing, if another program wrote it. Times are in ISO 8601. */
export type ProvisionRequest = {
  /** The user id, which is also the name of the document. */
  readonly uid: string;
  /** The company's name, as the visitor wrote it. */
  readonly companyName: string | null;
  readonly suggestedCompanyId: string | null;
  readonly status: string | null;
  readonly requestedAt: string | null;
  readonly takenAt: string | null;
  readonly takenBy: string | null;
  readonly doneAt: string | null;
  readonly rejectedAt: string | null;
  readonly rejectReason: string | null;
};

/** Parses a stored request from the fields of a document. A field of another type counts as missing. */
export function parseProvisionRequest(uid: string, fields: Readonly<Record<string, unknown>>): ProvisionRequest {
  const text = (name: string): string | null => (typeof fields[name] === 'string' ? fields[name] : null);
  const time = (name: string): string | null => {
    const value = fields[name];
    return value instanceof Timestamp ? value.toDate().toISOString() : null;
  };
  return {
    uid,
    companyName: text('companyName'),
    suggestedCompanyId: text('suggestedCompanyId'),
    status: text('status'),
    requestedAt: time('requestedAt'),
    takenAt: time('takenAt'),
    takenBy: text('takenBy'),
    doneAt: time('doneAt'),
    rejectedAt: time('rejectedAt'),
    rejectReason: text('rejectReason'),
  };
}

/**
 * A request with the name and contacts from `user_profiles`. The contacts count as typed, not as proved
 * (list-contacts.ts).
 */
export type ListedRequest = ProvisionRequest & Pick<Contacts, 'emails' | 'phones'> & { readonly name: string | null };

/** Resolves to all requests, or to those with one status. The oldest come first, and requests without a time last. */
export async function listRequests(store: Firestore, status: ProvisionStatus | null): Promise<ListedRequest[]> {
  const all = store.collection('provision_requests');
  // Sorts the requests in memory, because a sorted query by status would need one more index on the server.
  const { docs } = await (status === null ? all : all.where('status', '==', status)).get();
  const profiles = docs.map(({ id }) => store.collection('user_profiles').doc(id));
  const people = profiles.length === 0 ? [] : await store.getAll(...profiles);
  const byId = new Map(people.map((found) => [found.id, found.data() ?? null]));
  const requests = docs.map((found) => {
    const profile = byId.get(found.id) ?? null;
    const { emails, phones } = listContacts(null, profile);
    const name = typeof profile?.displayName === 'string' ? profile.displayName : null;
    return { ...parseProvisionRequest(found.id, found.data()), name, emails, phones };
  });
  return requests.sort((a, b) => ((a.requestedAt ?? '~') < (b.requestedAt ?? '~') ? -1 : 1));
}
