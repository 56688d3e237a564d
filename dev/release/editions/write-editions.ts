import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findLegalPaths, formatEditionPath } from '../../../site/content/facts/editions.ts';
import { computeSriHash } from '../releases/release-list.ts';
import { type CurrentEdition, contactDetails, currentWordsHash } from './current-edition.ts';
import type { EarlierEditions, PublishedEditions } from './published-editions.ts';

/**
 * Writes the live pages into a folder, byte for byte. The site's build renders only the pages that the folder does not
 * have.
 */
export function copyEditions(folder: string, { pages }: EarlierEditions): void {
  for (const [path, content] of pages) {
    const file = join(folder, `${path}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Writes the list of a built site's editions: the live ones, and those that this build adds. */
export function writeEditionList(site: string, earlier: PublishedEditions | null, now: CurrentEdition): void {
  const { edition, facts, hashes, contactsSince: since } = now;
  const live = earlier?.editions.find((row) => row.edition === edition);
  const added = Object.entries(hashes).map(([language, { sentence }]) => {
    const files = findLegalPaths(language).map((path) => [
      path,
      integrityOf(site, formatEditionPath(edition, language, path)),
    ]);
    return [language, { words: currentWordsHash(now, language), sentence, files: Object.fromEntries(files) }] as const;
  });
  const row = { edition, facts, ...live, languages: { ...Object.fromEntries(added), ...live?.languages } };
  const others = earlier?.editions.filter((each) => each !== live) ?? [];
  const list: PublishedEditions = {
    editions: [row, ...others].sort((one, other) => (one.edition < other.edition ? 1 : -1)),
    contacts: { since, facts: contactDetails(now) },
  };
  writeFileSync(join(site, 'editions/editions.json'), `${JSON.stringify(list, null, 2)}\n`);
}

const integrityOf = (site: string, path: string): string => computeSriHash(readFileSync(join(site, `${path}.html`)));
