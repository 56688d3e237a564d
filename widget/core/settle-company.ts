import type { StoredRequest } from './account-records.ts';
import { suggestedCompanyId } from './company-id.ts';
import type { Clock, CompanyWork, RequestStore } from './ports.ts';
import type { SignedInUser } from './signed-in-user.ts';
import { withTimeLimit } from './time-limit.ts';
import { writeProvisionRequest } from './write-provision-request.ts';

/** Milliseconds that an existing account's company is waited for. */
const readLimit = 3000;

/**
 * What `AccountStore.settleCompany` does; apart from the flows, since it comes with what talks to the servers. An existing account keeps
 * the request that it has; where there is none, and for a new account, the company entered becomes one.
 */
export async function settleCompany(
  ports: { readonly store: RequestStore; readonly clock: Clock },
  user: SignedInUser,
  companyName: string | null,
  { after, deadline, written, notRead }: CompanyWork,
): Promise<string | null> {
  const { uid, idToken, isNewUser } = user;
  const read = (): Promise<StoredRequest | null> =>
    withTimeLimit(ports.clock, readLimit, 'store/timeout', ports.store.readProvisionRequest(uid, idToken));
  const failed = (cause: unknown): null => {
    // Where a company is to be written, that write tells how things stand.
    if (companyName === null) notRead(cause);
    return null;
  };
  const stored = isNewUser ? null : await read().catch(failed);
  await after;
  if (stored !== null) return companyIdOf(stored, uid);
  if (companyName === null) return null;
  return companyIdOf(await writeProvisionRequest(ports, user, companyName, deadline, written), uid);
}

/** Requests that somebody else has written may lack the id. */
const companyIdOf = ({ suggestedCompanyId: id, companyName }: StoredRequest, uid: string): string | null =>
  id ?? (companyName === null ? null : suggestedCompanyId(companyName, uid));
