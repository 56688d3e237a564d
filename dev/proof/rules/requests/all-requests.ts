import type { RequestTable } from '../rules-request.ts';
import { accountRequests } from './account-requests.ts';
import { consents } from './consents.ts';
import { ownRecords } from './own-records.ts';
import { provisionRequests } from './provision-requests.ts';
import { sessionHandoffs } from './session-handoffs.ts';
import { userProfiles } from './user-profiles.ts';

/**
 * All requests with which firestore.rules is tested. needed-conditions.emulator.test.ts repeats them without each
 * condition.
 */
export const allRequests: RequestTable = {
  ...ownRecords,
  ...userProfiles,
  ...consents,
  ...provisionRequests,
  ...accountRequests,
  ...sessionHandoffs,
};
