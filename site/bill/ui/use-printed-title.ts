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
    const onBefore = () => {
      document.title = printed;
    };
    const onAfter = () => {
      document.title = title;
    };
    document.documentElement.dataset.prints = 'bill';
    addEventListener('beforeprint', onBefore);
    addEventListener('afterprint', onAfter);
    return () => {
      removeEventListener('beforeprint', onBefore);
      removeEventListener('afterprint', onAfter);
    };
  }, [printed]);
}
