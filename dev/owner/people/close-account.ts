import { FieldValue } from 'firebase-admin/firestore';
import { quoteForTerminal, quoteUnlessPlainWord } from '../../base/escape-for-terminal.ts';
import { CommandError } from '../../base/run-tool.ts';
import type { AdminAccess } from '../admin/run-with-admin-access.ts';
import { applyProvisionStep } from '../provision/apply-provision-step.ts';
import { provisionSteps } from '../provision/provision-steps.ts';
import { parseClosingRequest } from './closing.ts';
import { ignoreMissingAccount, type StoredPerson } from './read-person.ts';

/** Describes for the owner what `closeAccount` would do. */
export const describeAccountClosing = (person: StoredPerson): string[] => [
  ...(person.account ? ['disable the account and end its sessions'] : []),
  ...(isInQueue(person)
    ? [`take the request for ${quoteForTerminal(`${person.request?.companyName}`)} out of the queue`]
    : []),
];

/**
 * Closes an account for which `reasonAgainstClosing` has returned null. May be repeated. Throws if the request was
 * withdrawn.
 */
export async function closeAccount({ store, auth }: AdminAccess, person: StoredPerson): Promise<Date> {
  const { uid, account, accountRequest } = person;
  const ref = store.collection('account_requests').doc(uid);
  const closing = parseClosingRequest(accountRequest?.data());
  if (accountRequest?.updateTime && closing?.status === 'open') {
    const taken = { status: 'taken', takenAt: FieldValue.serverTimestamp() };
    await ref.update(taken, { lastUpdateTime: accountRequest.updateTime });
  }
  if (account) {
    await ignoreMissingAccount(auth.updateUser(uid, { disabled: true }));
    await ignoreMissingAccount(auth.revokeRefreshTokens(uid));
  }
  if (isInQueue(person)) await applyProvisionStep(store, 'reject', uid, { why: 'The account was closed.', as: null });
  if (closing?.status !== 'closed') await ref.update({ status: 'closed', closedAt: FieldValue.serverTimestamp() });
  const closedAt = parseClosingRequest((await ref.get()).data())?.closedAt;
  if (!closedAt)
    throw new CommandError(`The request of ${quoteUnlessPlainWord(uid)} is gone: it was erased meanwhile.`);
  return closedAt;
}

/** Sentences for the owner about what the closing of an account does not end at once. */
export const accountClosingLimits = [
  'A token that was already issued is valid for up to an hour: run the same command again after that, to remove requests made with it from the queue.',
  'The main application ends its own session at its next check for revocation; the company and its books are as they were.',
] as const;

const isInQueue = ({ request }: StoredPerson): boolean =>
  provisionSteps.reject.from.some((status) => status === request?.status);
