import { rupees } from '../../format.ts';
import { plans, subscriptionGst } from './plans.ts';

export type Gst = { readonly percent: number; readonly includedInPrice: boolean };

/** Splits a price into its parts to the paisa, whichever way it is quoted. */
export function priceWithGst(price: number, { percent, includedInPrice }: Gst = subscriptionGst) {
  const toPaise = (rupees: number) => Math.round(rupees * 100) / 100;
  const net = includedInPrice ? toPaise(price / (1 + percent / 100)) : price;
  const total = includedInPrice ? price : toPaise(price * (1 + percent / 100));
  return { net, gst: toPaise(total - net), total, percent };
}

/** The price of Basic and its parts, written in rupees. */
export function basicPriceParts(how: Gst = subscriptionGst) {
  const price = plans.find(({ id }) => id === 'basic')?.yearlyPrice ?? 0;
  const { net, gst, total, percent } = priceWithGst(price, how);
  return { price: rupees(price), net: rupees(net), gst: rupees(gst), total: rupees(total), percent };
}
