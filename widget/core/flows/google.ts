import { OtherMethodError } from '../errors.ts';
import type { SignedInUser } from '../signed-in-user.ts';
import { authenticate } from './complete-sign-in.ts';
import type { FlowContext } from './flow-context.ts';
import { runRequest } from './run-request.ts';

/** Milliseconds for which every browser lets a press open a window; Safari takes the permission back after one second. */
const permission = 900;

/**
 * Opens Google's window at once where its script is there. Where it is still on its way the card says so, and asks for
 * one more press when the browser would not let this one open a window any more.
 */
export async function signInWithGoogle(context: FlowContext): Promise<void> {
  const { store, ports } = context;
  const { auth, clock } = ports;
  const pressedAt = clock.now();
  let ready = auth.isGoogleReady();
  if (!ready) {
    await runRequest(context, 'google', {
      send: () => auth.prepareGoogle(),
      done(_nothing, attempt) {
        store.dispatch({ type: 'googleReady', attempt });
        ready = clock.now() - pressedAt < permission;
      },
    });
  }
  if (!ready) return;
  const { visitor } = context.memory;
  const send = (): Promise<SignedInUser> =>
    auth.signInWithGoogle().catch((error: unknown) => {
      // An address that has an account with a password: to be linked once that is signed in to, whatever becomes of this request.
      if (error instanceof OtherMethodError) visitor.linkTo = error.email;
      throw error;
    });
  await authenticate(context, 'google', { send, inWindow: true });
}
