import type { RequestName } from '../card-state.ts';
import type { SignedInUser } from '../signed-in-user.ts';
import { completeSignIn } from './complete-sign-in.ts';
import type { FlowContext } from './flow-context.ts';
import { type RequestOptions, runRequest } from './run-request.ts';

/** A request that ends with a signed-in visitor, and all that follows. A visitor who cancelled meanwhile is signed out again. */
export function authenticate(
  context: FlowContext,
  request: RequestName,
  work: () => Promise<SignedInUser>,
  options: Pick<RequestOptions<SignedInUser>, 'inWindow'> = {},
): Promise<void> {
  const { store, ports } = context;
  return runRequest(
    context,
    request,
    work,
    async (user, attempt) => {
      store.dispatch({ type: 'authenticated', attempt });
      await completeSignIn(context, user, attempt);
    },
    {
      ...options,
      // Nobody waits for this, and a failure has nobody to be told: the session lives in memory only.
      late: () => void ports.auth.signOut().catch(() => undefined),
    },
  );
}
