import { formatRupees } from '../../base/format.ts';
import { type SubscriptionGst, subscriptionGst, subscriptionPlans } from './subscription-plans.ts';

/** Splits a price that is quoted with or without GST into its parts, exact to the paisa. `total` is the sum to pay. */
export function calculatePriceParts(price: number, { percent, terms }: SubscriptionGst = subscriptionGst) {
  const toPaise = (rupees: number) => Math.round(rupees * 100) / 100;
  const net = terms === 'included' ? toPaise(price / (1 + percent / 100)) : price;
  const total = terms === 'added' ? toPaise(price * (1 + percent / 100)) : price;
  return { net, gst: toPaise(total - net), total };
}

/** The price of Basic in rupees. */
export const basicYearlyPrice = subscriptionPlans.find(({ id }) => id === 'basic')?.yearlyPrice ?? 0;

/** Returns the parts of a price as texts in rupees, for the catalogues' sentences about prices. */
export function formatPriceParts(price: number, how: SubscriptionGst) {
  const { net, gst, total } = calculatePriceParts(price, how);
  return {
    price: formatRupees(price),
    net: formatRupees(net),
    gst: formatRupees(gst),
    total: formatRupees(total),
    percent: how.percent,
  };
}
