import type { SitePath } from '../../../base/paths.ts';
import { brand } from '../../../brand.ts';
import type { Article } from '../../article.ts';
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

/** The paths of all text pages. */
export type ArticlePath = Extract<
  SitePath,
  '/help' | '/contact' | '/status' | '/about' | '/careers' | '/accessibility' | '/privacy' | '/terms' | '/refund'
>;

/** The text pages by path. */
export const articles: Readonly<Record<ArticlePath, Article>> = {
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
