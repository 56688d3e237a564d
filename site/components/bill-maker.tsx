import { startBill } from '../bill/tax/bill-reducer.ts';
import { sampleDraft } from '../bill/tax/sample-bill.ts';
import { type BillLayout, BillView } from '../bill/ui/bill-view.tsx';
import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';
import { WakeNotes } from './wake-notes.tsx';

/** The sample bill as HTML, which the page's script wakes at the first touch (`islands/wake-at-touch.ts`). */
export function BillMaker({ layout }: { readonly layout: BillLayout }) {
  useStyles(
    'paper',
    'figures',
    'sample-note',
    'quiet-button',
    'bill',
    ...(layout === 'whole' ? (['whole-bill', 'bill-paper'] as const) : []),
  );
  const { text, language } = useSite();
  const draft = sampleDraft(text.samples.items);
  const tools = { state: startBill(draft), dispatch: () => undefined, text: text.bill, language };
  return (
    <div>
      <div className={`sheet bill bill-is-${layout}`} data-bill={layout} data-draft={JSON.stringify(draft)}>
        <BillView {...{ layout, tools }} />
      </div>
      <WakeNotes failed={text.bill.failed} />
    </div>
  );
}
