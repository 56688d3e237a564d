import { subscriptionGst } from '../facts/plans.ts';
import { basicPriceParts, type Gst } from '../facts/price-with-gst.ts';

/** The price of Basic as a sentence needs it, whichever way prices are quoted. */
export function basicPrice(how: Gst = subscriptionGst) {
  const { price, net, gst, total, percent } = basicPriceParts(how);
  return how.includedInPrice
    ? { quoted: `${price} including ${percent}% GST`, answer: `Yes. ${price} = ${net} + ${percent}% GST (${gst}).` }
    : { quoted: `${price} + ${percent}% GST`, answer: `No. ${price} + ${percent}% GST = ${total}.` };
}
