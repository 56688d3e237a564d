import type { Path } from '../../../base/paths.ts';
import { brand } from '../../../brand.ts';
import type { Article } from '../../article.ts';
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

/** The paths that are text pages. */
export type ArticlePath = Extract<
  Path,
  '/help' | '/contact' | '/status' | '/about' | '/careers' | '/accessibility' | '/privacy' | '/terms' | '/refund'
>;

/** The text pages by path. */
export const articles: Readonly<Record<ArticlePath, Article>> = {
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
