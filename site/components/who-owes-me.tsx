import { sampleDebts } from '../content/facts/sample-totals.ts';
import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';
import { SampleAging } from './sample-aging.tsx';
import { WakeNotes } from './wake-notes.tsx';

/** A box for a list of bills, and the aging picture beside it: the sample shop's until something is pasted. */
export function WhoOwesMe() {
  useStyles('paper', 'quiet-button', 'external-link', 'debts');
  const { debts, samples } = useSite().text;
  return (
    <section aria-labelledby="debts-heading">
      <h2 id="debts-heading" className="visually-hidden">
        {debts.heading}
      </h2>
      <div className="debts" data-debts data-sample={JSON.stringify(sampleDebts(samples.parties))}>
        <div>
          <label htmlFor="debts-lines">{debts.label}</label>
          <textarea id="debts-lines" rows={8} placeholder={debts.example} autoComplete="off" spellCheck={false} />
          <button type="button" className="button">
            {debts.trySample}
          </button>
        </div>
        <div className="sheet ledger" data-result>
          <SampleAging />
        </div>
      </div>
      <WakeNotes failed={debts.failed} />
    </section>
  );
}
