import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';

/** Says of a drawn paper that its figures are a sample. */
export function SampleNote() {
  useStyles('sample-note');
  return <small className="sample-note">{useSite().text.samples.sample}</small>;
}
