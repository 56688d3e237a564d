import { type Language, languageCodes, localPath, sourceLanguage } from '../../widget/languages/languages.ts';
import { localeOf } from '../locale-of.ts';
import { paths } from '../paths.ts';
import type { SiteEnv } from '../site-env.ts';

/** Every page in every language, each with all its language versions, as search engines ask for it. */
export function sitemapXml(siteOrigin: string): string {
  const absolute = (path: string, language: Language) => `${siteOrigin}${localPath(path, language)}`;
  const entries = paths.flatMap((path) => {
    const alternates = [
      ...languageCodes.map((language) => [localeOf(language), absolute(path, language)]),
      ['x-default', absolute(path, sourceLanguage)],
    ].map(([lang, href]) => `    <xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`);
    return languageCodes.map((language) =>
      ['  <url>', `    <loc>${absolute(path, language)}</loc>`, ...alternates, '  </url>'].join('\n'),
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** A demo build must not be found by search engines. */
export function robotsTxt({ isDemo, siteOrigin }: SiteEnv): string {
  if (isDemo) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteOrigin}/sitemap.xml\n`;
}
