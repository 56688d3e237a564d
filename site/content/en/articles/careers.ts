import { brand } from '../../../brand.ts';
import type { Article } from '../../article.ts';

/** Open roles. */
export const careers: Article = {
  intro: 'There are no open roles now.',
  sections: [
    {
      heading: 'When there are',
      blocks: [
        'We will list them here with the role, place and pay.',
        { link: '/about', label: `What ${brand.name} is for` },
      ],
    },
  ],
};
