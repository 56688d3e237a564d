import type { Article } from '../../article.ts';
import { freeTrialTerms, moneyBackDays } from '../../facts/subscription-plans.ts';

export const termsArticle: Article = {
  intro: 'What you and we agree on when you use {brand}.',
  sections: [
    {
      heading: 'Who offers the service',
      blocks: [{ facts: ['legalName', 'sellerGstin', 'legalReview'] }],
    },
    {
      heading: 'Your account',
      blocks: [
        {
          list: [
            'The service is for business use by persons of 18 years or older.',
            'Give true details, and keep your password and OTPs to yourself.',
          ],
        },
      ],
    },
    {
      heading: 'Free trial and paid plans',
      blocks: [
        {
          list: [
            `The trial lasts ${freeTrialTerms.months} months, with all features unlocked and no credit card. You may cancel anytime.`,
            'Prices are per year, in rupees. The pricing page shows Basic and Pro with GST.',
            `The first paid subscription has a ${moneyBackDays}-day money-back guarantee.`,
            'Plans marked Coming Soon are announcements, not offers.',
          ],
        },
        { facts: ['transactionMeaning', 'overLimit'] },
        { link: '/refund', label: 'Refund and cancellation' },
      ],
    },
    {
      heading: 'GST and your duties',
      blocks: [
        'The service prepares figures from what you enter. Checking them, filing returns in time and paying tax remain with you. Due dates and rates change: the GST portal is what counts.',
      ],
    },
    {
      heading: 'If something goes wrong',
      blocks: [
        'Write to customer care or to the grievance officer. Nothing in these terms takes away rights that the law gives you as a consumer.',
        // All contact details are in one section, which also shows the day of their last change.
        { link: '/privacy', label: 'How to reach us: the privacy notice' },
        { facts: ['grievanceTime', 'jurisdiction'] },
      ],
    },
    {
      heading: 'Changes',
      blocks: [{ edition: 'Version {version}, {date}. Terms exist in {languages}.', of: '/terms' }],
    },
  ],
};
