import { restingView } from '../card-state.ts';
import type { FieldName } from '../fields.ts';
import { validateFields } from '../validate-fields.ts';
import type { FlowContext } from './flow-context.ts';

/**
 * True when a request may be sent: nothing else runs, these fields are right and the human check is solved.
 * Otherwise the card says why, and nothing is sent.
 */
export function passGate({ store, values }: FlowContext, fields: readonly FieldName[]): boolean {
  const { view, captcha } = store.getState();
  if (restingView(view) === null) return false;
  const fieldProblems = validateFields(values, fields);
  const captchaMissing = captcha.phase !== 'solved';
  if (!captchaMissing && Object.keys(fieldProblems).length === 0) return true;
  store.dispatch({ type: 'submitRefused', fieldProblems, captchaMissing });
  return false;
}
