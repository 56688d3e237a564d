import { readFileSync } from 'node:fs';
import { type GuideSection, guideSections } from './guide-sections.ts';

/** The change log that the card's package ships: a section for each version, the newest first. */
export function changelogSections(): readonly GuideSection[] {
  const log = readFileSync('widget/package/changelog.md', 'utf8');
  const versions = guideSections(log.slice(log.indexOf('\n## ')));
  return versions.map((version) => ({ ...version, id: `version-${version.heading.replaceAll('.', '-')}` }));
}
