import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { noticeCodes } from '../../../account/notice-languages.ts';
import { reviewOf } from '../../../site/content/notices/notices.ts';
import { CommandError } from '../../base/run-tool.ts';
import type { HashesNow } from './edition-words.ts';

/** Beside editions.ts: the words that each edition stands for, which `npm run readme -- --edition` writes, and its pages. */
export const recordFile = 'site/content/facts/edition-words.json';

export const day = v.pipe(v.string(), v.isoDate());
export const wordsHash = v.pipe(v.string(), v.regex(/^sha256-[A-Za-z0-9+/]{43}=$/));
/** It becomes a part of a path. */
export const languageCode = v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/));
export const hashes = { words: wordsHash, sentence: wordsHash };

/** The hash of each published page's bytes; a language of the notice alone has no terms. */
const pages = v.strictObject({ '/privacy': wordsHash, '/terms': v.exactOptional(wordsHash) });

/** A name, not an empty word. */
export const reviewerForm = /^\S.{2,80}$/;

const recordSchema = v.strictObject({
  /** Lists the words by edition, then by language. `pages`: once a build has published them. */
  editions: v.record(day, v.record(languageCode, v.strictObject({ ...hashes, pages: v.exactOptional(pages) }))),
  /** Spelling put right in words that are published, in the order of the days. */
  corrections: v.array(
    v.strictObject({
      date: day,
      edition: day,
      language: languageCode,
      from: wordsHash,
      to: wordsHash,
      reviewer: v.pipe(v.string(), v.regex(reviewerForm)),
    }),
  ),
});

export type EditionRecord = v.InferOutput<typeof recordSchema>;

/** Reads it. Throws a CommandError that says what is wrong with it. */
export function readRecord(file = recordFile): EditionRecord {
  const result = v.safeParse(recordSchema, JSON.parse(readFileSync(file, 'utf8')));
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new CommandError(`${file} has another shape: ${v.getDotPath(issue)}: ${issue.message}`);
}

export const writeRecord = (record: EditionRecord): void =>
  writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);

/** Every hash that an edition has stood for in a language: as first recorded, then after each correction. */
export function hashesOf(record: EditionRecord, edition: string, language: string): readonly string[] {
  const first = record.editions[edition]?.[language]?.words;
  if (first === undefined) return [];
  const own = record.corrections.filter((row) => row.edition === edition && row.language === language);
  const all = [first];
  for (const { date, from, to } of own) {
    if (from !== all.at(-1) || date < edition)
      throw new CommandError(
        `${recordFile}: the correction of ${date} (${language}) does not follow the one before it.`,
      );
    all.push(to);
  }
  return all;
}

/** What to do where words are published. */
export const newEdition =
  'make a new edition (in site/content/facts/editions.ts raise version and date of what has changed, at most once a day; ' +
  'write its row above the others there and in firestore.rules; then npm run readme -- --edition)';
/** The other way, for those of notice and terms. */
export const correction = 'Spelling alone, which somebody has reviewed: npm run readme -- --corrected-by "THEIR NAME".';

const unlessPublished = 'While no release carries the edition: npm run readme -- --edition. Once one does:';

/** A line for each language in which the edition differs from today's words, with what to do; none if all is well. */
export function wordsFaults(record: EditionRecord, edition: string, now: HashesNow): readonly string[] {
  return Object.entries(now).flatMap(([language, { words, sentence }]) => {
    const recorded = record.editions[edition]?.[language];
    if (recorded === undefined)
      return [
        `${recordFile} has no words of edition ${edition} in "${language}". Run npm run readme -- --edition: ` +
          'a language more makes no new edition.',
      ];
    if (recorded.sentence !== sentence)
      return [
        `The consent sentence in "${language}" is not that of edition ${edition}. ${unlessPublished} ${newEdition}.`,
      ];
    if (hashesOf(record, edition, language).at(-1) !== words)
      return [
        `Notice or terms in "${language}" have other words than edition ${edition} stands for. ${unlessPublished} ${newEdition}. ${correction}`,
      ];
    return [];
  });
}

const review = v.strictObject({ by: v.pipe(v.string(), v.regex(reviewerForm)), on: day });

/** Languages of the notice whose folder does not name both who has reviewed it and the day. */
export const unreviewedNotices = (): readonly string[] => noticeCodes.filter((code) => !v.is(review, reviewOf(code)));

/** What stops a live build: a translation that nobody has reviewed; null if there is none. */
export function noticesStop(): string | null {
  const codes = unreviewedNotices();
  if (codes.length === 0) return null;
  return (
    `Nobody has reviewed the privacy notice in ${codes.join(', ')}: a visitor would agree to words that nobody answers for. ` +
    'Write name and day (YYYY-MM-DD) as `reviewed` in site/content/notices/<code>/notice.ts, or take its row out of ' +
    'account/notice-languages.ts.'
  );
}
