/** Slots of the card for nodes of your own page; the texts are Markdown. */
export const slotDocs: Readonly<Record<string, string>> = {
  'beside-submit':
    'Above the submit button on both tabs and above "Verify OTP". Its looks, but for font and colour, are your page’s; what is ticked or typed there is none of the card’s business.',
};
