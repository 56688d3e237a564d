import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { isoToday } from '../../format.ts';
import { keepBill, readKeptBill, rememberedShop, takeNumber, useRememberedShop } from '../remembered-shop.ts';
import { type BillDraft, nextDraft, withShop } from '../tax/bill-draft.ts';
import { billReducer, startBill, type TypedField } from '../tax/bill-reducer.ts';
import { warningsOf } from '../tax/judge-bill.ts';
import type { BillTools } from './bill-context.ts';
import { BillPaper } from './bill-paper.tsx';
import { type BillLayout, BillView } from './bill-view.tsx';
import { typedIn } from './typed-in.ts';

/** `draft`: what the server has drawn. `typed`: what was typed before React. */
type BillAppProps = Pick<BillTools, 'text' | 'language'> &
  Readonly<{ host: HTMLElement; layout: BillLayout; draft: BillDraft; typed: readonly TypedField[] }> &
  Readonly<{ onDrawn: (() => void) | undefined; onAwake: () => void }>;

/** The woken bill: first exactly as the server drew it, then with what this tab kept and what was typed. */
export function BillApp({ host, layout, text, language, draft, typed, onDrawn, onAwake }: BillAppProps) {
  const [state, dispatch] = useReducer(billReducer, draft, startBill);
  const shop = useRememberedShop(state, dispatch);
  const [isAwake, setAwake] = useState(false);
  const untouched = useRef<BillDraft>(draft);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it wakes once
  useLayoutEffect(() => {
    onDrawn?.();
    const date = isoToday();
    const today = { ...draft, head: { ...draft.head, date } };
    // The bill maker's own page begins with the remembered shop's next bill; elsewhere the sample stays.
    const shop = layout === 'whole' ? rememberedShop() : null;
    const fresh = shop ? nextDraft(withShop(today, shop), { today: date }) : today;
    const kept = readKeptBill();
    if (kept === null) untouched.current = fresh;
    const { draft: begun, good } = kept ?? { draft: fresh, good: fresh };
    const own = shop && begun.head.sellerName === '' ? withShop(begun, shop) : begun;
    dispatch({ type: 'resumed', draft: own, good, typed: [...typed, ...typedIn(host)] });
    if (shop && own.head.number === '') dispatch({ type: 'numbered', number: takeNumber('') });
    setAwake(true);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the host's answer to waking, once
  useEffect(() => {
    if (isAwake) onAwake();
  }, [isAwake]);
  useEffect(() => {
    if (isAwake && state.draft !== untouched.current) keepBill(state, shop?.id);
  }, [isAwake, state, shop?.id]);

  const tools = { ...state, dispatch, text, language, warnings: warningsOf(state.bill, isoToday()), shop };
  return (
    <BillView {...{ layout, tools }}>
      {isAwake && layout === 'whole' && createPortal(<BillPaper />, document.body)}
    </BillView>
  );
}
