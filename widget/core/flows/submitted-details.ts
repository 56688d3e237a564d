import type { EnteredDetails } from '../account-records.ts';
import { enteredDetails } from '../entered-details.ts';
import type { FlowContext } from './flow-context.ts';

const submitted = new WeakMap<FlowContext, { readonly epoch: number; readonly details: EnteredDetails }>();

/** Sign Up was submitted, or Google pressed on it: what stands there is what the visitor means, whichever way in is taken next. */
export function rememberDetails(context: FlowContext): void {
  const { epoch } = context.store.getState();
  submitted.set(context, { epoch, details: enteredDetails(context.values) });
}

/** What a visitor submitted on Sign Up; a prefill that nobody saw and what was only typed count as nothing. */
export function submittedDetails(context: FlowContext): EnteredDetails {
  const known = submitted.get(context);
  // After a reset the card belongs to the next visitor.
  return known?.epoch === context.store.getState().epoch ? known.details : { profile: {}, companyName: null };
}
