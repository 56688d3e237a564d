import type { Catalogue } from '../../content/catalogue.ts';
import { MessageBox } from '../message-box.tsx';
import { type Debts, daysBetween } from './collect-debts.ts';

type DebtsTableProps = { readonly debts: Debts; readonly today: string; readonly text: Catalogue['debts'] };

/** The day's list as cells between tabs, which spreadsheets read: what each bill leaves to pay, and advances below 0. */
export function DebtsTable({ debts: { parties, settled, total }, today, text }: DebtsTableProps) {
  const ofBills = parties.flatMap(({ party, left }) =>
    left.map(({ bill = '', date, days, amount }) => [
      party,
      bill,
      date?.split('-').reverse().join('/') ?? '',
      date ? daysBetween(date, today) : (days?.join('-').replace('-Infinity', '+') ?? ''),
      amount / 100,
    ]),
  );
  const advances = settled.filter(({ over }) => over > 0).map(({ party, over }) => [party, '', '', '', 0 - over / 100]);
  const over = settled.reduce((all, each) => all + each.over, 0);
  const rows = [text.tableHeads, ...ofBills, ...advances, [text.total, '', '', '', (total - over) / 100]];
  const table = rows.map((row) => row.join('\t')).join('\n');
  return (
    <details className="debts-reminder">
      <summary>{text.table}</summary>
      <MessageBox key={table} aria-label={text.table} rows={7} message={table} text={text} />
    </details>
  );
}
