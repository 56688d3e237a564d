import type { FlowContext } from './flow-context.ts';

/** Milliseconds between "Redirecting to app..." and the redirect (specification section 9). */
const redirectDelay = 400;

type Target = { readonly attempt: number; readonly url: string; readonly viaSite: boolean };

/** Tells visitor and page where they are about to go, and goes. */
export function redirect({ store, ports }: FlowContext, target: Target, go: () => void): void {
  store.dispatch({ type: 'redirectStarted', ...target });
  ports.host.emit('acct-redirect', { url: target.url });
  ports.clock.after(redirectDelay, () => {
    // Not after a reset: the card may have been taken off the page or handed to the next visitor.
    if (store.getState().view.name === 'redirecting' && ports.host.isOnPage()) go();
  });
}
