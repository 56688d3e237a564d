import { useSite } from '../site-context.ts';

/** Says of a drawn paper that its figures are a sample. */
export function SampleNote() {
  return <small className="sample-note">{useSite().text.samples.sample}</small>;
}
