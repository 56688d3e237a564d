import type { SignedInUser } from '../../../account/account-records.ts';
import { OtherMethodError } from '../../../account/errors.ts';
import type { PopupProvider } from '../../../account/popup-providers.ts';
import { authenticate } from './complete-sign-in.ts';
import { type FlowContext, runRequest } from './run-request.ts';

/** Milliseconds after a click in which every browser lets it open a window. Safari's limit is one second. */
const popupPermission = 900;

/**
 * Opens the provider's window, at once if its code has loaded. Asks for another press if the browser would block the
 * window by now.
 */
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
        ready = clock.now() - pressedAt < popupPermission;
      },
    });
  }
  if (!ready) return;
  const { visitor } = memory;
  const send = (): Promise<SignedInUser> =>
    auth.signInWithPopup(provider).catch((error: unknown) => {
      // The credential of a cancelled request is stored too, and can be linked once the visitor signs in to the
      // address.
      if (error instanceof OtherMethodError) visitor.linkEmail = error.email;
      throw error;
    });
  await authenticate(context, provider, { send, popup: provider });
}
