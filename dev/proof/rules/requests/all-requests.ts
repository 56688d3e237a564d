import type { RequestTable } from '../rules-request.ts';
import { accountRequests } from './account-requests.ts';
import { consentRequests } from './consent-requests.ts';
import { provisionRequests } from './provision-requests.ts';
import { recordAccessRequests } from './record-access-requests.ts';
import { sessionHandoffRequests } from './session-handoff-requests.ts';
import { userProfileRequests } from './user-profile-requests.ts';

/**
 * All requests with which firestore.rules is tested. needed-conditions.emulator.test.ts repeats them once for each
 * condition, with rules that lack this condition.
 */
export const allRequests: RequestTable = {
  ...recordAccessRequests,
  ...userProfileRequests,
  ...consentRequests,
  ...provisionRequests,
  ...accountRequests,
  ...sessionHandoffRequests,
};
