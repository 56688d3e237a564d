import { missingParts } from '../tax/missing-parts.ts';
import { useBill } from './bill-context.ts';

/** The mark in the bar: there until the bill is the visitor's own. */
export function SampleMark() {
  const { state, text } = useBill();
  if (missingParts(state.bill).length === 0) return null;
  return <small className="sample-note">{text.sample}</small>;
}

/** Which parts are missing until then, beside the button that prints. */
export function MissingParts() {
  const { state, text } = useBill();
  const missing = missingParts(state.bill).map((part) => text.missing[part]);
  return missing.length === 0 ? null : <p className="note">{text.sampleUntil(missing.join(', '))}</p>;
}
