/** Every path of the site, without its language prefix. The route table gives each one a page. */
export const paths = [
  '/',
  '/features',
  '/plans',
  '/pricing',
  '/downloads',
  '/login',
  '/help',
  '/contact',
  '/docs',
  '/frameworks',
  '/status',
  '/about',
  '/careers',
  '/privacy',
  '/terms',
  '/refund',
] as const;

export type Path = (typeof paths)[number];

/** The six pages of the specification. */
export const mainPaths: readonly Path[] = ['/', '/features', '/plans', '/pricing', '/downloads', '/login'];
