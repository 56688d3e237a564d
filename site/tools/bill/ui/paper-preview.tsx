import { type MouseEvent, useLayoutEffect } from 'react';
import { type BillContextValue, useBill } from './bill-context.ts';
import { focusField } from './bill-field.tsx';
import { findIncompleteBillLabel, PaperHead } from './bill-paper.tsx';
import { setNarrowPaperMedia } from './narrow-paper.ts';
import { PaperLines } from './paper-lines.tsx';

/** Renders the bill beside the form, as it prints. A press on a part of it focuses the field of that part. */
export function PaperPreview() {
  const tools = useBill();
  const { paper } = tools.draft.head;
  const stamp = findIncompleteBillLabel(tools);
  const isRoll = Number(paper) > 0;
  useLayoutEffect(() => (isRoll ? setNarrowPaperMedia('all') : undefined), [isRoll]);
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
        <PaperHead isPreview />
        <PaperLines isPreview />
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
