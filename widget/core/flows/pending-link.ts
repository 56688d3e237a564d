import { OtherMethodError } from '../errors.ts';
import type { FlowContext } from './flow-context.ts';

const pending = new WeakMap<FlowContext, { readonly epoch: number; readonly email: string }>();

/** Whatever Google's window ends with: an address that has an account with a password is remembered, to be linked once that is signed in to. */
export async function rememberingLink<T>(context: FlowContext, work: () => Promise<T>): Promise<T> {
  const { epoch } = context.store.getState();
  try {
    return await work();
  } catch (error) {
    if (error instanceof OtherMethodError) pending.set(context, { epoch, email: error.email });
    throw error;
  }
}

/** True where signing in to this address is what Google waits for. After a reset the card belongs to the next visitor. */
export function isLinkPending(context: FlowContext, email: string): boolean {
  const known = pending.get(context);
  return known?.epoch === context.store.getState().epoch && known.email.toLowerCase() === email.toLowerCase();
}
