import type { ReactNode } from 'react';
import { sampleBill } from '../sample-book/sample-totals.ts';
import { BillTable } from './screens/bill-screen.tsx';
import { useSite, useStyles } from './site-context.ts';
import { SampleNote } from './text-parts.tsx';

/** Renders the sample shop's bill as a sheet to read; `children` end it. */
export function SampleBill({ children }: { readonly children?: ReactNode }) {
  useStyles('paper', 'sample-bill');
  const { bill: words, samples } = useSite().text;
  const { kind, total } = sampleBill(samples.items);
  return (
    <div className="sheet sample-bill">
      <p className="cloth sheet-title">
        <span>{words.kinds[kind]}</span> <SampleNote />
      </p>
      <div className="ledger">
        <BillTable />
        <p className="note">{words.inWords(total / 100)}</p>
        {children}
      </div>
    </div>
  );
}
