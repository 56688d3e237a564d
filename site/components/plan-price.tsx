import { type Plan, subscriptionGst } from '../content/facts/plans.ts';
import { priceWithGst } from '../content/facts/price-with-gst.ts';
import { rupees } from '../format.ts';
import { useSite } from '../site-context.ts';

/** A plan's price for a year, and what it is with GST. */
export function PlanPrice({ plan }: { readonly plan: Plan }) {
  const { text } = useSite();
  const { plans } = text;
  if (plan.yearlyPrice === null) {
    return (
      <p className="price">
        <b>{plans.custom}</b>
        <small>{plans.customNote}</small>
      </p>
    );
  }
  const { net, gst, total, percent } = priceWithGst(plan.yearlyPrice);
  const note = subscriptionGst.includedInPrice
    ? plans.gstIncluded(percent, rupees(net), rupees(gst))
    : plans.gstExtra(percent, rupees(total));
  return (
    <p className="price">
      <b>{rupees(plan.yearlyPrice)}</b> <span>{plans.perYear[plan.id]}</span>
      <small>{note}</small>
    </p>
  );
}
