import { figure, rupees } from '../base/format.ts';
import { plans as allPlans, subscriptionGst } from '../content/facts/plans.ts';
import { priceWithGst } from '../content/facts/price-with-gst.ts';
import { PageLink, TrialLink } from './links.tsx';
import { OwnerFactList } from './owner-facts.tsx';
import { useSite, useStyles } from './site-context.ts';
import { Stamp } from './text-parts.tsx';

/** The bill for a year of the plan on sale, GST written out. */
export function YearlyBill() {
  useStyles('paper', 'figures');
  const { text, facts, placeholders } = useSite();
  const { bill } = text.plans;
  const price = allPlans.find((plan) => plan.availability === 'current')?.yearlyPrice;
  if (!price) return null;
  const { net, gst, total } = priceWithGst(price);
  return (
    <section className="sheet ledger yearly">
      <h2>{bill.heading}</h2>
      <table className="figures">
        <tbody>
          <tr>
            <th scope="row">{bill.plan}</th>
            <td>{figure(net, true)}</td>
          </tr>
          {gst > 0 && (
            <tr>
              <th scope="row">{bill.gst(subscriptionGst.percent)}</th>
              <td>{figure(gst, true)}</td>
            </tr>
          )}
          <tr className="total">
            <th scope="row">{bill.total}</th>
            <td>{rupees(total)}</td>
          </tr>
        </tbody>
      </table>
      <p>{bill.note}</p>
      <OwnerFactList names={['renewal', 'cancellationEffect']} />
      {facts.gstOnPrices === null && placeholders && <p className="note">{bill.undecided}</p>}
      <p className="actions">
        <TrialLink className="button button-primary">{text.plans.startTrial}</TrialLink>
      </p>
    </section>
  );
}

/** The refund guarantee: its time, its scope, how to ask. */
export function RefundPanel() {
  useStyles('paper', 'pricing');
  const { refund } = useSite().text.plans;
  return (
    <section className="sheet ledger refund">
      <h2>{refund.heading}</h2>
      <p>{refund.text}</p>
      <p className="refund-end">
        <PageLink to="/refund" className="lone-link">
          {refund.link}
        </PageLink>
        <Stamp>{refund.stamp}</Stamp>
      </p>
    </section>
  );
}
