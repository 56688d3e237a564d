import type { RequestTable } from '../rules-request.ts';
import { companyNames } from './company-names.ts';
import { ownRecords } from './own-records.ts';
import { provisionRequests } from './provision-requests.ts';
import { sessionHandoffs } from './session-handoffs.ts';
import { userProfiles } from './user-profiles.ts';

/** Every request that firestore.rules is held to: requests.emulator.test.ts sends them, and mutants of the rules must not stand them. */
export const allRequests: RequestTable = {
  ...ownRecords,
  ...userProfiles,
  ...provisionRequests,
  ...companyNames,
  ...sessionHandoffs,
};
