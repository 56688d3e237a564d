import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { suggestCompanyId } from '../../../account/company-id.ts';
import { cleanText, removeUnreadableCharacters } from '../../../account/field-checks.ts';
import { fields } from '../../../account/fields.ts';
import { indianNames } from '../../../account/testing/indian-names.ts';
import { randomText } from '../../../account/testing/random-text.ts';
import { openRulesFixture, type RulesFixture } from './rules-fixture.ts';
import { ashaUid, visitorAsha } from './sample-records.ts';

/** The time limit of a test in milliseconds. The limit is high, because the emulator is slow on a busy machine. */
const timeLimit = 300_000;
/**
 * The number of names in one write. More names need fewer requests, but rules may evaluate only a thousand expressions.
 */
const batchSize = 5;

/**
 * Returns the access rules with an additional collection. A write to this collection states a verdict for each name,
 * and is accepted if the rules agree with all verdicts.
 */
function rulesWithVerdicts(): string {
  const verdicts = Array.from({ length: batchSize }, (_, index) => {
    const [name, id, taken] = ['names', 'ids', 'taken'].map((list) => `request.resource.data.${list}[${index}]`);
    return `isCompanyName(${name}) == ${taken} && suggestedCompanyId(${name}, uid) == ${id}`;
  });
  const place = `match /verdicts/{uid} { allow write: if isOwn(uid) && ${verdicts.join(' && ')}; }`;
  return readFileSync('firestore.rules', 'utf8').replace('match /user_profiles', `${place}\n    match /user_profiles`);
}

let fixture: RulesFixture;
beforeAll(async () => {
  fixture = await openRulesFixture(inject('firestore').official, 'demo-rules-companies', rulesWithVerdicts());
});

type Verdict = { readonly name: string; readonly id: string; readonly isAccepted: boolean };
/** Returns the part of a name that the card stores. */
const storedPart = (name: string): string => removeUnreadableCharacters(cleanText(name));
/** Returns the card's verdict on a name. */
const verdictOfCard = (name: string): Verdict => ({
  name,
  id: suggestCompanyId(name, ashaUid),
  isAccepted: name !== '' && storedPart(name) === name && name.length <= fields.company.limit,
});

/** Resolves to the groups of names for which the rules and a verdict differ. */
async function findDisagreements(verdicts: readonly Verdict[]): Promise<readonly (readonly Verdict[])[]> {
  const groups = Array.from({ length: Math.ceil(verdicts.length / batchSize) }, (_, index) =>
    verdicts.slice(index * batchSize, (index + 1) * batchSize),
  );
  const found: (readonly Verdict[])[] = [];
  for (const group of groups) {
    const full = [...group, ...Array<Verdict>(batchSize - group.length).fill(verdictOfCard('Chai & Co'))];
    const fields = {
      names: full.map(({ name }) => name),
      ids: full.map(({ id }) => id),
      taken: full.map(({ isAccepted }) => isAccepted),
    };
    const answer = await fixture.answerTo({
      by: visitorAsha,
      path: `verdicts/${ashaUid}`,
      operation: { replace: fields },
    });
    if (answer === 'denied') found.push(group);
  }
  return found;
}

/** Returns all pairs of successive Unicode characters that the card treats differently in a company name. */
function borderCharacters(): readonly string[] {
  const classify = (character: string): string =>
    `${storedPart(`a${character}a`) === `a${character}a`} ${storedPart(character) === ''}`;
  const borders = new Set<string>();
  let [before, previous] = ['\u0000', classify('\u0000')];
  for (let code = 1; code <= 0x10ffff; code++) {
    // Skips surrogates, since half a character cannot be stored.
    if (code >= 0xd800 && code < 0xe000) continue;
    // Unicode assigns no characters in planes 4 to 13, so only the end of each plane is tested.
    if (code >= 0x4_0000 && code < 0xe_0000 && (code & 0xffff) < 0xfff0) continue;
    const character = String.fromCodePoint(code);
    const current = classify(character);
    if (previous !== current) borders.add(before).add(character);
    [before, previous] = [character, current];
  }
  return [...borders];
}

const block = (first: number, last: number) =>
  fc.integer({ min: first, max: last }).map((code) => String.fromCodePoint(code));
