import { moneyBackDays } from '../facts/plans.ts';

/** Questions before buying. */
export const faq = {
  heading: 'Questions before you start',
  items: [
    {
      question: 'What happens when the three months end?',
      answer:
        'You choose: subscribe to Basic, or stop. No card is asked for at the start, so nothing can be charged by itself.',
    },
    {
      question: 'Is GST included in the price?',
      answer: 'Each price stands with its GST beside it, to the paisa, and you see the total before paying.',
    },
    {
      question: 'Can I buy Pro or Enterprise now?',
      answer: 'Not yet. Both are marked Coming Soon, and we take no orders or advance payments for them.',
    },
    {
      question: 'How do I cancel?',
      answer:
        'Anytime. During the trial there is nothing to pay, so it is enough to stop using it. The refund and cancellation page tells you how to cancel a paid plan.',
    },
    {
      question: 'When do I get my money back?',
      answer: `Ask within ${moneyBackDays} days of your first paid subscription. Later renewals are not covered by the guarantee.`,
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
