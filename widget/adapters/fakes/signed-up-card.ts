import { serverTime } from '../../core/account-records.ts';
import type { FakeCard } from './create-fake-card.ts';

/** What is typed into Sign Up; the first account of the fakes has the id `Uid001xyzXYZ`. */
export const newcomer = {
  name: 'Asha',
  company: 'Sharma Traders',
  email: 'asha@example.com',
  newPassword: 'secret1',
} as const;
/** What is typed into Sign In. */
export const member = { identifier: 'asha@example.com', password: 'secret1' } as const;

type Prepare = (card: FakeCard) => void;

/** Stores a provision request, with an id that nobody would suggest. */
export function storeRequest(card: FakeCard, uid: string, companyName: string, status = 'approved'): void {
  const suggestedCompanyId = `${companyName.toLowerCase().replace(' ', '-')}-1`;
  card.records.provisionRequests.set(uid, { uid, companyName, suggestedCompanyId, requestedAt: serverTime, status });
}

/** The company cannot be set up. */
export const refusesRequest: Prepare = ({ records }) =>
  records.script.failAlways('writeProvisionRequest', 'store/permission-denied');

/** The page calls `preventDefault()` on the sign-in. */
export const keepsVisitor: Prepare = ({ host }) => {
  host.keepsVisitor = true;
};

/** The page resets the card when it hears of the sign-in. */
export const resetsWhenTold: Prepare = (card) => {
  card.host.listener = (name) => {
    if (name === 'acct-authenticated') card.resetCard();
  };
};
