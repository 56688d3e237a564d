/** Every address of the site, without its language prefix. The route table gives each one a page. */
export const addresses = [
  '/',
  '/features',
  '/plans',
  '/pricing',
  '/downloads',
  '/login',
  '/help',
  '/contact',
  '/docs',
  '/status',
  '/about',
  '/careers',
  '/privacy',
  '/terms',
  '/refund',
] as const;

export type Address = (typeof addresses)[number];
