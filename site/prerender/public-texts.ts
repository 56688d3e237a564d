import { brand } from '../brand.ts';
import { catalogues } from '../content/catalogues.ts';
import type { OwnerFacts } from '../content/facts/owner-facts.ts';
import { generatorMark } from '../guide/generator-mark.ts';
import { standalonePages } from './standalone-pages.ts';

/** What language models are given of a partner's guide (https://llmstxt.org): what it is, then the guide itself. */
export function llmsTxt(siteOrigin: string, guide: string): string {
  const { title, description } = catalogues.en.meta['/docs'];
  const links = [`[Guide](${siteOrigin}/docs)`, `[Frameworks](${siteOrigin}/frameworks)`].map((link) => `- ${link}`);
  return [`# ${title}`, `> ${description}`, links.join('\n'), guide.replace(generatorMark, '')].join('\n\n');
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
