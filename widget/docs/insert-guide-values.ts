import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleRelease } from '../release/sample-release.ts';
import { sampleDomain } from './attribute-docs.ts';
import { createGuideTables, createMessageTables, type GuideValues } from './guide-tables.ts';
import { fillGeneratedBlocks, removeGeneratedMarks } from './markdown.ts';

/**
 * The texts of the partner's guide and its two appendices. `places` explains how to use the card in other frameworks
 * and hosts. `messages` explains every message.
 */
export type GuideTexts = { readonly guide: string; readonly places: string; readonly messages: string };

/** Sample values in widget/README.md and its appendices. A build replaces these values by its own. */
export const sampleGuideValues: GuideValues = {
  origin: `https://www.${sampleDomain}`,
  appUrl: `https://app.${sampleDomain}`,
  cookieDomain: `.${sampleDomain}`,
  authPage: 'https://acct-example.firebaseapp.com',
  services: [],
  hasAppCheck: true,
  domain: sampleDomain,
  project: 'demo-acct',
  packageName: '@acct/auth-card',
  support: null,
  release: sampleRelease,
  own: {
    'generator-hint': `[/docs](https://www.${sampleDomain}/docs) of our site has both with the current hashes.`,
    generator: `The [generator on /docs](https://www.${sampleDomain}/docs#generator) has a knob for each attribute, and writes the snippet, the policy for it and a preview.`,
  },
};

/** Returns the guide and its appendices with a build's values. Throws if a generated text or its mark is missing. */
export function insertGuideValues(values: GuideValues, sources: GuideTexts = readSources()): GuideTexts {
  const samples = replaceableValues(sampleGuideValues);
  const texts = replaceableValues(values);
  const pattern = new RegExp(samples.join('|').replaceAll('.', '\\.'), 'g');
  const own = (text: string): string => text.replace(pattern, (sample) => texts[samples.indexOf(sample)] ?? sample);
  return {
    guide: removeGeneratedMarks(fillGeneratedBlocks(own(sources.guide), createGuideTables(values))),
    places: own(sources.places),
    messages: removeGeneratedMarks(fillGeneratedBlocks(own(sources.messages), createMessageTables(values))),
  };
}

/**
 * Returns the values that differ between builds. Origins come before the domain, because an origin contains the domain
 * and has to be replaced first. The cookie domain is replaced only where a quotation mark is before it.
 */
const replaceableValues = ({ origin, appUrl, cookieDomain, domain, project, packageName, release }: GuideValues) => [
  origin,
  appUrl,
  `"${cookieDomain}`,
  domain,
  project,
  packageName,
  release.release,
];

/** Returns the anchor that a heading has on GitHub and on /docs. */
export const createHeadingAnchor = (heading: string): string =>
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
