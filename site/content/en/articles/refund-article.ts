import type { Article } from '../../article.ts';
import { freeTrialTerms, moneyBackDays } from '../../facts/subscription-plans.ts';

export const refundArticle: Article = {
  intro: `${moneyBackDays}-day money-back guarantee on the first paid subscription.`,
  sections: [
    {
      heading: 'During the free trial',
      blocks: [
        `The trial is free for ${freeTrialTerms.months} months and asks for no card. To cancel, stop using it: no card is on file, so nothing can be charged automatically.`,
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
        'The guarantee does not cover renewals and later subscriptions.',
      ],
    },
    {
      heading: 'Cancelling a paid plan',
      blocks: [
        'Write to customer care, and give the e-mail or phone number of your account.',
        { facts: ['cancellationEffect'] },
        { link: '/contact', label: 'Customer care' },
      ],
    },
  ],
};
