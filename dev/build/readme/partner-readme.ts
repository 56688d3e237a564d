import { headingAnchor } from '../../../widget/docs/fill-guide.ts';
import { type GuideValues, guideTables } from '../../../widget/docs/guide-tables.ts';
import { fillMarks } from '../../../widget/docs/markdown.ts';
import { sampleRelease } from '../../../widget/release/sample-release.ts';

const origin = 'https://www.acct.example';

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
  packageName: '@acct/auth-card',
  support: null,
  release: sampleRelease,
  own: {
    'generator-hint': `[/docs](${origin}/docs) of our site has both with the current hashes.`,
    generator: `The [generator on /docs](${origin}/docs#generator) has a knob for each attribute, and writes the snippet, the policy for it and a preview.`,
  },
};

/** Returns widget/README.md with its contents and tables from the sources, for sample values. */
export function partnerReadme(before: string): string {
  const headings = Array.from(before.matchAll(/^## (.+)$/gm), ([, heading = '']) => heading);
  const contents = headings.map((heading) => `[${heading}](#${headingAnchor(heading)})`).join(' · ');
  return fillMarks(before, { contents, ...guideTables(sampleValues) });
}
