import type { Article } from '../../article.ts';
import { moneyBackDays, trial } from '../../facts/plans.ts';

/** Refund and cancellation. */
export const refund: Article = {
  intro: `${moneyBackDays}-day money-back guarantee on the first paid subscription.`,
  sections: [
    {
      heading: 'During the free trial',
      blocks: [
        `The trial is free for ${trial.months} months and asks for no card. To cancel, stop using it: nothing is charged.`,
      ],
    },
    {
      heading: 'Asking for a refund',
      blocks: [
        {
          steps: [
            `Write to customer care within ${moneyBackDays} days of paying for your first subscription.`,
            'Give the e-mail or phone number of your account and the date of the payment.',
          ],
        },
        { facts: ['supportEmail', 'refundTime'] },
        'Renewals and later subscriptions are outside the guarantee.',
      ],
    },
    {
      heading: 'Cancelling a paid plan',
      blocks: [
        'Anytime, by e-mail to customer care. Write from the address of your account, or give its phone number; we confirm it first.',
        { facts: ['cancellationEffect'] },
        { link: '/contact', label: 'Customer care' },
      ],
    },
  ],
};
