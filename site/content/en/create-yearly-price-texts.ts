import { basicYearlyPrice, formatPriceParts } from '../facts/calculate-price-parts.ts';
import { type SubscriptionGst, subscriptionGst } from '../facts/subscription-plans.ts';

/**
 * Returns the texts about a yearly price, which depend on the owner's decision on GST. `quoted` and `offer` are parts
 * of sentences. Pages show `year` and `gst` next to the price, and `sum` below the price if GST is added. `answer` says
 * whether the price includes GST. `link` and `contents` are texts of links to the prices. `paid` is the sum to pay, and
 * `row` is the label of that sum.
 */
export function createYearlyPriceTexts(yearly: number = basicYearlyPrice, how: SubscriptionGst = subscriptionGst) {
  const { price, net, gst, total, percent } = formatPriceParts(yearly, how);
  const withGst = {
    row: 'Price a year, GST included',
    link: 'See prices with GST',
    contents: 'Prices with GST, refund and questions',
  };
  const words = {
    added: {
      ...withGst,
      quoted: `${price} a year + ${percent}% GST`,
      year: 'a year',
      gst: `+ ${percent}% GST = ${total}`,
      sum: `+ ${percent}% GST = ${total} a year`,
      answer: `No. ${price} + ${percent}% GST = ${total}.`,
    },
    included: {
      ...withGst,
      quoted: `${price} a year, with GST`,
      year: 'a year, with GST',
      gst: 'with GST',
      sum: '',
      answer: `Yes. ${price} = ${net} + ${percent}% GST (${gst}).`,
    },
    none: {
      row: 'Price a year',
      link: 'See prices',
      contents: 'Prices, refund and questions',
      quoted: `${price} a year`,
      year: 'a year',
      gst: '',
      sum: '',
      answer: `No GST is charged: you pay ${price}.`,
    },
  }[how.terms];
  return { ...words, price, paid: total, offer: `₹0 today, then ${price} ${words.year}` };
}
