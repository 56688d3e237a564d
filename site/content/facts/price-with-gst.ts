import { rupees } from '../../base/format.ts';
import { type Gst, plans, subscriptionGst } from './plans.ts';

/** Splits a price, quoted with or without GST, into its parts to the paisa; `total` is the sum to pay. */
export function priceWithGst(price: number, { percent, terms }: Gst = subscriptionGst) {
  const toPaise = (rupees: number) => Math.round(rupees * 100) / 100;
  const net = terms === 'included' ? toPaise(price / (1 + percent / 100)) : price;
  const total = terms === 'added' ? toPaise(price * (1 + percent / 100)) : price;
  return { net, gst: toPaise(total - net), total };
}

/** The price of Basic in rupees. */
export const basicYearlyPrice = plans.find(({ id }) => id === 'basic')?.yearlyPrice ?? 0;

/** The parts of a price, written in rupees, for a catalogue's one way to quote it. */
export function priceParts(price: number, how: Gst) {
  const { net, gst, total } = priceWithGst(price, how);
  return { price: rupees(price), net: rupees(net), gst: rupees(gst), total: rupees(total), percent: how.percent };
}
