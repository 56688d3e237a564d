import { renderToStaticMarkup } from 'react-dom/server';
import { catalogues } from '../../../../content/catalogues.ts';
import type { BillState } from '../../tax/bill-reducer.ts';
import { BillContext } from '../bill-context.ts';
import { PrintedBill } from '../printed-bill.tsx';

/** Renders the printed bill in English and returns it as a document. */
export function renderPrintedBill(state: BillState): Document {
  const { bill: text } = catalogues.en;
  const tools = { dispatch: () => undefined, text, language: 'en', warnings: [], sample: null, shop: null } as const;
  const markup = renderToStaticMarkup(
    <BillContext value={{ ...state, ...tools }}>
      <PrintedBill />
    </BillContext>,
  );
  return new DOMParser().parseFromString(markup, 'text/html');
}
