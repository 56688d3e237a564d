import fc from 'fast-check';
import { expect, test } from 'vitest';
import { suggestCompanyId } from './company-id.ts';
import { fields } from './fields.ts';
import { randomText } from './testing/random-text.ts';

test.each([
  ['Sharma Traders', 'sharma-traders-Ab3dEf'],
  ['  Sharma   Traders  ', 'sharma-traders-Ab3dEf'],
  ['Sharma & Sons (Pvt.) Ltd.', 'sharma-sons-pvt-ltd-Ab3dEf'],
  ['--A--B--', 'a-b-Ab3dEf'],
  ['24x7', '24x7-Ab3dEf'],
  ['snake_case', 'snake-case-Ab3dEf'],
  ['Café Réal', 'caf-r-al-Ab3dEf'],
  ['शर्मा ट्रेडर्स', 'my-company-Ab3dEf'],
  ['शर्मा Traders 2', 'traders-2-Ab3dEf'],
  ['!!!', 'my-company-Ab3dEf'],
  ['\u0130SPAT Ltd', 'i-spat-ltd-Ab3dEf'],
  ['\u212aelvin Stra\u1e9ee', 'kelvin-stra-e-Ab3dEf'],
  ['', 'my-company-Ab3dEf'],
])('the company name %j becomes the id %s', (name, id) => {
  expect(suggestCompanyId(name, 'Ab3dEfGhIjKl')).toBe(id);
});

test('the lower case of only two non-ASCII letters has an ASCII letter, and firestore.rules lists these two letters', () => {
  const entering: string[] = [];
  for (let code = 0x80; code <= 0x10ffff; code++) {
    const letter = String.fromCodePoint(code);
    if (/[a-z0-9]/.test(letter.toLowerCase())) entering.push(letter);
  }
  expect(entering).toEqual(['\u0130', '\u212a']);
});

test('a company id contains a name of the maximum length completely, even if a space precedes the name', () => {
  const name = 'x'.repeat(fields.company.limit);
  expect(suggestCompanyId(` ${name}`, 'Ab3dEf')).toBe(`${name}-Ab3dEf`);
});

test('a company id ends with the whole user id if the user id has fewer than six characters', () => {
  expect(suggestCompanyId('A', 'u1')).toBe('a-u1');
});

const uid = fc.string({ unit: fc.constantFrom(...'ABCxyz019'), minLength: 6, maxLength: 28 });

test('for any name, a company id begins with words of a-z and 0-9, joined by single hyphens', () => {
  fc.assert(
    fc.property(randomText(), uid, (name, user) => {
      const id = suggestCompanyId(name, user);
      expect(id.endsWith(`-${user.slice(0, 6)}`)).toBe(true);
      expect(id.slice(0, -7)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }),
  );
});

/** The maximum length of a company id: the name, a hyphen and six characters of the user id. */
const longestId = fields.company.limit + 7;

test('a company id does not exceed its maximum length, even for the longest company names', () => {
  const longestNames = randomText({
    minLength: fields.company.limit,
    maxLength: fields.company.limit,
  });
  const cut = (name: string): string => name.slice(0, fields.company.limit);
  fc.assert(
    fc.property(longestNames, uid, (name, user) => {
      expect(suggestCompanyId(cut(name), user).length).toBeLessThanOrEqual(longestId);
    }),
  );
  // The letter İ becomes two characters in lower case.
  expect(suggestCompanyId('\u0130'.repeat(fields.company.limit), 'Ab3dEfGh').length).toBeLessThanOrEqual(longestId);
});
