import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatEditionPath, type LegalPath } from '../../../site/content/facts/editions.ts';
import { type EditionRecord, editionRecordFile } from './edition-record.ts';
import type { EarlierEditions, PublishedEditions } from './published-editions.ts';

type Row = EditionRecord['editions'][string][string];
/** A published page of an edition. */
type Page = {
  readonly edition: string;
  readonly language: string;
  readonly path: LegalPath;
  /** The path below the site's root. */
  readonly address: string;
};

const changed =
  'Somebody has changed a text that people agreed to: docs/when-something-goes-wrong.md#stop-it. Only if the build that was ' +
  `recorded has never been deployed, remove \`pages\` from that row of ${editionRecordFile}.`;

/**
 * Compares the live editions with the record of earlier builds. Returns a line for each page that differs or is
 * missing, and for each edition without a record. `edition` is this build's edition, which may not be live yet.
 */
export function findPageFaults(
  record: EditionRecord,
  live: EarlierEditions | null,
  edition: string,
): readonly string[] {
  const published = live ? pagesOf(live.list) : [];
  const faults = published.flatMap((page) => {
    const row = record.editions[page.edition]?.[page.language];
    if (row === undefined)
      return [
        `${page.address} is live, but ${editionRecordFile} has no words of that edition. Restore its row from git.`,
      ];
    const recorded = row.pages?.[page.path];
    const own = hashOf(live?.pages.get(page.address) ?? '');
    return recorded === undefined || recorded === own
      ? []
      : [`The live ${page.address} (${own}) is not the page that was recorded (${recorded}). ${changed}`];
  });
  const addresses = published.map(({ address }) => address);
  const gone = recordedPages(record).filter((page) => page.edition !== edition && !addresses.includes(page.address));
  return [...faults, ...gone.map(({ address }) => `${address} was recorded, but is not live. ${changed}`)];
}

/** Returns the record with the hash of each page that a built site publishes. */
export function addPageHashes(record: EditionRecord, site: string): EditionRecord {
  const list = JSON.parse(readFileSync(join(site, 'editions/editions.json'), 'utf8')) as PublishedEditions;
  const hashAt = ({ path, address }: Page) => [path, hashOf(readFileSync(join(site, `${address}.html`)))] as const;
  const editions = structuredClone(record.editions);
  for (const { edition, languages } of list.editions)
    for (const [language, { files }] of Object.entries(languages)) {
      const row = editions[edition]?.[language];
      if (row) row.pages = Object.fromEntries(pagesIn(edition, language, files).map(hashAt)) as Required<Row>['pages'];
    }
  return { ...record, editions };
}

const pagesOf = ({ editions }: PublishedEditions): readonly Page[] =>
  editions.flatMap(({ edition, languages }) =>
    Object.entries(languages).flatMap(([language, { files }]) => pagesIn(edition, language, files)),
  );

const recordedPages = ({ editions }: EditionRecord): readonly Page[] =>
  Object.entries(editions).flatMap(([edition, languages]) =>
    Object.entries(languages).flatMap(([language, { pages = {} }]) => pagesIn(edition, language, pages)),
  );

const pagesIn = (edition: string, language: string, paths: object): readonly Page[] =>
  (Object.keys(paths) as LegalPath[]).map((path) => ({
    edition,
    language,
    path,
    address: formatEditionPath(edition, language, path),
  }));

const hashOf = (content: Buffer | string): string => `sha256-${createHash('sha256').update(content).digest('base64')}`;
