import { brand } from '../../../brand.ts';
import type { Article } from '../../article.ts';
import type { Catalogue } from '../../catalogue.ts';
import { aboutArticle } from './about-article.ts';
import { accessibilityArticle } from './accessibility-article.ts';
import { contactArticle } from './contact-article.ts';
import { helpArticle } from './help-article.ts';
import { privacyArticle } from './privacy-article.ts';
import { refundArticle } from './refund-article.ts';
import { statusArticle } from './status-article.ts';
import { termsArticle } from './terms-article.ts';

/** The text page about open jobs. */
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
  '/help': helpArticle,
  '/contact': contactArticle,
  '/status': statusArticle,
  '/about': aboutArticle,
  '/careers': careers,
  '/accessibility': accessibilityArticle,
  '/privacy': privacyArticle,
  '/terms': termsArticle,
  '/refund': refundArticle,
};
