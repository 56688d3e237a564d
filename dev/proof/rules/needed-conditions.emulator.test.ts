import { readFileSync } from 'node:fs';
import { beforeAll, expect, inject, test } from 'vitest';
import { allRequests } from './requests/all-requests.ts';
import { openRulesFixture, type RulesFixture } from './rules-fixture.ts';

/** Conditions without which the rules answer every request as they do with them, each with the reason. */
const unneeded: Readonly<Record<string, string>> = {
  'request.auth != null': 'without it the uid of nobody is asked for: an error, which refuses as well',
  'value is string':
    'without it nothing else than a string has `replace` and `matches`: an error, which refuses as well',
};

const requests = Object.values(allRequests).flat();
const rules = readFileSync('firestore.rules', 'utf8');
let fixtures: readonly RulesFixture[];
beforeAll(async () => {
  const open = (_: unknown, index: number) =>
    openRulesFixture(inject('firestore').official, `demo-conditions-${index}`);
  fixtures = await Promise.all(Array.from({ length: 3 }, open));
});

/** The conditions whose absence no request notices. */
async function unnoticed(conditions: readonly Condition[]): Promise<readonly string[]> {
  const found: string[] = [];
  let latest = 0;
  const isNoticed = async (fixture: RulesFixture): Promise<boolean> => {
    const from = latest;
    // The likely ones first: what is refused, and neighbours in the table for neighbours in the rules.
    const rank = (index: number): number =>
      Math.abs(index - from) + (requests[index]?.answer === 'refused' ? 0 : requests.length);
    for (const index of [...requests.keys()].sort((one, other) => rank(one) - rank(other))) {
      const request = requests[index];
      if (!request || (await fixture.answerTo(request)) === request.answer) continue;
      latest = index;
      return true;
    }
    return false;
  };
  const waiting = conditions[Symbol.iterator]();
  const judge = async (fixture: RulesFixture): Promise<void> => {
    for (const { text, without } of waiting) {
      if (!(await fixture.replaceRules(without))) throw new Error(`The emulator cannot read the rules without ${text}`);
      if (!(await isNoticed(fixture))) found.push(text);
    }
  };
  await Promise.all(fixtures.map(judge));
  return found;
}

// On a busy machine the emulator takes its time.
const within = 300_000;

test(
  'each condition of firestore.rules is needed by a request, or stands here with the reason why none can',
  async () => {
    expect(await unnoticed(conditionsIn(rules))).toEqual(Object.keys(unneeded));
  },
  within,
);

test(
  'one that no request needs is told',
  async () => {
    const planted = conditionsIn(rules.replace('isFreshSignIn()', "isFreshSignIn() && id != 'nobody’s'"));
    expect(await unnoticed(planted.filter(({ text }) => text.startsWith('id != ')))).toEqual(["id != 'nobody’s'"]);
  },
  within,
);

/** A condition of access rules that `&&` joins to others, and the rules as they are without it. */
type Condition = { readonly text: string; readonly without: string };

/** Every condition joined by `&&`: of `a && (b && c || d)` `a`, `(b && c || d)`, `b` and `c`. `rules`: Firebase's. */
function conditionsIn(rules: string): readonly Condition[] {
  const readable = rules.replace(/\/\/.*|'(?:[^'\\]|\\.)*'/g, (text) => '_'.repeat(text.length));
  const found: Condition[] = [];
  // Of each open bracket: where the condition begins that is being read, and whether one stands before it.
  const open = [{ start: 0, isJoined: false }];
  for (const { 0: sign, index } of readable.matchAll(/&&|\|\||[()[\]{},;?:]|\b(?:if|return)\b/g)) {
    if ('([{'.includes(sign)) {
      open.push({ start: index + 1, isJoined: false });
      continue;
    }
    const level = open.at(-1);
    if (!level) throw new Error(`More brackets are closed than opened before ${rules.slice(index, index + 40)}`);
    if (level.isJoined || sign === '&&') {
      const without = `${rules.slice(0, level.start)} true ${rules.slice(index)}`;
      found.push({ text: rules.slice(level.start, index).trim(), without });
    }
    if (')]}'.includes(sign)) open.pop();
    else Object.assign(level, { start: index + sign.length, isJoined: sign === '&&' });
  }
  return found;
}
