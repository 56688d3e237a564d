import type { Question } from '../article.ts';
import { moneyBackDays } from '../facts/plans.ts';
import { basicPrice } from './basic-price.ts';
import { plans } from './plans.ts';

const basicFeatures = plans.items.basic.features.join(', ');

/** Questions before buying. */
export const faq: { readonly heading: string; readonly items: readonly Question[] } = {
  heading: 'Questions before you start',
  items: [
    {
      question: 'What happens when the three months end?',
      answer: `You choose: subscribe to Basic, or stop. No card is asked for at the start, so nothing can be charged by itself. The trial has all features; after it Basic has: ${basicFeatures}.`,
      facts: ['booksAfterTrial'],
    },
    {
      question: 'Is GST included in the price?',
      answer: `${basicPrice.answer} You see the total before paying.`,
    },
    {
      question: 'Can I buy Pro or Enterprise now?',
      answer: 'Not yet. Both are marked Coming Soon, and we take no orders or advance payments for them.',
    },
    {
      question: 'How do I cancel?',
      answer:
        'Anytime. During the trial there is nothing to pay, so it is enough to stop using it. A paid plan is cancelled by e-mail.',
      link: '/refund',
      label: 'Refund and cancellation',
    },
    {
      question: 'When do I get my money back?',
      answer: `Ask within ${moneyBackDays} days of your first paid subscription. Later renewals are not covered by the guarantee.`,
    },
    {
      question: 'Do I get a GST invoice for my purchase?',
      answer: 'Price, GST and total are written out on this page. Give your GSTIN when you buy, if you have one.',
      facts: ['sellerGstin', 'purchaseInvoice'],
    },
    {
      question: 'Can I take my data out?',
      answer: 'Your books are yours, as the terms say.',
      facts: ['dataExport'],
      link: '/terms',
      label: 'Terms of Service',
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
        'No. It prepares the figures for GSTR-1 and GSTR-3B. You or your accountant check them and file on the GST portal; due dates change by notification, so check the portal.',
    },
    {
      question: 'Does it work without internet?',
      answer:
        'The application supports offline work. Signing up, signing in and syncing your devices need a connection.',
    },
    {
      question: 'Is everything in Hindi?',
      answer:
        'The interface is in Hindi and English, and so is this site. Names of forms such as GSTR-1 stay as the GST portal writes them.',
    },
  ],
};
