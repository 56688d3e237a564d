import { type Dispatch, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { giveBackNumber, isTakenTwice, noteNumber, rememberedShop, takeNumber } from '../remembered-shop.ts';
import type { BillAction, BillState } from '../tax/bill-reducer.ts';
import { isBlank } from '../tax/read-line.ts';
import { rememberedShopKey } from './typed-in.ts';

/** Returns the remembered shop or null; follows what any tab remembers, forgets and numbers. */
export function useRememberedShop({ draft, typing }: BillState, dispatch: Dispatch<BillAction>) {
  const [shop, setShop] = useState<ReturnType<typeof rememberedShop>>(null);
  const wasTyped = useRef(false);
  const { number } = draft.head;
  useEffect(() => setShop(rememberedShop()), []);
  useEffect(() => {
    if (wasTyped.current && typing !== 'number') noteNumber(number);
    wasTyped.current = typing === 'number';
  }, [typing, number]);
  useLayoutEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key !== rememberedShopKey) return;
      const now = rememberedShop();
      setShop(now);
      if (now === null) dispatch({ type: 'shopForgotten' });
      else if (isTakenTwice(number, newValue)) dispatch({ type: 'numbered', number: takeNumber(number) });
    };
    // Leaving gives back a number without a bill; coming back takes another.
    const travel = ({ type, persisted }: PageTransitionEvent) => {
      const isLeaving = type === 'pagehide';
      const isOpen = isLeaving ? draft.items.every(isBlank) && giveBackNumber(number) : persisted && number === '';
      if (isOpen) flushSync(() => dispatch({ type: 'numbered', number: isLeaving || !shop ? '' : takeNumber('') }));
    };
    addEventListener('storage', follow);
    for (const each of ['pagehide', 'pageshow'] as const) addEventListener(each, travel);
    return () => {
      removeEventListener('storage', follow);
      for (const each of ['pagehide', 'pageshow'] as const) removeEventListener(each, travel);
    };
  }, [draft, number, shop, dispatch]);
  return shop;
}
