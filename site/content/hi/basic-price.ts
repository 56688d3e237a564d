import { subscriptionGst } from '../facts/plans.ts';
import { basicPriceParts } from '../facts/price-with-gst.ts';

const { price, net, gst, total, percent } = basicPriceParts('hi');

/** The price of Basic as a sentence needs it, whichever way prices are quoted. */
export const basicPrice = subscriptionGst.includedInPrice
  ? { quoted: `${price} (${percent}% जीएसटी सहित)`, answer: `हां। ${price} = ${net} + ${percent}% जीएसटी (${gst})।` }
  : { quoted: `${price} + ${percent}% जीएसटी`, answer: `नहीं। ${price} + ${percent}% जीएसटी = ${total}।` };
