import { formatNumber, formatRupees, formatShortDate } from '../../base/format.ts';
import { sampleBillsPerItem, sampleInvoice, sampleMonth } from '../../sample-book/sample-books.ts';
import { gstTotals, invoiceTotals, outstandingTotals, sumGst } from '../../sample-book/sample-totals.ts';
import { debtAges } from '../../tools/debts/debt-ages.ts';
import { AgingBar } from '../aging-table.tsx';
import { useSiteContext, useStyles } from '../site-context.ts';

/** Shows a month's GST: the tax on sales, the deducted tax on purchases, and the difference, which is to be paid. */
export function GstSummary() {
  useStyles('figures', 'gst-summary');
  const { text } = useSiteContext();
  const { fragments } = text.slides;
  const { output, input, payable } = gstTotals();
  const rows = [
    [fragments.sales, formatNumber(sampleMonth.sales)],
    ['CGST', formatNumber(output.cgst)],
    ['SGST', formatNumber(output.sgst)],
    [fragments.inputTax, `− ${formatNumber(sumGst(input))}`],
  ] as const;
  return (
    <>
      <p className="tabs-drawn">
        <b>{fragments.monthly}</b> <span>{fragments.quarterly}</span> <span>GSTR-1 · GSTR-3B</span>
      </p>
      <table className="figures">
        <tbody>
          {rows.map(([label, amount]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{amount}</td>
            </tr>
          ))}
          <tr className="total">
            <th scope="row">{fragments.payable}</th>
            <td>{formatRupees(payable.total)}</td>
          </tr>
        </tbody>
      </table>
    </>
  );
}

/** The list of items for a new bill, the most used first. */
export function ItemPicker() {
  useStyles('rows');
  const { text } = useSiteContext();
  const { fragments } = text.slides;
  return (
    <ul className="rows">
      {sampleBillsPerItem.map(({ item, bills, rate }) => (
        <li key={item}>
          <span>
            {text.samples.items[item]} <small>{fragments.billsThisMonth(bills)}</small>
          </span>
          <b>{formatRupees(rate)}</b>
        </li>
      ))}
    </ul>
  );
}

/** The legend of the bars: the debts of all parties, by age. */
export function DebtAgesLegend() {
  useStyles('outstanding-list');
  const { fragments } = useSiteContext().text.slides;
  const { byAge } = outstandingTotals();
  return (
    <ul className="outstanding-ages">
      {debtAges.map((age) => (
        <li key={age} className={`age-${age}`}>
          {fragments.ages[age](formatRupees(byAge[age]))}
        </li>
      ))}
    </ul>
  );
}

/** The debts of each party as a bar, split by age, and the total. */
export function OutstandingList() {
  useStyles('figures', 'aging-list', 'outstanding-list');
  const { text, language } = useSiteContext();
  const { fragments } = text.slides;
  const { parties, total } = outstandingTotals();
  const longest = Math.max(...parties.map((party) => party.total));
  return (
    <>
      <table className="figures outstanding">
        <thead>
          <tr>
            <th scope="col">{fragments.party}</th>
            <th scope="col">{fragments.age}</th>
            <th scope="col">{fragments.outstanding}</th>
          </tr>
        </thead>
        <tbody>
          {parties.map((party) => (
            <tr key={party.party}>
              <th scope="row">{text.samples.parties[party.party]}</th>
              <td className="outstanding-parts">
                <AgingBar parts={debtAges.map((age) => party[age] / longest)} />
                <small>{fragments.since(formatShortDate(party.oldest, language))}</small>
                <span className="visually-hidden">
                  {', '}
                  {debtAges
                    .filter((age) => party[age] > 0)
                    .map((age) => fragments.ages[age](formatRupees(party[age])))
                    .join(', ')}
                </span>
              </td>
              <td>{formatRupees(party.total)}</td>
            </tr>
          ))}
          <tr className="total">
            <th scope="row" colSpan={2}>
              {text.samples.total}
            </th>
            <td>{formatRupees(total)}</td>
          </tr>
        </tbody>
      </table>
      <DebtAgesLegend />
    </>
  );
}

/** The sample shop's open tasks. Their number equals the number on the dashboard. */
export function ReminderList() {
  useStyles('reminder-list');
  const { fragments } = useSiteContext().text.slides;
  const { call, meeting, gstr1, challan, rent } = fragments.tasks;
  const days = [
    [fragments.today, [call, meeting, challan]],
    [fragments.tomorrow, [gstr1, rent]],
  ] as const;
  return (
    <dl className="reminders">
      {days.map(([day, tasks]) => (
        <div key={day}>
          <dt>{day}</dt>
          {tasks.map((task) => (
            <dd key={task}>{task}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** Lists three devices that all show the same bill. */
export function SyncedBill() {
  useStyles('rows');
  const { slides } = useSiteContext().text;
  const { fragments } = slides;
  return (
    <ul className="rows">
      {[fragments.desktop, fragments.web, fragments.phone].map((device) => (
        <li key={device}>
          <span>
            {device} <small>{sampleInvoice.number}</small>
          </span>
          <b>{formatRupees(invoiceTotals().total)}</b>
        </li>
      ))}
    </ul>
  );
}
