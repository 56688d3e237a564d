import type { ToolPath } from '../../base/paths.ts';
import type { QuestionAndAnswer } from '../article.ts';
import { freeTrialTerms } from '../facts/subscription-plans.ts';

type ToolText = {
  /** The name of the tool in links. */
  readonly name: string;
  readonly teaser: string;
  /** The text of the button that leads to the tool. */
  readonly open: string;
  readonly steps: readonly string[];
  readonly questions: readonly QuestionAndAnswer[];
  readonly band: { readonly heading: string; readonly text: string };
};

const items: Readonly<Record<ToolPath, ToolText>> = {
  '/gst-bill-maker': {
    name: 'GST bill maker',
    teaser: 'Write the items: tax, round-off and the amount in words fill themselves in.',
    open: 'Write your own bill, free',
    steps: [
      'Fill in your shop and your customer. The state fills in from the GSTIN.',
      'Write the items, or paste rows from Excel: quantity, rate, discount and GST rate. The tax is counted as you type.',
      'Give the bill its number and date, and look it over. For the next customer press “New bill”: your shop stays and the next number is filled in.',
      'Print it on A4, A5 or a roll of 80 mm, or choose “Save as PDF” in the print window. With your UPI id it has a QR code for paying.',
    ],
    questions: [
      {
        question: 'Is this a proper GST invoice?',
        answer:
          'It has the entries of a tax invoice: names and GSTINs, number and date, HSN or SAC, quantity, taxable value, rate and amount of each tax, place of supply, reverse charge, and room for a signature. Please check that they are correct. It is no e-invoice, which businesses with a turnover above ₹5 crore need.',
      },
      {
        question: 'CGST and SGST, or IGST?',
        answer:
          'Where the place of supply is in your own state, CGST and SGST, half of the rate each. Where it is in another state, IGST. The bill shows which applies.',
      },
      {
        question: 'I am not registered for GST. Can I use it?',
        answer: 'Yes. Leave your GSTIN empty and choose your state: the paper then says “Bill” and charges no GST.',
      },
      {
        question: 'Where is my bill kept?',
        answer:
          'Only in this browser tab, one bill at a time, until you close it. With “Remember my shop on this device” your shop, not the bill, is there the next day. We never see it; what you share goes only where you send it. To keep your bills, print or save them, or create an account.',
      },
    ],
    band: {
      heading: 'Keep your bills in one place',
      text: `An account keeps bills, parties and payments together. ${freeTrialTerms.months} months free, no credit card.`,
    },
  },
  '/who-owes-me': {
    name: 'Who owes me?',
    teaser: 'Paste your unpaid bills: see who owes how much and since when, and copy a reminder for each party.',
    open: 'Sort out your own list',
    steps: [
      'Copy your unpaid bills out of Excel, Tally or Busy, or type them from the notebook: name, date and amount, one bill a line.',
      'See how the list was read, and answer what is asked: there is no total before that.',
      'See how much is new and how much is old. Open a party to see its lines, and correct any of them.',
      'Open the reminder of a party, in English or Hindi, and send it yourself.',
    ],
    questions: [
      {
        question: 'What should my list look like?',
        answer:
          'One bill a line, with a name and an amount, and the date if you have it, in any order; or a table with names over its columns, as Excel, Tally and Busy give it: bills, balances, a ledger or aging. 5/11, 5k and 1.2 lakh are fine. “Cr” or “jama” beside an amount, a receipt, a payment or a credit note, in a table also a minus or brackets, means that it was paid: it comes off the bill that it names, else off that party’s oldest. Where it is not clear, the page asks before it counts, and each line that is not counted stands there with the reason.',
      },
      {
        question: 'What does aging mean?',
        answer:
          'How long a bill has been waiting, counted from its date to today. The older a debt is, the sooner it is worth a call.',
      },
      {
        question: 'Can anyone else see my customers’ names?',
        answer:
          'No. Your browser reads the list by itself, and we never see it. It stays in this tab until you press Clear or close the tab. WhatsApp receives a reminder only when you press its button.',
      },
      {
        question: 'Does it remind my customers by itself?',
        answer: 'No. It writes the words; you read them, and send them if you like.',
      },
    ],
    band: {
      heading: 'A list that keeps itself up to date',
      text: `With an account, outstanding and aging come from your own bills. ${freeTrialTerms.months} months free, no credit card.`,
    },
  },
};

/** The texts of the pages around the free tools; `bill-texts.ts` and `debt-texts.ts` have the texts of the tools. */
export const toolTexts = {
  heading: 'Free tools',
  freeNotes: ['in your browser', 'no account needed'] as readonly [string, string],
  noAccount: 'Free, no account needed',
  /** The requirements for the visitor's browser, for search engines. */
  needs: 'Needs JavaScript',
  waking: 'Getting ready. Keep typing.',
  howTo: 'How it works',
  questions: 'Questions',
  items,
};
