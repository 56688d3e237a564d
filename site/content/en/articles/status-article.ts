import type { Article } from '../../article.ts';

/** The texts of /status, which helps when something does not work. */
export const statusArticle: Article = {
  intro: 'We do not have a public status page yet.',
  sections: [
    {
      heading: 'What to try',
      blocks: [
        {
          steps: [
            'Open this site on another connection, for example mobile data. If it opens there, the problem is your first network.',
            'Signing in needs Google’s services. If google.com does not open either, try again later.',
            'Still not working? Write to customer care: when it was, and what you saw.',
          ],
        },
        { facts: ['supportEmail', 'supportPhone', 'supportHours'] },
        { link: '/help', label: 'Help with signing in' },
      ],
    },
  ],
};
