import { type Gst, subscriptionGst } from '../facts/plans.ts';
import { basicYearlyPrice, priceParts } from '../facts/price-with-gst.ts';

/**
 * Quotes a year's price: `quoted` in a sentence, `terms` beside the sum paid, `answer` to whether GST is in it. `lead`,
 * `link` and `contents` lead to the prices; a seller who charges no GST promises none.
 */
export function yearlyPrice(yearly: number = basicYearlyPrice, how: Gst = subscriptionGst) {
  const { price, net, gst, total, percent } = priceParts(yearly, how);
  const [terms, answer] = {
    added: [`${price} + ${percent}% GST`, `नहीं। ${price} + ${percent}% GST = ${total}।`],
    included: ['GST सहित', `हां। ${price} = ${net} + ${percent}% GST (${gst})।`],
    none: ['GST नहीं लगता', `GST नहीं लगता: आप ${price} देंगे।`],
  }[how.terms] as [string, string];
  const [lead, link, contents] =
    how.terms === 'none'
      ? ['पूरे साल की कीमत रुपयों में।', 'कीमत देखें', 'कीमत, रिफ़ंड और सवाल']
      : ['पूरे साल की कीमत रुपयों में, GST के साथ।', 'GST जोड़कर कीमत देखें', 'GST जोड़कर कीमत, रिफ़ंड और सवाल'];
  return {
    lead,
    link,
    contents,
    total,
    terms,
    answer,
    quoted: how.terms === 'added' ? `साल के ${total} (${terms})` : `साल के ${price}, ${terms}`,
  };
}
