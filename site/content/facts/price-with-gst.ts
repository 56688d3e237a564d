import { subscriptionGst } from './plans.ts';

type Gst = { readonly percent: number; readonly includedInPrice: boolean };

/** Splits a price into its parts to the paisa, whichever way it is quoted. */
export function priceWithGst(price: number, { percent, includedInPrice }: Gst = subscriptionGst) {
  const toPaise = (rupees: number) => Math.round(rupees * 100) / 100;
  const net = includedInPrice ? toPaise(price / (1 + percent / 100)) : price;
  const total = includedInPrice ? price : toPaise(price * (1 + percent / 100));
  return { net, gst: toPaise(total - net), total, percent };
}
