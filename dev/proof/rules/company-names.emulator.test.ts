import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { suggestedCompanyId } from '../../../account/company-id.ts';
import { cleanText, fitText } from '../../../account/field-checks.ts';
import { fields } from '../../../account/fields.ts';
import { anyText } from '../../../account/testing/any-text.ts';
import { indianNames } from '../../../account/testing/indian-names.ts';
import { openRulesFixture, type RulesFixture } from './rules-fixture.ts';
import { asha, uid } from './sample-records.ts';

/** Milliseconds: on a busy machine the emulator takes its time. */
const within = 300_000;
/** Names judged by one write: what it costs is mostly its way, and rules stop at a thousand expressions. */
const together = 5;

/** The rules as they are, with a place where a write is taken if they judge each of its names as the write says. */
function judgingRules(): string {
  const verdicts = Array.from({ length: together }, (_, index) => {
    const [name, id, taken] = ['names', 'ids', 'taken'].map((list) => `request.resource.data.${list}[${index}]`);
    return `isCompanyName(${name}) == ${taken} && suggestedCompanyId(${name}, uid) == ${id}`;
  });
  const place = `match /verdicts/{uid} { allow write: if isOwn(uid) && ${verdicts.join(' && ')}; }`;
  return readFileSync('firestore.rules', 'utf8').replace('match /user_profiles', `${place}\n    match /user_profiles`);
}

let fixture: RulesFixture;
beforeAll(async () => {
  fixture = await openRulesFixture(inject('firestore').official, 'demo-rules-companies', judgingRules());
});

type Verdict = { readonly name: string; readonly id: string; readonly isTaken: boolean };
/** What the card stores of a name; it refuses the rest, or takes it out. */
const kept = (name: string): string => fitText(cleanText(name));
/** What the card makes of a name. */
const byCard = (name: string): Verdict => ({
  name,
  id: suggestedCompanyId(name, uid),
  isTaken: name !== '' && kept(name) === name && name.length <= fields.company.limit,
});

/** The groups of names of which the rules judge one otherwise. */
async function judgedOtherwise(verdicts: readonly Verdict[]): Promise<readonly (readonly Verdict[])[]> {
  const groups = Array.from({ length: Math.ceil(verdicts.length / together) }, (_, index) =>
    verdicts.slice(index * together, (index + 1) * together),
  );
  const otherwise: (readonly Verdict[])[] = [];
  for (const group of groups) {
    const full = [...group, ...Array<Verdict>(together - group.length).fill(byCard('Chai & Co'))];
    const fields = {
      names: full.map(({ name }) => name),
      ids: full.map(({ id }) => id),
      taken: full.map(({ isTaken }) => isTaken),
    };
    const answer = await fixture.answerTo({ by: asha, path: `verdicts/${uid}`, asks: { replace: fields } });
    if (answer === 'refused') otherwise.push(group);
  }
  return otherwise;
}

