import type { QuestionAndAnswer } from '../article.ts';
import { moneyBackDays } from '../facts/subscription-plans.ts';
import { createYearlyPriceTexts } from './create-yearly-price-texts.ts';
import { planTexts } from './plan-texts.ts';

const basicFeatures = planTexts.items.basic.features.join(', ');

/** The questions of a visitor who thinks about buying. */
export const faqTexts: {
  readonly heading: string;
  readonly all: string;
  readonly items: readonly QuestionAndAnswer[];
} = {
  heading: 'Questions before you start',
  all: 'All questions',
  items: [
    {
      question: 'What happens when the three months end?',
      onHome: true,
      answer: `You choose: subscribe to Basic, or stop. No card is asked for at the start, so nothing can be charged automatically. The trial has all features; Basic then has: ${basicFeatures}.`,
      facts: ['booksAfterTrial'],
    },
    {
      question: 'Is GST included in the price?',
      answer: createYearlyPriceTexts().answer,
    },
    {
      question: 'Can I buy Pro or Enterprise now?',
      answer: 'Not yet. Both are marked Coming Soon: nothing can be ordered or paid.',
    },
    {
      question: 'How do I cancel?',
      onHome: true,
      answer:
        'Anytime. During the trial there is nothing to pay: just stop using it. For a paid plan write to customer care.',
      link: '/refund',
      label: 'Refund and cancellation',
    },
    {
      question: 'When do I get my money back?',
      answer: `Ask within ${moneyBackDays} days of paying for your first subscription. The guarantee does not cover renewals.`,
    },
    {
      question: 'Do I get a GST invoice for my purchase?',
      needs: 'purchaseInvoice',
      facts: ['purchaseInvoice', 'sellerGstin'],
    },
    {
      question: 'Can I take my data out?',
      needs: 'dataExport',
      facts: ['dataExport'],
    },
    {
      question: 'Who sees my data?',
      answer:
        'The privacy notice lists every item that an account stores, and who receives it. The form and this site use no analytics.',
      facts: ['booksAccess'],
      link: '/privacy',
      label: 'Privacy notice',
    },
    {
      question: 'Does it file my GST returns?',
      answer:
        'No. It prepares the figures for GSTR-1 and GSTR-3B. You or your accountant check them and file on the GST portal. Due dates change: check the portal.',
    },
    {
      question: 'Does it work without internet?',
      onHome: true,
      answer: 'The app supports offline work. Signing up, signing in and syncing your devices need a connection.',
    },
    {
      question: 'Is everything in Hindi?',
      answer:
        'You can use the app in Hindi or English, and read this site in both. Names of forms such as GSTR-1 stay as on the GST portal.',
    },
  ],
};
