import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { noticeLanguageCodes } from '../../../account/notice-languages.ts';
import { getNoticeReview } from '../../../site/content/notices/notices.ts';
import { CommandError } from '../../base/run-tool.ts';
import type { EditionHashesByLanguage } from './edition-words.ts';

/**
 * The file with the hashes of each edition. `npm run readme -- --edition` adds the hashes of the words, and a build
 * adds the hashes of the pages.
 */
export const editionRecordFile = 'site/content/facts/edition-words.json';

export const daySchema = v.pipe(v.string(), v.isoDate());
export const wordsHashSchema = v.pipe(v.string(), v.regex(/^sha256-[A-Za-z0-9+/]{43}=$/));
/** Accepts only language codes of two or three letters, because the code becomes a part of a path. */
export const languageCodeSchema = v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/));
export const wordsHashFields = { words: wordsHashSchema, sentence: wordsHashSchema };

/** The hashes of the published pages of one language. Not every language has terms. */
const pages = v.strictObject({ '/privacy': wordsHashSchema, '/terms': v.exactOptional(wordsHashSchema) });

/** Matches a reviewer's name of at least three characters. */
export const reviewerPattern = /^\S.{2,80}$/;

const recordSchema = v.strictObject({
  /** Lists the words by edition, then by language. A build adds `pages` when it publishes the edition. */
  editions: v.record(
    daySchema,
    v.record(languageCodeSchema, v.strictObject({ ...wordsHashFields, pages: v.exactOptional(pages) })),
  ),
  /** The corrections of spelling in published words, the earliest first. */
  corrections: v.array(
    v.strictObject({
      date: daySchema,
      edition: daySchema,
      language: languageCodeSchema,
      from: wordsHashSchema,
      to: wordsHashSchema,
      reviewer: v.pipe(v.string(), v.regex(reviewerPattern)),
    }),
  ),
});

export type EditionRecord = v.InferOutput<typeof recordSchema>;

/** Reads the record. Throws a CommandError that says what is wrong with it. */
export function readEditionRecord(file = editionRecordFile): EditionRecord {
  const result = v.safeParse(recordSchema, JSON.parse(readFileSync(file, 'utf8')));
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new CommandError(`${file} has another shape: ${v.getDotPath(issue)}: ${issue.message}`);
}

export const writeEditionRecord = (record: EditionRecord): void =>
  writeFileSync(editionRecordFile, `${JSON.stringify(record, null, 2)}\n`);

/**
 * Returns every hash of an edition's words in a language: the first recorded hash, then the hash after each correction.
 */
export function editionWordsHashes(record: EditionRecord, edition: string, language: string): readonly string[] {
  const first = record.editions[edition]?.[language]?.words;
  if (first === undefined) return [];
  const own = record.corrections.filter((row) => row.edition === edition && row.language === language);
  const all = [first];
  for (const { date, from, to } of own) {
    if (from !== all.at(-1) || date < edition)
      throw new CommandError(
        `${editionRecordFile}: the correction of ${date} (${language}) does not follow the one before it.`,
      );
    all.push(to);
  }
  return all;
}

/** Tells what to do if published words have changed. */
export const newEditionRemedy =
  'make a new edition (in site/content/facts/editions.ts raise version and date of what has changed, at most once a day; ' +
  'write its row above the others there and in firestore.rules; then npm run readme -- --edition)';
/** Tells what to do if only the spelling in notice or terms is corrected. */
export const correctionRemedy =
  'If only the spelling has changed, and somebody has reviewed it: npm run readme -- --corrected-by "THEIR NAME".';

const unlessPublished = 'If the edition is not live yet: npm run readme -- --edition. If it is live:';

/**
 * Returns a line with the remedy for each language in which the current words differ from the edition's recorded words.
 */
export function findWordingFaults(
  record: EditionRecord,
  edition: string,
  now: EditionHashesByLanguage,
): readonly string[] {
  return Object.entries(now).flatMap(([language, { words, sentence }]) => {
    const recorded = record.editions[edition]?.[language];
    if (recorded === undefined)
      return [
        `${editionRecordFile} has no words of edition ${edition} in "${language}". Run npm run readme -- --edition: ` +
          'a new language needs no new edition.',
      ];
    if (recorded.sentence !== sentence)
      return [
        `The consent sentence in "${language}" is not that of edition ${edition}. ${unlessPublished} ${newEditionRemedy}.`,
      ];
    if (editionWordsHashes(record, edition, language).at(-1) !== words)
      return [
        `Notice or terms in "${language}" have other words than edition ${edition}. ${unlessPublished} ${newEditionRemedy}. ${correctionRemedy}`,
      ];
    return [];
  });
}

const review = v.strictObject({ by: v.pipe(v.string(), v.regex(reviewerPattern)), on: daySchema });

/** Returns the languages of the notice for which the reviewer or the day of the review is missing. */
export const languagesWithoutReview = (): readonly string[] =>
  noticeLanguageCodes.filter((code) => !v.is(review, getNoticeReview(code)));

/** Returns an error for live builds if nobody has reviewed a translation of the notice, otherwise null. */
export function unreviewedNoticeError(): string | null {
  const codes = languagesWithoutReview();
  if (codes.length === 0) return null;
  return (
    `Nobody has reviewed the privacy notice in ${codes.join(', ')}: a visitor would agree to a text that nobody has approved. ` +
    'Write name and day (YYYY-MM-DD) as `reviewed` in site/content/notices/<code>/notice.ts, or remove its row from ' +
    'account/notice-languages.ts.'
  );
}
