import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '../../../site/brand.ts';
import { sampleDomain } from '../../../widget/docs/attribute-docs.ts';
import { designTokens } from '../../../widget/docs/token-docs.ts';
import { sampleRelease } from '../../../widget/release/sample-release.ts';
import { type GuideValues, guideTables } from './guide-tables.ts';
import { code, fillPlaces, table } from './markdown.ts';

const file = 'examples/application/.env.example';

/** The settings of the example as a table, from its sample file: name, value there, and the lines above it. */
export function exampleSettings(text = readFileSync(file, 'utf8')): string {
  const settings = text.matchAll(/((?:^# .*\n)+)(?:# )?([A-Z][A-Z_]+)=(.*)$/gm);
  const rows = Array.from(settings, ([, above = '', name = '', value = '']) => [
    code(name),
    code(value),
    above.replace(/^# /gm, '').trim().replaceAll('\n', ' '),
  ]);
  return table(['setting', 'sample', 'what'], rows);
}

const folder = join('widget', 'docs');

/** The partner's guide, and the two lists beside it: the card in other places, and every message. */
export type GuideTexts = { readonly guide: string; readonly places: string; readonly messages: string };

/** The guide and its lists as Markdown, placeholders filled in. Throws for one without a text, or a text unused. */
export function fillGuide(values: GuideValues, sources: GuideTexts = readSources()): GuideTexts {
  const onDomain = (text: string): string => text.replaceAll(sampleDomain, values.domain);
  const { origin, appUrl, cookieDomain, packageName, project, release, support, own } = values;
  const texts: Readonly<Record<string, string>> = {
    origin,
    'app-url': appUrl,
    'cookie-domain': cookieDomain,
    package: packageName,
    project,
    release: release.release,
    us: support === null ? 'us' : `[${support}](mailto:${support})`,
    ...own,
    ...guideTables(values, onDomain),
  };
  const { guide, places, messages } = sources;
  const filled = fillPlaces(onDomain([guide, places, messages].join(between)), /\{\{([a-z-]+)\}\}/g, texts);
  const [filledGuide = '', filledPlaces = '', filledMessages = ''] = filled.split(between);
  return { guide: filledGuide, places: filledPlaces, messages: filledMessages };
}

/** Between texts that are filled in together, so that each placeholder has a text in one of them. */
const between = '\f';

/** The headings of the second level, in order. */
function guideHeadings(guide: string): readonly string[] {
  return Array.from(guide.matchAll(/^## (.+)$/gm), ([, heading = '']) => heading);
}

/** The anchor of a heading, as GitHub and /docs make it. */
export const headingAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replace(/ /g, '-');

const readText = (...path: readonly string[]): string => readFileSync(join(folder, ...path), 'utf8');

const readSources = (): GuideTexts => ({
  guide: readdirSync(join(folder, 'guide'))
    .sort()
    .map((name) => readText('guide', name))
    .join('\n'),
  places: readText('places.md'),
  messages: readText('messages.md'),
});

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

/** The example's sheet with the site's colours: what somebody copies imports nothing of ours. */
export function exampleColours(before: string): string {
  const dark = '@media (prefers-color-scheme: dark)';
  const { light, ...tokens } = designTokens();
  const [day = '', night = ''] = before.split(dark);
  const filled = (text: string, values: Readonly<Record<string, string>>): string =>
    text.replace(/--([\w-]+): #\w+/g, (line, name: string) => `--${name}: ${values[`--acct-${name}`] ?? line}`);
  return [filled(day, light), filled(night, { ...light, ...tokens.dark })].join(dark);
}
