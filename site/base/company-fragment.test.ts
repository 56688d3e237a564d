import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomText } from '../../account/testing/random-text.ts';
import { companyFragment } from './company-fragment.ts';
import { companyFromFragment } from './company-from-fragment.ts';

test('companyFromFragment cuts a company name to the length that the card accepts', () => {
  expect(companyFromFragment(`#company=${'x'.repeat(500)}`)).toBe('x'.repeat(120));
  expect(companyFromFragment(companyFragment('y'.repeat(121)))).toBe('y'.repeat(120));
});

test('companyFromFragment ignores other parts of a fragment', () => {
  expect(companyFromFragment('#company=Asha&email=a%40example.com')).toBe('Asha');
  for (const other of ['', '#', '#content', '#company', '#company=', '#company=%20', '#email=a', '#%E0%A4%A']) {
    expect(companyFromFragment(other)).toBeNull();
  }
});

test('companyFromFragment never throws, even for a malformed fragment', () => {
  fc.assert(fc.property(fc.string(), (fragment) => void companyFromFragment(`#${fragment}`)));
  fc.assert(fc.property(randomText({ maxLength: 200 }), (name) => void companyFromFragment(companyFragment(name))));
});
