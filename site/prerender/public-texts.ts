import type { GuideTexts } from '../../dev/build/readme/fill-guide.ts';
import { brand } from '../brand.ts';
import { catalogues } from '../content/catalogues.ts';
import type { OwnerFacts } from '../content/facts/owner-facts.ts';
import { generatorMark } from '../guide/generator-mark.ts';
import { standalonePages } from './standalone-pages.ts';

/** What language models are given of a partner's guide (https://llmstxt.org): what it is, the guide, and its lists. */
export function llmsTxt(siteOrigin: string, guide: GuideTexts): string {
  const { title, description } = catalogues.en.meta['/docs'];
  const pages = { Guide: '/docs', 'Other places': '/docs/places', Messages: '/docs/messages' };
  const links = Object.entries(pages).map(([name, path]) => `- [${name}](${siteOrigin}${path})`);
  const texts = [guide.guide.replace(generatorMark, ''), guide.places, guide.messages];
  return [`# ${title}`, `> ${description}`, links.join('\n'), ...texts].join('\n\n');
}

/**
 * Where to report a weakness (RFC 9116), at `/.well-known/security.txt` by a rewrite, since Hosting takes no folders
 * with a dot; null while the owner's fact is missing. It ends a year after the month of the build, as the RFC advises.
 */
export function securityTxt(siteOrigin: string, { supportEmail }: OwnerFacts, now = new Date()): string | null {
  if (supportEmail === null) return null;
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1)).toISOString();
  return [
    `# ${brand.name}`,
    `Contact: mailto:${supportEmail}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${siteOrigin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/**
 * Addresses that browsers and researchers know, and what answers them
 * (https://w3c.github.io/webappsec-change-password-url).
 */
export const wellKnown = {
  redirects: [{ source: '/.well-known/change-password', destination: standalonePages.account.path, type: 302 }],
  rewrites: [{ source: '/.well-known/security.txt', destination: '/security.txt' }],
} as const;