const indicBlocks = [
  0x0900, 0x0980, 0x0a00, 0x0a80, 0x0b00, 0x0b80, 0x0c00, 0x0c80, 0x0d00, 0x0d80, 0xa8e0, 0x1cd0, 0x0600,
].map((first) => block(first, first + 0x7f));
const letter = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...'ABCXYZabcxyz0189') },
  { weight: 4, arbitrary: fc.constantFrom(...' -_.&/()@,\'"+') },
  // Letters that change their length in upper or lower case, or that are ASCII in only one case.
  { weight: 3, arbitrary: fc.constantFrom(...'İı\u212aÅ\u212bẞßΣςσſﬁﬃǅŉǰΐև', 'I\u0307', 'i\u0307') },
  { weight: 6, arbitrary: fc.oneof(...indicBlocks) },
  { weight: 1, arbitrary: fc.constantFrom('\u200c', '\u200d', '👩‍👩‍👧', '🙏🏽', '𝐀', '０', 'Ａ', '١', '①') },
  { weight: 1, arbitrary: randomText({ minLength: 1, maxLength: 1 }) },
);

/**
 * Names that once failed or are near a limit. Some ids begin or end with a separator or have the greatest length. Some
 * names have a letter that becomes two letters, or an ASCII letter, in the other case.
 */
const knownNames = [
  'A -- B',
  '-- A & B --',
  'a-b',
  '#',
  'A@B[C`D{E/F:G',
  '24x7',
  'ABCXYZ abcxyz 0189',
  '\u0130stanbul \u212aebab',
  '\u0130\u0130 \u212a\u212a',
  'STRA\u1e9eE, Ångström',
  '０Ａ 𝐀 ①',
  'शर्मा & Sons',
  'தமிழ் கடை',
  'क्\u200dषत्रिय Traders',
  '',
  '   ',
  '\u200b\u200b',
  '\u202eA & B',
  `${'x'.repeat(119)}-`,
  `-${'x'.repeat(119)}`,
  `${'x'.repeat(118)}-x`,
  `\u0130${'x'.repeat(119)}`,
  '\u0130'.repeat(60),
  '\u0130'.repeat(120),
  `${'\u0130'.repeat(40)}${'x'.repeat(80)}`,
  `x${'\u0130'.repeat(60)}${'x'.repeat(59)}`,
];

/** Names as the card stores them. */
const names = fc
  .oneof(
    { weight: 4, arbitrary: fc.array(letter, { minLength: 1, maxLength: 24 }) },
    { weight: 1, arbitrary: fc.array(letter, { minLength: 60, maxLength: 120 }) },
    { weight: 1, arbitrary: fc.array(fc.constantFrom('İ', '\u212a', 'a', '-'), { minLength: 100, maxLength: 120 }) },
  )
  .map((letters) => storedPart(letters.join('')))
  .filter((name) => name !== '' && name.length <= fields.company.limit);

describe('the company id of a name', () => {
  test(
    'is the same in card and rules for five hundred names of every script',
    async () => {
      const generated = fc.sample(names, { numRuns: 500, seed: 12 });
      expect(new Set(generated).size).toBeGreaterThan(450);
      expect(await findDisagreements([...knownNames, ...generated].map(verdictOfCard))).toEqual([]);
    },
    timeLimit,
  );

  test('is the only id that the rules accept', async () => {
    const groups = fc.sample(names, { numRuns: 20, seed: 13 }).map((name, index) => {
      const { id } = verdictOfCard(name);
      return [{ name, id: index % 2 ? `x${id}` : id.replace(/-(.{6})$/, '-x-$1'), isAccepted: true }];
    });
    const wrong = await Promise.all(groups.map(findDisagreements));
    expect(wrong.flat()).toEqual(groups);
  });
});

test(
  'card and rules refuse the same characters, and treat the same characters as invisible',
  async () => {
    const borders = borderCharacters();
    expect(borders.length).toBeGreaterThan(50);
    expect(
      await findDisagreements(borders.flatMap((each) => [verdictOfCard(each), verdictOfCard(`a${each}a`)])),
    ).toEqual([]);
  },
  timeLimit,
);

test(
  'Indian names are accepted, and five combining marks on one letter are not',
  async () => {
    const taken = indianNames.flatMap((name) => [name, name.normalize('NFD')]).map(verdictOfCard);
    expect(taken.filter(({ isAccepted }) => !isAccepted)).toEqual([]);
    // Uses marks of old Unicode versions, because the rules engine may not know newer marks.
    const marks = ['\u0301', '\u093c', '\u09bc\u200d', '\u0bcd\u200b', '\u0e35', '\ufe0f\u2060', '\u{110b4}'];
    const piles = marks.flatMap((mark) =>
      [4, 5].map((count) => ({ ...verdictOfCard(`क${mark.repeat(count)}क`), count })),
    );
    expect(piles.map(({ isAccepted }) => isAccepted)).toEqual(piles.map(({ count }) => count === 4));
    expect(await findDisagreements([...taken, ...piles])).toEqual([]);
  },
  timeLimit,
);
