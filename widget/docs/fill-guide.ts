import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleDomain } from './attribute-docs.ts';
import { type GuideValues, guideTables, messageTables } from './guide-tables.ts';
import { fillMarks, withoutMarks } from './markdown.ts';

/** The partner's guide, and the two lists beside it: the card in other places, and every message. */
export type GuideTexts = { readonly guide: string; readonly places: string; readonly messages: string };

/** Returns the guide and its lists with a build's own values. Throws for a mark without a text, or a text unused. */
export function fillGuide(values: GuideValues, sources: GuideTexts = readSources()): GuideTexts {
  const { origin, appUrl, cookieDomain, domain, project, packageName, release } = values;
  const bySample: Readonly<Record<string, string>> = {
    'https://www.acct.example': origin,
    'https://app.acct.example': appUrl,
    '".acct.example': `"${cookieDomain}`,
    [sampleDomain]: domain,
    'demo-acct': project,
    '@acct/auth-card': packageName,
    '1.0.0-xxxxxxxx': release.release,
  };
  const samples = new RegExp(Object.keys(bySample).join('|').replaceAll('.', '\\.'), 'g');
  const own = (text: string): string => text.replace(samples, (sample) => bySample[sample] ?? sample);
  return {
    guide: withoutMarks(fillMarks(own(sources.guide), guideTables(values))),
    places: own(sources.places),
    messages: withoutMarks(fillMarks(own(sources.messages), messageTables(values))),
  };
}

/** The anchor of a heading, as GitHub and /docs make it. */
export const headingAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replace(/ /g, '-');

const read = (...path: readonly string[]): string => readFileSync(join('widget', ...path), 'utf8');

function readSources(): GuideTexts {
  const readme = read('README.md');
  const guide = readme.slice(readme.indexOf('\n## ') + 1);
  return { guide, places: read('docs', 'places.md'), messages: read('docs', 'messages.md') };
}
