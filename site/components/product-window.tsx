import { rupees } from '../base/format.ts';
import { brand } from '../brand.ts';
import { featureIds } from '../content/facts/features.ts';
import { sampleInvoice } from '../sample-book/sample-books.ts';
import { outstandingTotals } from '../sample-book/sample-totals.ts';
import { ages } from '../tools/debts/ages.ts';
import { AgingBar } from './aging-table.tsx';
import { DashboardFigures, PurchaseBill, Receipts } from './fragments/feature-fragments.tsx';
import { GstSummary, OutstandingAges } from './fragments/slide-fragments.tsx';
import { PageLink } from './links.tsx';
import { BillTable } from './screens/bill-screen.tsx';
import { useSite, useStyles } from './site-context.ts';

/** The product itself, large: the owner's screenshot where there is one, else its six parts from one sample book. */
export function ProductWindow() {
  useStyles('product-window');
  const { screens } = useSite().text.samples;
  const { productPicture } = useSite().facts;
  return (
    <section className="section product" aria-labelledby="product-heading">
      <h2 id="product-heading">{screens.heading}</h2>
      <p className="lead">{screens.lead}</p>
      <p>
        <PageLink to="/features" className="lone-link">
          {screens.more}
        </PageLink>
      </p>
      {productPicture ? (
        <img
          className="product-window"
          src={productPicture}
          width="1600"
          height="1000"
          alt={screens.picture}
          loading="lazy"
        />
      ) : (
        <Illustration />
      )}
    </section>
  );
}

function Illustration() {
  const { features, samples } = useSite().text;
  const parts = {
    dashboard: <DashboardFigures />,
    sales: <CounterBill />,
    purchases: <PurchaseBill />,
    payments: <Payments />,
    reports: <GstSummary />,
    parties: <Balances />,
  };
  return (
    <figure className="product-window">
      <figcaption className="cloth">
        <b translate="no">{brand.name}</b> <small>{samples.screens.illustration}</small>
      </figcaption>
      <div className="product-parts">
        {featureIds.map((id) => (
          <section key={id} className={`product-${id}`}>
            <h3>{features.items[id].title}</h3>
            {parts[id]}
          </section>
        ))}
      </div>
    </figure>
  );
}

/** The hero's bill, as it lies in the book. */
function CounterBill() {
  const { samples } = useSite().text;
  return (
    <>
      <p className="screen-pair">
        <b>{sampleInvoice.number}</b> <span>{samples.parties[sampleInvoice.party]}</span>
      </p>
      <BillTable />
    </>
  );
}

/** What has come in, and what has yet to. */
function Payments() {
  useStyles('aging-list', 'outstanding-list');
  const { byAge, total } = outstandingTotals();
  return (
    <>
      <Receipts />
      <p className="screen-pair">
        <b>{useSite().text.slides.fragments.outstanding}</b> <b>{rupees(total)}</b>
      </p>
      <AgingBar parts={ages.map((age) => byAge[age] / total)} />
      <OutstandingAges />
    </>
  );
}

/** Who owes the sample shop what and since when: largest first, as "Who owes me" sorts. */
function Balances() {
  const { features, samples } = useSite().text;
  const { parties } = outstandingTotals();
  const longest = Math.max(...parties.map((party) => party.total));
  return (
    <ul className="debtors">
      {parties.map((row) => (
        <li key={row.party}>
          <p className="screen-pair">
            <b>{samples.parties[row.party]}</b> <b>{rupees(row.total)}</b>
          </p>
          <AgingBar parts={ages.map((age) => row[age] / longest)} />
          <small>{features.fragments.oldestBill(row.oldestDays)}</small>
        </li>
      ))}
    </ul>
  );
}
