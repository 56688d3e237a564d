import { brand } from '../brand.ts';
import { catalogues } from '../content/catalogues.ts';

/** What a phone shows that keeps the site on its home screen (W3C Web Application Manifest). */
export function webManifest(): string {
  const icon = (size: number) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  });
  return `${JSON.stringify({
    name: catalogues.en.meta['/'].title,
    short_name: brand.name,
    description: catalogues.en.meta['/'].description,
    start_url: '/',
    display: 'browser',
    theme_color: '#7d140f',
    background_color: '#fbf6ec',
    icons: [icon(192), icon(512)],
  })}\n`;
}
