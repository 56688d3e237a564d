import { expect, test } from 'vitest';
import { conditionsIn } from './conditions-in.ts';

const rules = `match /notes/{id} {
  // Words && signs of comments and texts join nothing.
  allow get, update: if a(b, '&& c') && (d == 1 || e ? f : g && !h);
  function open(id) {
    let i = j;
    return k && l || m;
  }
}`;

test('every condition that is joined to another, with the rules without it', () => {
  const found = conditionsIn(rules).map(({ text, without }) => {
    const changed = without.split('\n').filter((line) => !rules.includes(line));
    return [text, ...changed.map((line) => line.trim().replace(/ +/g, ' '))];
  });
  expect(found).toEqual([
    ["a(b, '&& c')", 'allow get, update: if true && (d == 1 || e ? f : g && !h);'],
    ['g', "allow get, update: if a(b, '&& c') && (d == 1 || e ? f : true && !h);"],
    ['!h', "allow get, update: if a(b, '&& c') && (d == 1 || e ? f : g && true );"],
    ['(d == 1 || e ? f : g && !h)', "allow get, update: if a(b, '&& c') && true ;"],
    ['k', 'return true && l || m;'],
    ['l', 'return k && true || m;'],
  ]);
});
