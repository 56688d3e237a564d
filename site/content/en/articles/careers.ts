import type { Article } from '../../article.ts';

/** Open roles. */
export const careers: Article = {
  intro: 'There are no open roles now.',
  sections: [
    {
      heading: 'When there are',
      blocks: [
        'They will stand on this page with the work, the place and the pay. We do not collect applications in advance.',
        { link: '/about', label: 'What we make' },
      ],
    },
  ],
};
