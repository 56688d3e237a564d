import { expect, test } from 'vitest';
import { consentName } from '../../../account/consent.ts';
import type { Catalogue } from '../../../site/content/catalogue.ts';
import { catalogues } from '../../../site/content/catalogues.ts';
import { shownEditions } from '../../../site/content/facts/editions.ts';
import { readRecord, wordsFaults } from './edition-record.ts';
import { hashesNow } from './edition-words.ts';
import { withCorrection, withTodaysWords } from './record-words.ts';

const hash = (letter: string): string => `sha256-${letter.repeat(43)}=`;
const edition = '2026-11-23';
const today = '2026-12-05';
const en = { words: hash('a'), sentence: hash('s') };
const record = { editions: { [edition]: { en } }, corrections: [] };
const other = { en: { words: hash('b'), sentence: hash('s') } };
const spoken = { en: { words: hash('b'), sentence: hash('t') } };
const files = { '/privacy': '', '/terms': '' };
/** A live site that has published the edition in English. */
const live = {
  editions: [{ edition, facts: {}, languages: { en: { ...en, files } } }],
  contacts: { since: null, facts: {} },
};

test('today’s edition stands for today’s words: what fails here says what to do', async () => {
  const faults = wordsFaults(readRecord(), consentName(shownEditions[0]), await hashesNow());
  expect(faults.join('\n')).toBe('');
});

test('a day has one edition, and each is of a later day than those below it', () => {
  const days = shownEditions.map(consentName);
  expect([...new Set(days)].sort().reverse()).toEqual(days);
});

test('a text, a label or a place of notice and terms makes other words in its language alone', async () => {
  const { '/privacy': privacy, '/terms': terms } = catalogues.en.articles;
  const [first, ...sections] = terms.sections;
  const articles = (changed: object): Catalogue => ({
    ...catalogues.en,
    articles: { ...catalogues.en.articles, ...changed },
  });
  const { owner } = catalogues.en;
  const now = await hashesNow();
  for (const changed of [
    articles({ '/privacy': { ...privacy, intro: `${privacy.intro} ` } }),
    articles({ '/terms': { ...terms, sections } }),
    articles({ '/terms': { ...terms, sections: [...sections, first] } }),
    { ...catalogues.en, owner: { ...owner, labels: { ...owner.labels, jurisdiction: 'The courts' } } },
  ]) {
    const then = await hashesNow({ ...catalogues, en: changed as Catalogue });
    expect(then.en?.words).not.toBe(now.en?.words);
    expect(then.en?.sentence).toBe(now.en?.sentence);
    expect(then.hi).toEqual(now.hi);
  }
});

test.each([
  ['other words', other, /^Notice or terms in "en" .*--edition\..*a new edition.*--corrected-by/],
  ['another sentence', spoken, /^The consent sentence in "en" (?!.*--corrected-by).*a new edition/],
  ['a language more', { en, ur: en }, /in "ur"\. Run npm run readme -- --edition: .*no new edition/],
])('%s than recorded: one line says which way leads on', (_, now, line) => {
  expect(wordsFaults(record, edition, { en })).toEqual([]);
  expect(wordsFaults(record, edition, now)).toEqual([expect.stringMatching(line)]);
});

test('while no release carries the edition its words are recorded anew; afterwards it takes a new one', () => {
  const now = { edition, record, hashes: other };
  expect(withTodaysWords(now, null, today).editions).toEqual({ [edition]: other });
  expect(withTodaysWords({ ...now, edition: today }, live, today).editions).toEqual({
    ...record.editions,
    [today]: other,
  });
  expect(() => withTodaysWords(now, live, today)).toThrow(
    /is live with other words[\s\S]*Its day is 2026-12-05 or later/,
  );
  expect(() => withTodaysWords(now, live, edition)).toThrow('Its day is later than 2026-11-23');
  // What somebody has recorded all the same is put back with the words.
  const wrong = { editions: { [edition]: other }, corrections: [] };
  expect(() => withTodaysWords({ edition, record: wrong, hashes: other }, live, today)).toThrow('is live with');
  expect(withTodaysWords({ edition, record: wrong, hashes: { en } }, live, today)).toEqual(record);
});

test('a language more is added to an edition that a release carries', () => {
  const hashes = { en, ur: spoken.en };
  expect(withTodaysWords({ edition, record, hashes }, live, today).editions).toEqual({ [edition]: hashes });
});

test('spelling is put right in a dated row with both hashes and its reviewer; a sentence is not', () => {
  const corrected = withCorrection({ edition, record, hashes: other }, 'A. Rao', today);
  const row = { date: today, edition, language: 'en', from: hash('a'), to: hash('b'), reviewer: 'A. Rao' };
  expect(corrected).toEqual({ ...record, corrections: [row] });
  expect(wordsFaults(corrected, edition, other)).toEqual([]);
  expect(withTodaysWords({ edition, record: corrected, hashes: other }, live, today)).toEqual(corrected);
  expect(wordsFaults(corrected, edition, { en })).toHaveLength(1);
  expect(() => withCorrection({ edition, record, hashes: spoken }, 'A. Rao', today)).toThrow('is no correction');
  expect(() => withCorrection({ edition, record, hashes: other }, ' ', today)).toThrow('--corrected-by');
  expect(() => withCorrection({ edition, record, hashes: { en } }, 'A. Rao', today)).toThrow('nothing to correct');
  const torn = { ...record, corrections: [{ ...row, from: hash('c') }] };
  expect(() => wordsFaults(torn, edition, other)).toThrow('does not follow');
});
