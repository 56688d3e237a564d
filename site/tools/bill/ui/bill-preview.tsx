import { type MouseEvent, useLayoutEffect } from 'react';
import { type BillContextValue, useBill } from './bill-context.ts';
import { focusField } from './bill-field.tsx';
import { replaceNarrowPaperMediaQuery } from './narrow-paper.ts';
import { findIncompletenessLabel, PrintedBillHead } from './printed-bill.tsx';
import { PrintedBillTable } from './printed-bill-table.tsx';

/** Renders the bill beside the form, as it prints. A press on a part of it focuses the field of that part. */
export function BillPreview() {
  const tools = useBill();
  const { paper } = tools.draft.head;
  const stamp = findIncompletenessLabel(tools);
  const isRoll = Number(paper) > 0;
  useLayoutEffect(() => (isRoll ? replaceNarrowPaperMediaQuery('all') : undefined), [isRoll]);
  const goToPart = ({ target }: MouseEvent) => {
    const part = (target as Element).closest<HTMLElement>('[data-field]');
    if (part) focusField(document.getElementById(`bill-${part.dataset.field}`));
  };
  return (
    <div className="bill-out">
      <div className="bill-papers">
        <PaperChoice />
        {stamp && <small className="sample-note">{stamp}</small>}
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users focus the fields themselves */}
      <section
        className="bill-page bill-shown"
        data-theme="light"
        data-paper={paper}
        aria-label={tools.text.asPrinted}
        onClick={goToPart}
      >
        <PrintedBillHead isPreview />
        <PrintedBillTable isPreview />
      </section>
    </div>
  );
}

/** Renders a button for each kind of paper except a roll of 58 mm, which only the form offers. */
function PaperChoice() {
  const { draft, dispatch, text }: BillContextValue = useBill();
  const { paper } = draft.head;
  const roll = paper === '58' ? paper : '80';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex box in the oldest browsers
    <div role="group" aria-label={text.fields.paper}>
      {(['', 'plain', roll] as const).map((each) => (
        <button
          key={each}
          type="button"
          className="bill-chip"
          aria-pressed={paper === each}
          onClick={() => dispatch({ type: 'typed', name: 'paper', value: each })}
        >
          {text.papers[each]}
        </button>
      ))}
    </div>
  );
}
