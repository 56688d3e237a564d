import { expect, test } from 'vitest';
import { consentName } from '../../../account/consent.ts';
import type { Catalogue } from '../../../site/content/catalogue.ts';
import { catalogues } from '../../../site/content/catalogues.ts';
import { shownEditions } from '../../../site/content/facts/editions.ts';
import { findWordingFaults, readEditionRecord } from './edition-record.ts';
import { hashCurrentWords } from './edition-words.ts';
import { addCorrection, addCurrentWords } from './record-words.ts';

const hash = (letter: string): string => `sha256-${letter.repeat(43)}=`;
const edition = '2026-11-23';
const today = '2026-12-05';
const en = { words: hash('a'), sentence: hash('s') };
const record = { editions: { [edition]: { en } }, corrections: [] };
const other = { en: { words: hash('b'), sentence: hash('s') } };
const spoken = { en: { words: hash('b'), sentence: hash('t') } };
const files = { '/privacy': '', '/terms': '' };
/** The list of editions on a live site, which has published `edition` only in English. */
const live = {
  editions: [{ edition, facts: {}, languages: { en: { ...en, files } } }],
  contacts: { since: null, facts: {} },
};

test('the record has the current words of the current edition', async () => {
  const faults = findWordingFaults(readEditionRecord(), consentName(shownEditions[0]), await hashCurrentWords());
  expect(faults.join('\n')).toBe('');
});

test('editions are listed from the latest to the earliest, at most one for a day', () => {
  const days = shownEditions.map(consentName);
  expect([...new Set(days)].sort().reverse()).toEqual(days);
});

test('a changed text, label or order in the English notice or terms changes only the hash of the English words', async () => {
  const { '/privacy': privacy, '/terms': terms } = catalogues.en.articles;
  const [first, ...sections] = terms.sections;
  const articles = (changed: object): Catalogue => ({
    ...catalogues.en,
    articles: { ...catalogues.en.articles, ...changed },
  });
  const { owner } = catalogues.en;
  const now = await hashCurrentWords();
  for (const changed of [
    articles({ '/privacy': { ...privacy, intro: `${privacy.intro} ` } }),
    articles({ '/terms': { ...terms, sections } }),
    articles({ '/terms': { ...terms, sections: [...sections, first] } }),
    { ...catalogues.en, owner: { ...owner, labels: { ...owner.labels, jurisdiction: 'The courts' } } },
  ]) {
    const then = await hashCurrentWords({ ...catalogues, en: changed as Catalogue });
    expect(then.en?.words).not.toBe(now.en?.words);
    expect(then.en?.sentence).toBe(now.en?.sentence);
    expect(then.hi).toEqual(now.hi);
  }
});

test.each([
  ['other words', other, /^Notice or terms in "en" .*--edition\..*a new edition.*--corrected-by/],
  ['another sentence', spoken, /^The consent sentence in "en" (?!.*--corrected-by).*a new edition/],
  ['one more language', { en, ur: en }, /in "ur"\. Run npm run readme -- --edition: .*no new edition/],
])('one line says what to do if the sources have %s than the record', (_, now, line) => {
  expect(findWordingFaults(record, edition, { en })).toEqual([]);
  expect(findWordingFaults(record, edition, now)).toEqual([expect.stringMatching(line)]);
});

test('changed words are recorded for an edition that is not live, but need a new edition if the current edition is live', () => {
  const now = { edition, record, hashes: other };
  expect(addCurrentWords(now, null, today).editions).toEqual({ [edition]: other });
  expect(addCurrentWords({ ...now, edition: today }, live, today).editions).toEqual({
    ...record.editions,
    [today]: other,
  });
  expect(() => addCurrentWords(now, live, today)).toThrow(
    /is live with other words[\s\S]*Its day is 2026-12-05 or later/,
  );
  expect(() => addCurrentWords(now, live, edition)).toThrow('Its day is later than 2026-11-23');
  // If the record differs from the live edition, and the sources have the words of the live edition, the record is
  // corrected.
  const wrong = { editions: { [edition]: other }, corrections: [] };
  expect(() => addCurrentWords({ edition, record: wrong, hashes: other }, live, today)).toThrow('is live with');
  expect(addCurrentWords({ edition, record: wrong, hashes: { en } }, live, today)).toEqual(record);
});

test('the words of a new language are recorded for an edition that is already live', () => {
  const hashes = { en, ur: spoken.en };
  expect(addCurrentWords({ edition, record, hashes }, live, today).editions).toEqual({ [edition]: hashes });
});

test('a correction of spelling is recorded with date, both hashes and reviewer, but not if it changes the consent sentence', () => {
  const corrected = addCorrection({ edition, record, hashes: other }, 'A. Rao', today);
  const row = { date: today, edition, language: 'en', from: hash('a'), to: hash('b'), reviewer: 'A. Rao' };
  expect(corrected).toEqual({ ...record, corrections: [row] });
  expect(findWordingFaults(corrected, edition, other)).toEqual([]);
  expect(addCurrentWords({ edition, record: corrected, hashes: other }, live, today)).toEqual(corrected);
  expect(findWordingFaults(corrected, edition, { en })).toHaveLength(1);
  expect(() => addCorrection({ edition, record, hashes: spoken }, 'A. Rao', today)).toThrow(
    'is not a correction of spelling',
  );
  expect(() => addCorrection({ edition, record, hashes: other }, ' ', today)).toThrow('--corrected-by');
  expect(() => addCorrection({ edition, record, hashes: { en } }, 'A. Rao', today)).toThrow(
    'there is nothing to correct',
  );
  const torn = { ...record, corrections: [{ ...row, from: hash('c') }] };
  expect(() => findWordingFaults(torn, edition, other)).toThrow('does not follow');
});
