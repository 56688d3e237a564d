import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Language } from '../../../widget/languages/languages.ts';
import { isoToday } from '../../format.ts';
import { keepBill, readKeptBill } from '../kept-bill.ts';
import type { BillDraft } from '../tax/bill-draft.ts';
import { billReducer, startBill, type TypedField } from '../tax/bill-reducer.ts';
import { BillContext, type BillText } from './bill-context.ts';
import { BillPaper } from './bill-paper.tsx';
import { type BillLayout, BillView } from './bill-view.tsx';
import { typedIn } from './typed-in.ts';

type BillAppProps = {
  /** Holds what the server has rendered. */
  readonly host: HTMLElement;
  readonly layout: BillLayout;
  readonly text: BillText;
  readonly language: Language;
  /** What the server has rendered it from. */
  readonly draft: BillDraft;
  /** What was typed before React began: should it have to draw anew, the fields would be empty. */
  readonly typed: readonly TypedField[];
  /** Exactly what the server has drawn stands there, by React's hand. */
  readonly onDrawn: () => void;
  /** The bill answers from now on. */
  readonly onAwake: () => void;
};

/**
 * The woken bill: first exactly what the server has drawn, then what this tab has kept and what was typed meanwhile.
 */
export function BillApp({ host, layout, text, language, draft, typed, onDrawn, onAwake }: BillAppProps) {
  const [state, dispatch] = useReducer(billReducer, draft, startBill);
  const [isAwake, setAwake] = useState(false);
  const untouched = useRef<BillDraft>(draft);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it wakes once
  useLayoutEffect(() => {
    onDrawn();
    const kept = readKeptBill();
    const today = { ...draft, head: { ...draft.head, date: isoToday() } };
    if (kept === null) untouched.current = today;
    dispatch({ type: 'resumed', ...(kept ?? { draft: today, good: today }), typed: [...typed, ...typedIn(host)] });
    setAwake(true);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the host's answer to waking, once
  useEffect(() => {
    if (isAwake) onAwake();
  }, [isAwake]);
  useEffect(() => {
    if (isAwake && state.draft !== untouched.current) keepBill(state);
  }, [isAwake, state]);

  const tools = { state, dispatch, text, language };
  return (
    <>
      <BillView {...{ layout, tools }} />
      {isAwake &&
        layout === 'whole' &&
        createPortal(
          <BillContext value={tools}>
            <BillPaper />
          </BillContext>,
          document.body,
        )}
    </>
  );
}
