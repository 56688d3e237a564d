import { formatNumber, formatRupees, formatShortDate, formatShortMonth } from '../../base/format.ts';
import {
  sampleInvoice,
  sampleMonth,
  samplePartyRates,
  samplePaymentsReceived,
  samplePurchases,
} from '../../sample-book/sample-books.ts';
import { gstTotals, invoiceTotals, outstandingTotals, salesByMonth, sumGst } from '../../sample-book/sample-totals.ts';
import { useSiteContext, useStyles } from '../site-context.ts';

/** The dashboard's three figures for the morning. */
export function DashboardFigures() {
  useStyles('dashboard-figures');
  const { text } = useSiteContext();
  const { fragments } = text.features;
  const figures = [
    [fragments.salesThisMonth, formatRupees(sampleMonth.sales)],
    [fragments.receivables, formatRupees(outstandingTotals().total)],
    [fragments.pendingTasks, sampleMonth.pendingTasks],
  ] as const;
  return (
    <dl className="big-figures">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Six months of sales as columns from zero, drawn to scale. The highest column shows its amount. */
export function SalesChart() {
  useStyles('sales-chart');
  const { text, language } = useSiteContext();
  const name = text.features.fragments.salesByMonth;
  const months = salesByMonth();
  const highest = Math.max(...months.map(({ sales }) => sales));
  const label = months
    .map(({ month, sales }) => `${formatShortMonth(month, language)} ${formatRupees(sales)}`)
    .join(', ');
  return (
    <div className="chart" role="img" aria-label={`${name}: ${label}`}>
      <p>{name}</p>
      <ol>
        {months.map(({ month, sales }) => (
          <li key={month} className={sales === highest ? 'chart-highest' : undefined}>
            {sales === highest && <b>{formatRupees(sales)}</b>}
            <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
              <rect x="1" y={100 - Math.round((sales / highest) * 100)} width="8" height="100" />
            </svg>
            <span>{formatShortMonth(month, language)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Draws the documents of one sale: quotation, challan and invoice with the same amount. */
export function SaleDocuments() {
  useStyles('sales-flow');
  const { text } = useSiteContext();
  const { fragments } = text.features;
  const serial = sampleInvoice.number.split('/')[1];
  return (
    <ol className="flow">
      {[`${fragments.quotation} Q-57`, `${fragments.challan} C-88`, `${fragments.invoice} ${serial}`].map((paper) => (
        <li key={paper}>
          <span>{paper}</span> <b>{formatRupees(invoiceTotals().total)}</b>
        </li>
      ))}
    </ol>
  );
}

/** The payments received, by payment mode. */
export function PaymentsByMode() {
  useStyles('figures');
  const { text } = useSiteContext();
  const total = samplePaymentsReceived.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <table className="figures">
      <tbody>
        {samplePaymentsReceived.map(({ mode, amount }) => (
          <tr key={mode}>
            <th scope="row">{text.samples.modes[mode]}</th>
            <td>{formatNumber(amount)}</td>
          </tr>
        ))}
        <tr className="total">
          <th scope="row">{text.features.fragments.receivedThisMonth}</th>
          <td>{formatRupees(total)}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** A month's purchases by supplier, with the GST paid on them. */
export function PurchaseBill() {
  useStyles('figures');
  const { text } = useSiteContext();
  const { fragments } = text.features;
  const input = sumGst(gstTotals().input);
  return (
    <table className="figures">
      <tbody>
        {samplePurchases.map(({ supplier, amount }) => (
          <tr key={supplier}>
            <th scope="row">{`${fragments.supplier} ${supplier}`}</th>
            <td>{formatNumber(amount)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{`${fragments.gstPaid} ${sampleInvoice.gstPercent}%`}</th>
          <td>{formatNumber(input)}</td>
        </tr>
        <tr className="total">
          <th scope="row">{fragments.purchaseBill}</th>
          <td>{formatRupees(sampleMonth.purchases + input)}</td>
        </tr>
      </tbody>
    </table>
  );
}

type LastBillRatesProps = { readonly items?: number; readonly heading?: string };

/** Renders a party's usual items at the rates of its last bill. `items` is the number of items shown. */
export function LastBillRates({ items = samplePartyRates.length, heading }: LastBillRatesProps) {
  useStyles('figures');
  const { text, language } = useSiteContext();
  const { samples } = text;
  return (
    <table className="figures">
      <thead>
        <tr>
          <th scope="col">{heading ?? samples.parties.a}</th>
          <th scope="col" colSpan={2}>
            {text.slides.fragments.lastRate}
          </th>
        </tr>
      </thead>
      <tbody>
        {samplePartyRates.slice(0, items).map(({ item, lastRate, on }) => (
          <tr key={item}>
            <th scope="row">{samples.items[item]}</th>
            <td>{formatRupees(lastRate)}</td>
            <td className="figures-date">{formatShortDate(on, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Shows the party that owes most, with its total debt, the age of its oldest bill, and its usual items. */
export function LargestDebtor() {
  useStyles('party-page');
  const { text } = useSiteContext();
  const { fragments } = text.features;
  const [owing] = outstandingTotals().parties;
  if (owing === undefined) return null;
  return (
    <>
      <p className="owes">
        <span>
          {text.samples.parties.a} {fragments.owes}
        </span>{' '}
        <b>{formatRupees(owing.total)}</b> <small>{fragments.oldestBill(owing.oldestDays)}</small>
      </p>
      <LastBillRates items={3} heading={fragments.usualItems} />
    </>
  );
}
