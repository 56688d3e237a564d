import { type Gst, subscriptionGst } from '../facts/plans.ts';
import { basicYearlyPrice, priceParts } from '../facts/price-with-gst.ts';

/**
 * Quotes a year's price: `quoted` in a sentence, `terms` beside the sum paid, `answer` to whether GST is in it. `lead`,
 * `link` and `contents` lead to the prices; a seller who charges no GST promises none.
 */
export function yearlyPrice(yearly: number = basicYearlyPrice, how: Gst = subscriptionGst) {
  const { price, net, gst, total, percent } = priceParts(yearly, how);
  const [terms, answer] = {
    added: [`${price} + ${percent}% GST`, `No. ${price} + ${percent}% GST = ${total}.`],
    included: ['GST included', `Yes. ${price} = ${net} + ${percent}% GST (${gst}).`],
    none: ['no GST', `No GST is charged: you pay ${price}.`],
  }[how.terms] as [string, string];
  const [lead, link, contents] =
    how.terms === 'none'
      ? ['What you pay for a year.', 'See prices', 'Prices, refund and questions']
      : [
          'What you pay for a year, GST included in the sum.',
          'See prices with GST',
          'Prices with GST, refund and questions',
        ];
  return {
    lead,
    link,
    contents,
    total,
    terms,
    answer,
    quoted: how.terms === 'added' ? `${total} a year (${terms})` : `${price} a year, ${terms}`,
  };
}
