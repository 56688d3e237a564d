import { useEffect } from 'react';
import type { Bill } from '../tax/bill.ts';
import type { BillText } from './bill-context.ts';
import { fitRoll } from './fit-roll.ts';

/** Names the file of a bill, printed or shared. */
export const paperName = ({ kind, number, seller }: Bill, text: BillText): string =>
  [text.kinds[kind], number, seller.name].filter(Boolean).join(' ').replace(/\//g, '-');

/** Prints the bill alone, under this title (a PDF's name), on a roll of so many mm if not 0. */
export function usePrintedTitle(printed: string, roll: number): void {
  useEffect(() => {
    const title = document.title;
    let restore = (): void => undefined;
    const onPrint = ({ type }: Event) => {
      const isBefore = type === 'beforeprint';
      document.title = isBefore ? printed : title;
      restore();
      restore = isBefore && roll > 0 ? fitRoll(roll) : () => undefined;
    };
    const moments = ['beforeprint', 'afterprint'];
    document.documentElement.dataset.prints = 'bill';
    for (const moment of moments) addEventListener(moment, onPrint);
    return () => {
      for (const moment of moments) removeEventListener(moment, onPrint);
    };
  }, [printed, roll]);
}
