import { type Language, languageCodes, pathInLanguage, sourceLanguage } from '../../account/languages.ts';
import { noticeLanguageCodes, noticePath } from '../../account/notice-languages.ts';
import type { GuideTexts } from '../../widget/docs/insert-guide-values.ts';
import { readDesignTokens } from '../../widget/docs/token-docs.ts';
import { getRegionalLocale } from '../base/format.ts';
import { pagePaths } from '../base/paths.ts';
import type { SiteEnv } from '../base/site-env.ts';
import { brand } from '../brand.ts';
import { catalogues } from '../content/catalogues.ts';
import type { OwnerFacts } from '../content/facts/owner-facts.ts';
import { generatorPlaceholder } from '../guide/guide-sections.ts';
import { standalonePages } from './standalone-pages.ts';

/**
 * Returns the sitemap: each page with its language versions, and the privacy notice in the languages that only the
 * notice has.
 */
export function sitemapXml(siteOrigin: string): string {
  const absolute = (path: string, language: Language) => `${siteOrigin}${pathInLanguage(path, language)}`;
  const entries = pagePaths.flatMap((path) => {
    const alternates = [
      ...languageCodes.map((language) => [getRegionalLocale(language), absolute(path, language)]),
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
    ...noticeLanguageCodes.map((code) => `  <url><loc>${siteOrigin}${noticePath(code)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}

/** Returns robots.txt. Search engines must not find a demo build. */
export function robotsTxt({ isDemo, siteOrigin }: SiteEnv): string {
  if (isDemo) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteOrigin}/sitemap.xml\n`;
}

/** Returns the manifest for a phone's home screen (W3C Web Application Manifest). */
export function webManifest(): string {
  const { light } = readDesignTokens();
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
    theme_color: light['--acct-accent-strong'],
    background_color: light['--acct-background'],
    icons: [icon(192), icon(512)],
  })}\n`;
}

/**
 * Returns the partner's guide for language models (https://llmstxt.org): title, description, links, the guide and its
 * lists.
 */
export function llmsTxt(siteOrigin: string, guide: GuideTexts): string {
  const { title, description } = catalogues.en.meta['/docs'];
  const pages = { Guide: '/docs', 'Other places': '/docs/places', Messages: '/docs/messages' };
  const links = Object.entries(pages).map(([name, path]) => `- [${name}](${siteOrigin}${path})`);
  const texts = [guide.guide.replace(generatorPlaceholder, ''), guide.places, guide.messages];
  return [`# ${title}`, `> ${description}`, links.join('\n'), ...texts]
    .join('\n\n')
    .replaceAll('"../site/public/', `"${siteOrigin}/`);
}

/**
 * Returns /security.txt (RFC 9116); null if the owner has no address for customer care. The file expires a year after
 * the month of the build.
 */
export function securityTxt(siteOrigin: string, { supportEmail }: OwnerFacts, now = new Date()): string | null {
  if (supportEmail === null) return null;
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1)).toISOString();
  return [
    `# ${brand.name}`,
    `Contact: mailto:${supportEmail}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languageCodes.join(', ')}`,
    `Canonical: ${siteOrigin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Well-known addresses for browsers and security researchers (https://w3c.github.io/webappsec-change-password-url). */
export const wellKnownFiles = {
  redirects: [{ source: '/.well-known/change-password', destination: standalonePages.account.path, type: 302 }],
  rewrites: [{ source: '/.well-known/security.txt', destination: '/security.txt' }],
} as const;
