import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GuideValues, guideTables } from './guide-tables.ts';
import { fillPlaces } from './markdown.ts';

const folder = join('widget', 'docs', 'guide');
const sampleDomain = /acct\.example/g;

/**
 * The partner's guide as Markdown: the chapters of `widget/docs/guide/` in the order of their names, with every
 * `{{placeholder}}` filled in. Throws when a placeholder has no text, or a text no placeholder.
 */
export function fillGuide(values: GuideValues, chapters: readonly string[] = readChapters()): string {
  const onDomain = (text: string): string => text.replace(sampleDomain, values.domain);
  const { origin, appUrl, cookieDomain, release, own } = values;
  const texts: Readonly<Record<string, string>> = {
    origin,
    'app-url': appUrl,
    'cookie-domain': cookieDomain,
    release: release.release,
    ...own,
    ...guideTables(values, onDomain),
  };
  return fillPlaces(onDomain(chapters.join('\n')), /\{\{([a-z-]+)\}\}/g, texts);
}

/** The headings of the second level, in order. */
export function guideHeadings(guide: string): readonly string[] {
  return Array.from(guide.matchAll(/^## (.+)$/gm), ([, heading = '']) => heading);
}

/** The anchor of a heading, as GitHub and /docs make it. */
export const headingAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replace(/ /g, '-');

const readChapters = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
