import { type Gst, subscriptionGst } from '../facts/plans.ts';
import { basicYearlyPrice, priceParts } from '../facts/price-with-gst.ts';

/** Quotes a year's price: `quoted` in a sentence, `terms` beside the sum paid, `answer` to whether GST is in it. */
export function yearlyPrice(yearly: number = basicYearlyPrice, how: Gst = subscriptionGst) {
  const { price, net, gst, total, percent } = priceParts(yearly, how);
  const [terms, answer] = {
    added: [`${price} + ${percent}% GST`, `No. ${price} + ${percent}% GST = ${total}.`],
    included: ['GST included', `Yes. ${price} = ${net} + ${percent}% GST (${gst}).`],
    none: ['no GST', `No GST is charged: you pay ${price}.`],
  }[how.terms] as [string, string];
  return {
    total,
    terms,
    answer,
    quoted: how.terms === 'added' ? `${total} a year (${terms})` : `${price} a year, ${terms}`,
  };
}
