import { authenticate } from './authenticate.ts';
import type { FlowContext } from './flow-context.ts';
import { rememberingLink } from './pending-link.ts';
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
    await runRequest(
      context,
      'google',
      () => auth.prepareGoogle(),
      (_nothing, attempt) => {
        store.dispatch({ type: 'googleReady', attempt });
        ready = clock.now() - pressedAt < permission;
      },
    );
  }
  if (!ready) return;
  const signIn = () => rememberingLink(context, () => auth.signInWithGoogle());
  await authenticate(context, 'google', signIn, { inWindow: true });
}
