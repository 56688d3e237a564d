import { readFileSync } from 'node:fs';
import { beforeAll, expect, inject, test } from 'vitest';
import { allRequests } from './requests/all-requests.ts';
import { openRulesFixture, type RulesFixture } from './rules-fixture.ts';

/** Conditions whose removal changes no answer, each with the reason. */
const redundant: Readonly<Record<string, string>> = {
  'request.auth != null': 'without it the uid of null errors, and an error denies the request',
  'value is string': 'without it `replace` or `matches` of another type errors, and an error denies the request',
};

const requests = Object.values(allRequests).flat();
const rules = readFileSync('firestore.rules', 'utf8');
let fixtures: readonly RulesFixture[];
beforeAll(async () => {
  const open = (_: unknown, index: number) =>
    openRulesFixture(inject('firestore').official, `demo-conditions-${index}`);
  fixtures = await Promise.all(Array.from({ length: 3 }, open));
});

/** Resolves to the conditions whose removal changes no answer. */
async function findRedundant(conditions: readonly Condition[]): Promise<readonly string[]> {
  const found: string[] = [];
  let latest = 0;
  const isNoticed = async (fixture: RulesFixture): Promise<boolean> => {
    const from = latest;
    // Tries first the requests whose answers probably change. These are denied requests, and those listed near the last
    // request that noticed a missing condition, since rules and requests are in the same order.
    const rank = (index: number): number =>
      Math.abs(index - from) + (requests[index]?.answer === 'denied' ? 0 : requests.length);
    for (const index of [...requests.keys()].sort((one, other) => rank(one) - rank(other))) {
      const request = requests[index];
      if (!request || (await fixture.answerTo(request)) === request.answer) continue;
      latest = index;
      return true;
    }
    return false;
  };
  const remaining = conditions[Symbol.iterator]();
  const testConditions = async (fixture: RulesFixture): Promise<void> => {
    for (const { text, without } of remaining) {
      if (!(await fixture.replaceRules(without))) throw new Error(`The emulator cannot read the rules without ${text}`);
      if (!(await isNoticed(fixture))) found.push(text);
    }
  };
  await Promise.all(fixtures.map(testConditions));
  return found;
}

// The emulator is slow on a busy machine.
const timeLimit = 300_000;

test(
  'each condition of firestore.rules changes an answer if it is removed, or is listed here with a reason',
  async () => {
    expect(await findRedundant(conditionsIn(rules))).toEqual(Object.keys(redundant));
  },
  timeLimit,
);

test(
  'a condition that changes no answer is reported',
  async () => {
    const planted = conditionsIn(rules.replace('isFreshSignIn()', "isFreshSignIn() && id != 'nobody’s'"));
    expect(await findRedundant(planted.filter(({ text }) => text.startsWith('id != ')))).toEqual(["id != 'nobody’s'"]);
  },
  timeLimit,
);

/** A condition that `&&` joins to other conditions, and the text of the access rules without this condition. */
type Condition = { readonly text: string; readonly without: string };

/** Returns every condition joined by `&&`: `a`, `(b && c || d)`, `b` and `c` for `a && (b && c || d)`. */
function conditionsIn(rules: string): readonly Condition[] {
  const readable = rules.replace(/\/\/.*|'(?:[^'\\]|\\.)*'/g, (text) => '_'.repeat(text.length));
  const found: Condition[] = [];
  // Stores for each open bracket the start of the current condition, and whether `&&` precedes it.
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
