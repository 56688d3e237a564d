import type { Article } from '../../article.ts';

/** What to do when something does not work. */
export const status: Article = {
  intro: 'There is no public status monitor yet, so this page shows no green lights it cannot vouch for.',
  sections: [
    {
      heading: 'Something does not work?',
      blocks: [
        {
          steps: [
            'Open this site on another connection, for example mobile data. If it opens there, the trouble is in the first network.',
            'Sign-in needs Google’s services. If google.com does not open either, wait for it to return.',
            'Still not working: write to customer care with the time and what you saw.',
          ],
        },
        { link: '/contact', label: 'Customer care' },
      ],
    },
    {
      heading: 'While you wait',
      blocks: ['The application supports offline work. Your devices are synced when the connection is back.'],
    },
  ],
};
