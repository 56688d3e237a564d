import { useEffect } from 'react';
import type { Bill } from '../tax/bill.ts';
import type { BillText } from './bill-context.ts';

/** Names the file of a bill, printed or shared. */
export const paperName = ({ kind, number, seller }: Bill, text: BillText): string =>
  [text.kinds[kind], number, seller.name].filter(Boolean).join(' ').replace(/\//g, '-');

/** While it prints, the page has this title (a PDF's name), and only the bill is printed (`bill-paper.css`). */
export function usePrintedTitle(printed: string): void {
  useEffect(() => {
    const title = document.title;
    const onPrint = ({ type }: Event) => {
      document.title = type === 'beforeprint' ? printed : title;
    };
    const moments = ['beforeprint', 'afterprint'];
    document.documentElement.dataset.prints = 'bill';
    for (const moment of moments) addEventListener(moment, onPrint);
    return () => {
      for (const moment of moments) removeEventListener(moment, onPrint);
    };
  }, [printed]);
}
