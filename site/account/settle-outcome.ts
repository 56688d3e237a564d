import type { Account, Outcome, Task } from './account-state.ts';

/**
 * What a press has come to, by what is stored afterwards: an answer may be lost after all was done, and what another tab
 * has done already is refused, or finds nothing to do.
 */
export function settleOutcome(task: Task, answered: Outcome, { records }: Account): Outcome {
  if (answered === 'done') return answered;
  const [profile] = records.user_profiles;
  const [request] = records.account_requests;
  switch (task.type) {
    case 'correct':
      return Object.entries(task.changes).every(([field, value]) => profile?.[field] === value) ? 'done' : answered;
    case 'close':
      return request ? 'done' : answered;
    case 'take-back':
      return request ? answered : 'done';
    default:
      return answered;
  }
}
