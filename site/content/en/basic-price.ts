import { subscriptionGst } from '../facts/plans.ts';
import { basicPriceParts } from '../facts/price-with-gst.ts';

const { price, net, gst, total, percent } = basicPriceParts('en');

/** The price of Basic as a sentence needs it, whichever way prices are quoted. */
export const basicPrice = subscriptionGst.includedInPrice
  ? { quoted: `${price} including ${percent}% GST`, answer: `Yes. ${price} = ${net} + ${percent}% GST (${gst}).` }
  : { quoted: `${price} + ${percent}% GST`, answer: `No. ${price} + ${percent}% GST = ${total}.` };
