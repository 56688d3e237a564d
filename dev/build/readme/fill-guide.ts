import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GuideValues, guideTables } from './guide-tables.ts';

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
  const placed = new Set<string>();
  const filled = onDomain(chapters.join('\n')).replace(/\{\{([a-z-]+)\}\}/g, (_, name: string) => {
    const text = texts[name];
    if (text === undefined) throw new Error(`The guide asks for "${name}", which nothing makes.`);
    placed.add(name);
    return text;
  });
  const homeless = Object.keys(texts).filter((name) => !placed.has(name));
  if (homeless.length > 0) throw new Error(`The guide has no place for: ${homeless.join(', ')}.`);
  return filled;
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

/**
 * Puts each table between its markers, `<!-- generated:NAME -->` and `<!-- /generated -->`. Throws when a table has no
 * place, or a place no table.
 */
export function fillMarkers(guide: string, tables: Readonly<Record<string, string>>): string {
  const placed = new Set<string>();
  const filled = guide.replace(
    /(<!-- generated:([a-z-]+) -->)[\s\S]*?(<!-- \/generated -->)/g,
    (_before, open: string, name: string, close: string) => {
      const table = tables[name];
      if (table === undefined) throw new Error(`The guide asks for a table "${name}" that nothing makes.`);
      placed.add(name);
      return `${open}\n${table}\n${close}`;
    },
  );
  const homeless = Object.keys(tables).filter((name) => !placed.has(name));
  if (homeless.length > 0) throw new Error(`The guide has no place for: ${homeless.join(', ')}.`);
  return filled;
}
