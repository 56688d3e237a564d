import type { StoredRequest } from './account-records.ts';
import { suggestedCompanyId } from './company-id.ts';
import type { CardPorts } from './ports.ts';
import type { SignedInUser } from './signed-in-user.ts';
import { withTimeLimit } from './time-limit.ts';
import { writeProvisionRequest } from './write-provision-request.ts';

/** Milliseconds that an existing account's company is waited for. */
const readLimit = 3000;

/**
 * The company id of this visitor by the stored provision request, null when none is known. An existing account keeps the request that
 * it has; where there is none, and for a new account, the company entered becomes one. `profileWritten`: nothing is written before it. `written`: a request has been
 * stored, be it after this has failed.
 */
export async function settleCompany(
  ports: Pick<CardPorts, 'store' | 'clock' | 'host'>,
  user: SignedInUser,
  companyName: string | null,
  profileWritten: Promise<void>,
  deadline: number,
  written: () => void,
): Promise<string | null> {
  const stored = user.isNewUser ? null : await readRequest(ports, user, companyName === null);
  await profileWritten;
  if (stored !== null) return companyIdOf(stored, user.uid);
  if (companyName === null) return null;
  return companyIdOf(await writeProvisionRequest(ports, user, companyName, deadline, written), user.uid);
}

async function readRequest(
  { store, clock, host }: Pick<CardPorts, 'store' | 'clock' | 'host'>,
  { uid, idToken }: SignedInUser,
  isAll: boolean,
): Promise<StoredRequest | null> {
  try {
    return await withTimeLimit(clock, readLimit, 'store/timeout', store.readProvisionRequest(uid, idToken));
  } catch (cause) {
    // Where a company is to be written, that write tells how things stand.
    if (!isAll) return null;
    host.report({
      level: 'warn',
      code: 'store/provision-not-read',
      what: 'the visitor is signed in, but the record in provision_requests could not be read for the company cookie',
      cure: 'deploy firestore.rules and check that Firestore can be reached',
      cause,
    });
    return null;
  }
}

/** Requests that somebody else has written may lack the id. */
const companyIdOf = ({ suggestedCompanyId: id, companyName }: StoredRequest, uid: string): string | null =>
  id ?? (companyName === null ? null : suggestedCompanyId(companyName, uid));
