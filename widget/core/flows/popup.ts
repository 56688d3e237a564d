import type { SignedInUser } from '../../../account/account-records.ts';
import { OtherSignInMethodError } from '../../../account/errors.ts';
import type { PopupProvider } from '../../../account/popup-providers.ts';
import { authenticateVisitor } from './complete-sign-in.ts';
import { type FlowContext, runRequest } from './run-request.ts';

/**
 * The time after a click, in milliseconds, during which every browser allows the page to open a window. Safari's limit
 * is one second.
 */
const popupPermission = 900;

/**
 * Opens the provider's window, after loading its code if necessary. If loading took so long that the browser would
 * block the window, asks the visitor for another press.
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
      // Stores the e-mail address even if the request was cancelled. Once the visitor signs in with that address, the
      // provider's account can be linked.
      if (error instanceof OtherSignInMethodError) visitor.linkEmail = error.email;
      throw error;
    });
  await authenticateVisitor(context, provider, { send, popup: provider });
}
