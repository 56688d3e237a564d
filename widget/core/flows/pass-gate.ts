import { type FieldName, restingView } from '../card-state.ts';
import { validateFields } from '../validate-fields.ts';
import type { FlowContext } from './flow-context.ts';

/**
 * True when a request may be sent: nothing else runs, these fields are right and the human check is solved.
 * Otherwise the card says why, and nothing is sent.
 */
export function passGate({ store, drafts }: FlowContext, fields: readonly FieldName[]): boolean {
  const { view, humanCheck } = store.getState();
  if (restingView(view) === null) return false;
  const fieldProblems = validateFields(drafts, fields);
  const humanCheckMissing = humanCheck.phase !== 'solved';
  if (!humanCheckMissing && Object.keys(fieldProblems).length === 0) return true;
  store.dispatch({ type: 'submitRefused', fieldProblems, humanCheckMissing });
  return false;
}
