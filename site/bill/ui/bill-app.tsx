import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { isoToday } from '../../format.ts';
import { keepBill, readKeptBill } from '../kept-bill.ts';
import { rememberedShop, takeNumber } from '../remembered-shop.ts';
import { type BillDraft, nextDraft, withShop } from '../tax/bill-draft.ts';
import { billReducer, startBill, type TypedField } from '../tax/bill-reducer.ts';
import { warningsOf } from '../tax/warnings.ts';
import type { BillTools } from './bill-context.ts';
import { BillPaper } from './bill-paper.tsx';
import { type BillLayout, BillView } from './bill-view.tsx';
import { typedIn } from './typed-in.ts';
import { useRememberedShop } from './use-remembered-shop.ts';

/** Where and from what draft the server has drawn; what was typed before React began, which may draw anew. */
type BillAppProps = Pick<BillTools, 'text' | 'language'> &
  Readonly<{ host: HTMLElement; layout: BillLayout; draft: BillDraft; typed: readonly TypedField[] }> &
  Readonly<Record<'onDrawn' | 'onAwake', () => void>>;

/** The woken bill: first exactly what the server has drawn, then what this tab has kept and what was typed meanwhile. */
export function BillApp({ host, layout, text, language, draft, typed, onDrawn, onAwake }: BillAppProps) {
  const [state, dispatch] = useReducer(billReducer, draft, startBill);
  const shop = useRememberedShop(state, dispatch);
  const [isAwake, setAwake] = useState(false);
  const untouched = useRef<BillDraft>(draft);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it wakes once
  useLayoutEffect(() => {
    onDrawn();
    const date = isoToday();
    const today = { ...draft, head: { ...draft.head, date } };
    // The page of a whole bill begins with the remembered shop's next one; an advertisement of it stays the sample.
    const shop = layout === 'whole' ? rememberedShop() : null;
    const fresh = shop ? nextDraft(withShop(today, shop), date) : today;
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

  const warnings = warningsOf(state.bill, isoToday());
  const tools = { state, dispatch, text, language, warnings, shop };
  return (
    <BillView {...{ layout, tools }}>
      {isAwake && layout === 'whole' && createPortal(<BillPaper />, document.body)}
    </BillView>
  );
}