/** The characters on both sides of each border between what the card keeps or shows and what it does not. */
function borderCharacters(): readonly string[] {
  const judged = (character: string): string =>
    `${kept(`a${character}a`) === `a${character}a`} ${kept(character) === ''}`;
  const borders = new Set<string>();
  let [before, wasJudged] = ['\u0000', judged('\u0000')];
  for (let code = 1; code <= 0x10ffff; code++) {
    // Half a character cannot be stored.
    if (code >= 0xd800 && code < 0xe000) continue;
    // Unicode assigns nothing in planes 4 to 13: their ends are enough.
    if (code >= 0x4_0000 && code < 0xe_0000 && (code & 0xffff) < 0xfff0) continue;
    const character = String.fromCodePoint(code);
    const isJudged = judged(character);
    if (wasJudged !== isJudged) borders.add(before).add(character);
    [before, wasJudged] = [character, isJudged];
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
  // Letters that change their length or leave or enter ASCII where somebody changes their case.
  { weight: 3, arbitrary: fc.constantFrom(...'İı\u212aÅ\u212bẞßΣςσſﬁﬃǅŉǰΐև', 'I\u0307', 'i\u0307') },
  { weight: 6, arbitrary: fc.oneof(...indicBlocks) },
  { weight: 1, arbitrary: fc.constantFrom('\u200c', '\u200d', '👩‍👩‍👧', '🙏🏽', '𝐀', '０', 'Ａ', '١', '①') },
  { weight: 1, arbitrary: anyText({ minLength: 1, maxLength: 1 }) },
);

/** Names of which a mistake was made once, or is near: the id's ends and limit, letters that become two or ASCII. */
const written = [
  ...['A -- B', '-- A & B --', 'a-b', '#', 'A@B[C`D{E/F:G', '24x7', 'ABCXYZ abcxyz 0189'],
  ...['\u0130stanbul \u212aebab', '\u0130\u0130 \u212a\u212a', 'STRA\u1e9eE, Ångström', '０Ａ 𝐀 ①'],
  ...['शर्मा & Sons', 'தமிழ் கடை', 'क्\u200dषत्रिय Traders', '', '   ', '\u200b\u200b', '\u202eA & B'],
  ...[`${'x'.repeat(119)}-`, `-${'x'.repeat(119)}`, `${'x'.repeat(118)}-x`, `\u0130${'x'.repeat(119)}`],
  ...['\u0130'.repeat(60), '\u0130'.repeat(120), `${'\u0130'.repeat(40)}${'x'.repeat(80)}`],
  `x${'\u0130'.repeat(60)}${'x'.repeat(59)}`,
];

/** Names as the card stores them. */
const names = fc
  .oneof(
    { weight: 4, arbitrary: fc.array(letter, { minLength: 1, maxLength: 24 }) },
    { weight: 1, arbitrary: fc.array(letter, { minLength: 60, maxLength: 120 }) },
    { weight: 1, arbitrary: fc.array(fc.constantFrom('İ', '\u212a', 'a', '-'), { minLength: 100, maxLength: 120 }) },
  )
  .map((letters) => kept(letters.join('')))
  .filter((name) => name !== '' && name.length <= fields.company.limit);

describe('the company id that the card makes of a name is the one that the rules demand', () => {
  test(
    'for five hundred names of every script',
    async () => {
      const generated = fc.sample(names, { numRuns: 500, seed: 12 });
      expect(new Set(generated).size).toBeGreaterThan(450);
      expect(await judgedOtherwise([...written, ...generated].map(byCard))).toEqual([]);
    },
    within,
  );

  test('and no other', async () => {
    const groups = fc.sample(names, { numRuns: 20, seed: 13 }).map((name, index) => {
      const { id } = byCard(name);
      return [{ name, id: index % 2 ? `x${id}` : id.replace(/-(.{6})$/, '-x-$1'), isTaken: true }];
    });
    const wrong = await Promise.all(groups.map(judgedOtherwise));
    expect(wrong.flat()).toEqual(groups);
  });
});

test(
  'the characters that the rules refuse or take for unseen end where the card’s do',
  async () => {
    const borders = borderCharacters();
    expect(borders.length).toBeGreaterThan(50);
    expect(await judgedOtherwise(borders.flatMap((each) => [byCard(each), byCard(`a${each}a`)]))).toEqual([]);
  },
  within,
);

test(
  'names as they are written in India are taken, and piles of marks from the fifth on are not',
  async () => {
    const taken = indianNames.flatMap((name) => [name, name.normalize('NFD')]).map(byCard);
    expect(taken.filter(({ isTaken }) => !isTaken)).toEqual([]);
    // Assigned long ago: what reads the rules may know fewer marks than browsers do.
    const marks = ['\u0301', '\u093c', '\u09bc\u200d', '\u0bcd\u200b', '\u0e35', '\ufe0f\u2060', '\u{110b4}'];
    const piles = marks.flatMap((mark) => [4, 5].map((count) => ({ ...byCard(`क${mark.repeat(count)}क`), count })));
    expect(piles.map(({ isTaken }) => isTaken)).toEqual(piles.map(({ count }) => count === 4));
    expect(await judgedOtherwise([...taken, ...piles])).toEqual([]);
  },
  within,
);
