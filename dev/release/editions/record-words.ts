import { consentName } from '../../../account/consent.ts';
import { shownEditions } from '../../../site/content/facts/editions.ts';
import { indianDate } from '../../base/indian-time.ts';
import { CommandError } from '../../base/run-tool.ts';
import { withoutEarlierReleases } from '../releases/fetch-earlier-releases.ts';
import type { EditionNow } from './edition-now.ts';
import {
  correction,
  type EditionRecord,
  hashesOf,
  newEdition,
  readRecord,
  recordFile,
  reviewerForm,
  wordsFaults,
  writeRecord,
} from './edition-record.ts';
import { hashesNow } from './edition-words.ts';
import { fetchPublished, type PublishedEditions } from './published-editions.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Records the words of today's edition, or, with a reviewer, their corrected spelling. Asks the live site. */
export async function recordWords(env: Env, reviewer?: string): Promise<void> {
  const now = { edition: consentName(shownEditions[0]), record: readRecord(), hashes: await hashesNow() };
  const today = indianDate(new Date());
  const next =
    reviewer === undefined ? withTodaysWords(now, await publishedOn(env), today) : withCorrection(now, reviewer, today);
  writeRecord(next);
  console.log(`${recordFile}: edition ${now.edition} stands for the words of today. Commit it.`);
}

function publishedOn(env: Env): Promise<PublishedEditions | null> {
  const origin = env.VITE_SITE_ORIGIN?.trim().replace(/\/+$/, '');
  if (origin && env[withoutEarlierReleases] !== '1') return fetchPublished(origin);
  console.log('No live site is asked whether it has published this edition: the live build asks it, and stops if so.');
  return Promise.resolve(null);
}

type Now = Pick<EditionNow, 'edition' | 'record' | 'hashes'>;

/**
 * The record with today's words for today's edition. What the live site has published stays: other words than those
 * throw a CommandError that says how a new edition is made. A language that it has not is added.
 */
export function withTodaysWords(
  { edition, record, hashes }: Now,
  live: PublishedEditions | null,
  today: string,
): EditionRecord {
  const published = live?.editions.find((row) => row.edition === edition)?.languages ?? {};
  const isKept = (language: string): boolean =>
    hashesOf(record, edition, language).includes(published[language]?.words ?? '');
  const kept = Object.entries(published).map(([language, { words, sentence }]) => {
    const row = isKept(language) ? record.editions[edition]?.[language] : undefined;
    return [language, row ?? { words, sentence }] as const;
  });
  const next = {
    editions: { ...record.editions, [edition]: { ...hashes, ...Object.fromEntries(kept) } },
    corrections: record.corrections.filter((row) => row.edition !== edition || isKept(row.language)),
  };
  if (wordsFaults(next, edition, hashes).length === 0) return next;
  throw new CommandError(`Edition ${edition} is live with other words: ${nextDay(edition, today)} ${correction}`);
}

/** The record with dated rows of corrected spelling. Throws a CommandError for a changed sentence, or for none. */
export function withCorrection({ edition, record, hashes }: Now, reviewer: string, today: string): EditionRecord {
  if (!reviewerForm.test(reviewer)) throw new CommandError('--corrected-by takes the name of who has reviewed it.');
  const rows = Object.entries(hashes).flatMap(([language, { words, sentence }]) => {
    const from = hashesOf(record, edition, language).at(-1);
    if (from === undefined || from === words) return [];
    if (record.editions[edition]?.[language]?.sentence !== sentence)
      throw new CommandError(
        `The consent sentence in "${language}" has changed, which is no correction: ${nextDay(edition, today)}`,
      );
    return [{ date: today, edition, language, from, to: words, reviewer }];
  });
  if (rows.length === 0)
    throw new CommandError(`Edition ${edition} has the words that it stands for: nothing to correct.`);
  return { ...record, corrections: [...record.corrections, ...rows] };
}

/** A day has one edition. */
const nextDay = (edition: string, today: string): string =>
  `${newEdition}. Its day is ${edition < today ? `${today} or later` : `later than ${edition}`}.`;
