import { readFileSync } from 'node:fs';
import { beforeAll, expect, inject, test } from 'vitest';
import { type Condition, conditionsIn } from './conditions-in.ts';
import { allRequests } from './requests/all-requests.ts';
import { openRulesFixture, type RulesFixture } from './rules-fixture.ts';

/** Conditions without which the rules answer every request as they do with them, each with the reason. */
const unneeded: Readonly<Record<string, string>> = {
  'request.auth != null': 'without it the uid of nobody is asked for: an error, which refuses as well',
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
