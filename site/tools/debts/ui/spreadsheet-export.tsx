import { countDaysBetween, formatDateWithSlashes } from '../../../base/format.ts';
import { MessageBox } from '../../browser/message-box.tsx';
import type { UnpaidBill } from '../compute-parties.ts';
import type { BookSums } from '../debt-book.ts';
import { useDebts } from './debts-context.ts';

/** Renders the unpaid bills as text with tabs, which spreadsheets can read. Advances are negative. */
export function SpreadsheetExport({ sums: { parties, settled, total } }: { readonly sums: BookSums }) {
  const { text, today } = useDebts();
  const daysOf = ({ date, days }: UnpaidBill): string | number =>
    date
      ? countDaysBetween(date, today)
      : (days?.filter((day, index) => index === 0 || day !== days[0]).join('-') ?? '');
  const ofBills = parties.flatMap(({ party, left }) =>
    left.map((bill) => [
      party,
      bill.bill,
      bill.date ? formatDateWithSlashes(bill.date) : '',
      String(daysOf(bill)).replace('-Infinity', '+'),
      bill.paise / 100,
    ]),
  );
  const advances = settled.filter(({ paise }) => paise < 0).map(({ party, paise }) => [party, '', '', '', paise / 100]);
  const inAdvance = settled.reduce((all, { paise }) => all + paise, 0);
  const rows = [text.tableHeads, ...ofBills, ...advances, [text.total, '', '', '', (total + inAdvance) / 100]];
  const table = rows.map((row) => row.join('\t')).join('\n');
  return <MessageBox key={table} aria-label={text.table} rows={7} message={table} text={text} />;
}
