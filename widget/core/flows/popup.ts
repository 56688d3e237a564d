import type { SignedInUser } from '../../../account/account-records.ts';
import { OtherMethodError } from '../../../account/errors.ts';
import type { PopupProvider } from '../../../account/popup-providers.ts';
import { authenticate } from './complete-sign-in.ts';
import { type FlowContext, runRequest } from './run-request.ts';

/** Milliseconds in which every browser lets a press open a window; Safari ends the permission after one second. */
const permission = 900;

/** Opens the provider's window at once if it can. Else it says so, and asks for one more press if the browser does. */
export async function signInWithPopup(context: FlowContext, provider: PopupProvider): Promise<void> {
  const { store, ports, memory } = context;
  const { auth, clock } = ports;
  const pressedAt = clock.now();
  let ready = auth.isPopupReady();
  if (!ready) {
    await runRequest(context, provider, {
      send: () => auth.preparePopup(),
      done(_nothing, attempt) {
        store.dispatch({ type: 'popupReady', provider, attempt });
        ready = clock.now() - pressedAt < permission;
      },
    });
  }
  if (!ready) return;
  const { visitor } = memory;
  const send = (): Promise<SignedInUser> =>
    auth.signInWithPopup(provider).catch((error: unknown) => {
      // Even after a cancelled request: the proved credential can be linked once the visitor signs in to the address.
      if (error instanceof OtherMethodError) visitor.linkTo = error.email;
      throw error;
    });
  await authenticate(context, provider, { send, popup: provider });
}
