import { brand } from '../../../site/brand.ts';
import { fillGuide, headingAnchor } from '../../../widget/docs/fill-guide.ts';
import type { GuideValues } from '../../../widget/docs/guide-tables.ts';
import { sampleRelease } from '../../../widget/release/sample-release.ts';

const origin = 'https://www.acct.example';

const head = `<!-- Written by "npm run readme" from widget/docs/guide/, as is /docs of the site. -->
# The sign-up and sign-in card`;

/** Of no live build: README stands beside the sources. */
export const sampleValues: GuideValues = {
  origin,
  appUrl: 'https://app.acct.example',
  cookieDomain: '.acct.example',
  authPage: 'https://acct-example.firebaseapp.com',
  services: [],
  hasAppCheck: true,
  domain: 'acct.example',
  project: 'demo-acct',
  packageName: brand.packageName,
  support: null,
  release: sampleRelease,
  own: {
    'generator-hint': `[/docs](${origin}/docs) of our site has both with the current hashes.`,
    generator: `The [generator on /docs](${origin}/docs#generator) has a knob for each attribute, and writes the snippet, the policy for it and a preview.`,
  },
};

/** The text of widget/README.md: the guide with sample values, below its title and table of contents. */
export function partnerReadme(): string {
  const { guide } = fillGuide(sampleValues);
  const contents = guideHeadings(guide).map((heading) => `[${heading}](#${headingAnchor(heading)})`);
  return `${head}\n\n${contents.join(' · ')}\n\n${guide}`;
}

/** The headings of the second level, in order. */
function guideHeadings(guide: string): readonly string[] {
  return Array.from(guide.matchAll(/^## (.+)$/gm), ([, heading = '']) => heading);
}
