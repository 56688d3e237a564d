import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { equivalentMutants } from './equivalent-mutants.ts';
import { makeMutants } from './make-mutants.ts';
import { parseRules } from './parse-rules.ts';
import { walkRules } from './rules-tree.ts';

const ownRules = readFileSync('firestore.rules', 'utf8');
const frame = (body: string): string => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${body}
  }
}`;
/** What the condition of a function becomes. */
function conditionsOf(condition: string): readonly string[] {
  const whole = frame(`function judges() { return ${condition}; }`);
  const [before = '', after = ''] = whole.split(condition);
  return makeMutants(whole).map(({ rules }) => rules.slice(before.length, rules.length - after.length));
}

describe('a condition', () => {
  test.each([
    ['a == b', ['true', 'false', 'a != b']],
    ['a(b) && c', ['true', 'false', '(a(b))', '(c)', '((a(b)) || (c))']],
    ['a || b && c', ['((a) && (b && c))', 'a || (b)', 'a || ((b) || (c))']],
    ['a.size() <= 100', ['a.size() < 100', 'a.size() > 100', 'a.size() <= 99', 'a.size() <= 101']],
    ['a is string && b', ['true && b']],
    [
      'a.diff(b).affectedKeys().hasOnly(c)',
      ['changedKeys', 'addedKeys'].map((keys) => `a.diff(b).${keys}().hasOnly(c)`),
    ],
    ['a.hasOnly(b)', ['a.hasAll(b)', 'a.hasAny(b)']],
    ['a.hasOnly([b, c])', ['a.hasOnly([c])', 'a.hasOnly([b])']],
    ['a == b.get(c, null)', ["a == b.get(c, '')"]],
    ["a == 'pending'", ["a == ''", "a == 'pendingx'"]],
    ['a ? b : c', ['b', 'c', 'a ? c : b']],
    ['!a', ['a']],
    [
      "t < u + duration.value(120, 's')",
      ['t < (u)', "t < u + duration.value(240, 's')", "t < u + duration.value(60, 's')"],
    ],
    ['resource.data.a == 1', ['request.resource.data.a == 1']],
    ['request.resource.data.a == 1', ['resource.data.a == 1']],
    ['request.auth.token.auth_time > 5', ['request.auth.token.iat > 5', 'request.auth.token.auth_time >= 5']],
    ["a.matches('^[+][0-9]{10,15}$')", ["a.matches('[+][0-9]{10,15}$')", "a.matches('^[+][0-9]{10,15}')"]],
    ["a.matches('[0-9]{10,15}')", ["a.matches('[0-9]{9,15}')", "a.matches('[0-9]{10,16}')", "a.matches('[0-9]{10,}')"]],
    ["a.matches('[^b-d]*')", ["a.matches('[b-d]*')", "a.matches('[^\\\\x{62}-\\\\x{65}]*')", "a.matches('[^b-d]+')"]],
    ["a.replace('b|c', '')", ['a', "a.replace('b', '')", "a.replace('c', '')"]],
  ])('%s becomes, among others, what it must not be', (condition, expected) => {
    expect(conditionsOf(condition)).toEqual(expect.arrayContaining(expected));
  });
});

test('statements are opened to more methods, to documents below and to other collections', () => {
  const rules = frame('match /notes/{id} { allow get, update: if a; }');
  const opened = makeMutants(rules).filter(({ kind }) => !kind.startsWith('condition'));
  expect(opened.map(({ name }) => name)).toEqual([
    'notes: notes -> {collection}',
    'notes: {id} -> {id=**}',
    'notes get, update: allow get, update -> allow read, update',
    'notes get, update: allow get, update -> allow get, write',
  ]);
});

describe('of firestore.rules', () => {
  const mutants = makeMutants(ownRules);

  test('every operator, number, word and pattern is changed somehow', () => {
    const kinds = ['logic', 'compare', 'sum', 'choice', 'number', 'string', 'list', 'allow', 'constant'];
    const nodes = Array.from(walkRules(parseRules(ownRules)), ([node]) => node).filter(
      ({ kind, word, parts }) => kinds.includes(kind) && !(kind === 'list' && parts.length === 0) && word !== "']'",
    );
    const left = nodes.filter(
      ({ start, end }) => !mutants.some((mutant) => start <= mutant.start && mutant.end <= end),
    );
    expect(left.map(({ start, end }) => ownRules.slice(start, end))).toEqual([]);
  });

  test('each mutant differs in one place, has a name of its own, and can be read', () => {
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
    expect(new Set(mutants.map(({ rules }) => rules)).size).toBe(mutants.length);
    for (const { rules } of mutants) expect(() => parseRules(rules)).not.toThrow();
  });

  test('what is listed as equivalent is one of them, with a reason', () => {
    const names = mutants.map(({ name }) => name);
    expect(Object.keys(equivalentMutants).filter((name) => !names.includes(name))).toEqual([]);
    for (const reason of Object.values(equivalentMutants)) expect(reason).toMatch(/\w/);
  });
});

test('what the reader of rules does not know is an error with its line', () => {
  expect(() => parseRules(frame('match /a/{b} { allow get: if a ?? b; }'))).toThrow(/line 4/);
  expect(() => parseRules(frame('allow get: if a §;'))).toThrow(/line 4/);
});
