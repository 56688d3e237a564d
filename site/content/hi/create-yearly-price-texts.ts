import { basicYearlyPrice, formatPriceParts } from '../facts/calculate-price-parts.ts';
import { type SubscriptionGst, subscriptionGst } from '../facts/subscription-plans.ts';

/** Returns the texts about a yearly price. The English file explains each text. */
export function createYearlyPriceTexts(yearly: number = basicYearlyPrice, how: SubscriptionGst = subscriptionGst) {
  const { price, net, gst, total, percent } = formatPriceParts(yearly, how);
  const withGst = {
    row: 'साल की कीमत, GST मिलाकर',
    link: 'GST के साथ कीमत देखें',
    contents: 'GST के साथ कीमत, रिफ़ंड और सवाल',
  };
  const words = {
    added: {
      ...withGst,
      quoted: `${price} सालाना + ${percent}% GST`,
      year: 'सालाना',
      gst: `+ ${percent}% GST = ${total}`,
      sum: `+ ${percent}% GST = ${total} सालाना`,
      answer: `नहीं। ${price} + ${percent}% GST = ${total}।`,
    },
    included: {
      ...withGst,
      quoted: `${price} सालाना, GST सहित`,
      year: 'सालाना, GST सहित',
      gst: 'GST सहित',
      sum: '',
      answer: `हां। ${price} = ${net} + ${percent}% GST (${gst})।`,
    },
    none: {
      row: 'साल की कीमत',
      link: 'कीमत देखें',
      contents: 'कीमत, रिफ़ंड और सवाल',
      quoted: `${price} सालाना`,
      year: 'सालाना',
      gst: '',
      sum: '',
      answer: `GST नहीं लगता: आप ${price} देंगे।`,
    },
  }[how.terms];
  return { ...words, price, paid: total, offer: `आज ₹0, फिर ${price} ${words.year}` };
}
