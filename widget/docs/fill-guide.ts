import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleDomain } from './attribute-docs.ts';
import { type GuideValues, guideTables } from './guide-tables.ts';
import { fillPlaces } from './markdown.ts';

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
