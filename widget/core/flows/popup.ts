import type { SignedInUser } from '../account-records.ts';
import { OtherMethodError } from '../errors.ts';
import type { PopupProvider } from '../popup-providers.ts';
import { authenticate } from './complete-sign-in.ts';
import { type FlowContext, runRequest } from './run-request.ts';

/**
 * Milliseconds for which every browser lets a press open a window; Safari takes the permission back after one second.
 */
const permission = 900;

/** Opens the provider's window at once if it can; else says so, and asks for one more press if the browser does. */
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
      // Whatever becomes of this request: what is proved can be linked once the address is signed in to.
      if (error instanceof OtherMethodError) visitor.linkTo = error.email;
      throw error;
    });
  await authenticate(context, provider, { send, popup: provider });
}
