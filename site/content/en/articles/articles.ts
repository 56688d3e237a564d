import type { Path } from '../../../paths.ts';
import type { Article } from '../../article.ts';
import { about } from './about.ts';
import { careers } from './careers.ts';
import { contact } from './contact.ts';
import { help } from './help.ts';
import { privacy } from './privacy.ts';
import { refund } from './refund.ts';
import { status } from './status.ts';
import { terms } from './terms.ts';

/** The paths that are text pages. */
export type ArticlePath = Extract<
  Path,
  '/help' | '/contact' | '/status' | '/about' | '/careers' | '/privacy' | '/terms' | '/refund'
>;

/** The text pages by path. */
export const articles: Readonly<Record<ArticlePath, Article>> = {
  '/help': help,
  '/contact': contact,
  '/status': status,
  '/about': about,
  '/careers': careers,
  '/privacy': privacy,
  '/terms': terms,
  '/refund': refund,
};
