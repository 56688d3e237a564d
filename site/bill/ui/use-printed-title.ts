import { useEffect } from 'react';
import type { Bill } from '../tax/bill.ts';
import type { BillText } from './bill-context.ts';

/**
 * While it prints the page bears the bill's name, which becomes the name of a PDF; and only the bill is printed
 * (`bill-paper.css`).
 */
export function usePrintedTitle({ kind, number, seller }: Bill, text: BillText): void {
  useEffect(() => {
    const title = document.title;
    const onBefore = () => {
      document.title = [text.kinds[kind], number.replace(/\//g, '-'), seller.name].filter(Boolean).join(' ');
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
  }, [kind, number, seller.name, text]);
}
