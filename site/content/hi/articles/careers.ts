import { brand } from '../../../brand.ts';
import type { Article } from '../../article.ts';

/** Open roles. */
export const careers: Article = {
  intro: 'अभी कोई पद खाली नहीं है।',
  sections: [
    {
      heading: 'जब होगा',
      blocks: ['तब काम, जगह और वेतन के साथ यहां लिखेंगे।', { link: '/about', label: `${brand.name} किस काम आता है` }],
    },
  ],
};
