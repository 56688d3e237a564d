import { consentName } from '../../../account/consent.ts';
import { shownEditions } from '../../../site/content/facts/editions.ts';
import { formatIndianDate } from '../../base/indian-time.ts';
import { CommandError } from '../../base/run-tool.ts';
import { earlierReleasesOptOutVariable } from '../releases/fetch-earlier-releases.ts';
import type { CurrentEdition } from './current-edition.ts';
import {
  correctionRemedy,
  type EditionRecord,
  editionRecordFile,
  editionWordsHashes,
  findWordingFaults,
  newEditionRemedy,
  readEditionRecord,
  reviewerPattern,
  writeEditionRecord,
} from './edition-record.ts';
import { hashCurrentWords } from './edition-words.ts';
import { fetchPublishedEditions, type PublishedEditions } from './published-editions.ts';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Records the words of the current edition, and first checks that the live site has not published other words. If
 * `reviewer` is given, records a correction of spelling instead.
 */
export async function recordWords(env: Env, reviewer?: string): Promise<void> {
  const now = { edition: consentName(shownEditions[0]), record: readEditionRecord(), hashes: await hashCurrentWords() };
  const today = formatIndianDate(new Date());
  const next =
    reviewer === undefined ? addCurrentWords(now, await publishedOn(env), today) : addCorrection(now, reviewer, today);
  writeEditionRecord(next);
  console.log(`${editionRecordFile}: edition ${now.edition} has the current words. Commit this file.`);
}

function publishedOn(env: Env): Promise<PublishedEditions | null> {
  const origin = env.VITE_SITE_ORIGIN?.trim().replace(/\/+$/, '');
  if (origin && env[earlierReleasesOptOutVariable] !== '1') return fetchPublishedEditions(origin);
  console.log('The live site was not asked whether this edition is published. A live build asks, and stops if it is.');
  return Promise.resolve(null);
}

type Now = Pick<CurrentEdition, 'edition' | 'record' | 'hashes'>;

/**
 * Returns the record with the current words for the current edition. Adds languages that are not published yet. Throws
 * a CommandError if published words have changed, and says how to make a new edition.
 */
export function addCurrentWords(
  { edition, record, hashes }: Now,
  live: PublishedEditions | null,
  today: string,
): EditionRecord {
  const published = live?.editions.find((row) => row.edition === edition)?.languages ?? {};
  const isPublished = (language: string): boolean =>
    editionWordsHashes(record, edition, language).includes(published[language]?.words ?? '');
  const unchanged = Object.entries(published).map(([language, { words, sentence }]) => {
    const row = isPublished(language) ? record.editions[edition]?.[language] : undefined;
    return [language, row ?? { words, sentence }] as const;
  });
  const next = {
    editions: { ...record.editions, [edition]: { ...hashes, ...Object.fromEntries(unchanged) } },
    corrections: record.corrections.filter((row) => row.edition !== edition || isPublished(row.language)),
  };
  if (findWordingFaults(next, edition, hashes).length === 0) return next;
  throw new CommandError(`Edition ${edition} is live with other words: ${nextDay(edition, today)} ${correctionRemedy}`);
}

/**
 * Returns the record with dated corrections. Throws a CommandError if the consent sentence has changed, or if no words
 * have changed.
 */
export function addCorrection({ edition, record, hashes }: Now, reviewer: string, today: string): EditionRecord {
  if (!reviewerPattern.test(reviewer))
    throw new CommandError('--corrected-by needs the name of the person who has reviewed it.');
  const rows = Object.entries(hashes).flatMap(([language, { words, sentence }]) => {
    const from = editionWordsHashes(record, edition, language).at(-1);
    if (from === undefined || from === words) return [];
    if (record.editions[edition]?.[language]?.sentence !== sentence)
      throw new CommandError(
        `The consent sentence in "${language}" has changed, which is not a correction of spelling: ${nextDay(edition, today)}`,
      );
    return [{ date: today, edition, language, from, to: words, reviewer }];
  });
  if (rows.length === 0)
    throw new CommandError(`Edition ${edition} has the recorded words: there is nothing to correct.`);
  return { ...record, corrections: [...record.corrections, ...rows] };
}

/**
 * Returns a sentence that tells the developer how to make a new edition, and its earliest day, because a day has at
 * most one edition.
 */
const nextDay = (edition: string, today: string): string =>
  `${newEditionRemedy}. Its day is ${edition < today ? `${today} or later` : `later than ${edition}`}.`;
