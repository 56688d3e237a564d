import type { Catalogue } from '../../catalogue.ts';
import { about } from './about.ts';
import { careers } from './careers.ts';
import { contact } from './contact.ts';
import { help } from './help.ts';
import { privacy } from './privacy.ts';
import { refund } from './refund.ts';
import { status } from './status.ts';
import { terms } from './terms.ts';

/** The text pages by path. */
export const articles: Catalogue['articles'] = {
  '/help': help,
  '/contact': contact,
  '/status': status,
  '/about': about,
  '/careers': careers,
  '/privacy': privacy,
  '/terms': terms,
  '/refund': refund,
};
