import type { CardEventDetails } from '../card-events.ts';
import type { CardError } from '../errors.ts';
import type { Reason } from '../find-reason.ts';
import type { FlowContext } from './flow-context.ts';

/** All that may be more than what a visitor can mend, or what passes: only then is it worth loading what would tell. */
const suspicious =
  /allow|domain|-key|-from|billing|quota|app-c|captcha|config|-api|restrict|:-39|environ|card.une|google|human|store.[pu]/;

/**
 * Tells the page of a failure; and the integrator, where page or project must mend it.
 *
 * @param show gets what that is before the page hears of it; `false` from it: nobody is to hear of it any more
 * @param isOdd where the code alone says too little
 */
export async function tellFailure(
  { ports: { host }, config }: FlowContext,
  error: CardError,
  action: CardEventDetails['acct-error']['action'],
  show?: (reason: Reason | null) => unknown,
  isOdd?: boolean,
): Promise<void> {
  const { code } = error;
  const asks = isOdd || suspicious.test(code);
  const reason = asks ? await host.diagnose(error, config().firebase.projectId) : null;
  if (show?.(reason) !== false) host.emit('acct-error', { code, action, ...(reason && { reason: reason.code }) });
}
