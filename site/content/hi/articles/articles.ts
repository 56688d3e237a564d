import { brand } from '../../../brand.ts';
import type { Article } from '../../article.ts';
import type { Catalogue } from '../../catalogue.ts';
import { about } from './about.ts';
import { accessibility } from './accessibility.ts';
import { contact } from './contact.ts';
import { help } from './help.ts';
import { privacy } from './privacy.ts';
import { refund } from './refund.ts';
import { status } from './status.ts';
import { terms } from './terms.ts';

/** Open roles. */
const careers: Article = {
  intro: 'अभी कोई पद खाली नहीं है।',
  sections: [
    {
      heading: 'जब होगा',
      blocks: ['तब काम, जगह और वेतन के साथ यहां लिखेंगे।', { link: '/about', label: `${brand.name} किस काम आता है` }],
    },
  ],
};

/** The text pages by path. */
export const articles: Catalogue['articles'] = {
  '/help': help,
  '/contact': contact,
  '/status': status,
  '/about': about,
  '/careers': careers,
  '/accessibility': accessibility,
  '/privacy': privacy,
  '/terms': terms,
  '/refund': refund,
};
