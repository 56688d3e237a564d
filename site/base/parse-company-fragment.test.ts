import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomText } from '../../account/testing/random-text.ts';
import { formatCompanyFragment } from './format-company-fragment.ts';
import { parseCompanyFragment } from './parse-company-fragment.ts';

test('parseCompanyFragment cuts a company name to the length that the card accepts', () => {
  expect(parseCompanyFragment(`#company=${'x'.repeat(500)}`)).toBe('x'.repeat(120));
  expect(parseCompanyFragment(formatCompanyFragment('y'.repeat(121)))).toBe('y'.repeat(120));
});

test('parseCompanyFragment ignores other parts of a fragment', () => {
  expect(parseCompanyFragment('#company=Asha&email=a%40example.com')).toBe('Asha');
  for (const other of ['', '#', '#content', '#company', '#company=', '#company=%20', '#email=a', '#%E0%A4%A']) {
    expect(parseCompanyFragment(other)).toBeNull();
  }
});

test('parseCompanyFragment never throws, even for a malformed fragment', () => {
  fc.assert(fc.property(fc.string(), (fragment) => void parseCompanyFragment(`#${fragment}`)));
  fc.assert(
    fc.property(randomText({ maxLength: 200 }), (name) => void parseCompanyFragment(formatCompanyFragment(name))),
  );
});
