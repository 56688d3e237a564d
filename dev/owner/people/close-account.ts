import { FieldValue } from 'firebase-admin/firestore';
import { CommandError } from '../../base/run-tool.ts';
import { plainWord, quotedText } from '../../base/visible-text.ts';
import type { Admin } from '../admin/with-admin.ts';
import { requestSteps } from '../provision/request-steps.ts';
import { takeStep } from '../provision/take-step.ts';
import { closingOf } from './closing.ts';
import { knownAccount, type Person } from './read-person.ts';

/** What `closeAccount` would do, in words for the owner. */
export const stepsToClose = (person: Person): string[] => [
  ...(person.account ? ['disable the account and end its sessions'] : []),
  ...(isInQueue(person)
    ? [`take the request for ${quotedText(`${person.request?.companyName}`)} out of the queue`]
    : []),
];

/** Closes an account whose holder asked, as `refusalToClose` allows; may be run again. Throws if taken back. */
export async function closeAccount({ store, auth }: Admin, person: Person): Promise<Date> {
  const { uid, account, accountRequest } = person;
  const ref = store.collection('account_requests').doc(uid);
  const closing = closingOf(accountRequest?.data());
  if (accountRequest?.updateTime && closing?.status === 'open') {
    const taken = { status: 'taken', takenAt: FieldValue.serverTimestamp() };
    await ref.update(taken, { lastUpdateTime: accountRequest.updateTime });
  }
  if (account) {
    await knownAccount(auth.updateUser(uid, { disabled: true }));
    await knownAccount(auth.revokeRefreshTokens(uid));
  }
  if (isInQueue(person)) await takeStep(store, 'reject', uid, { why: 'The account was closed.', as: null });
  if (closing?.status !== 'closed') await ref.update({ status: 'closed', closedAt: FieldValue.serverTimestamp() });
  const closedAt = closingOf((await ref.get()).data())?.closedAt;
  if (!closedAt) throw new CommandError(`The request of ${plainWord(uid)} is gone: it was erased meanwhile.`);
  return closedAt;
}

/** What closing leaves, and what is to be done about each. */
export const notClosed = [
  'A token that is out counts for up to an hour: the same command after that takes out of the queue what it has put there.',
  'The main application ends its own session at its next check for revocation; the company and its books are as they were.',
] as const;

const isInQueue = ({ request }: Person): boolean =>
  requestSteps.reject.from.some((status) => status === request?.status);
