import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fieldLimits, suggestedCompanyIdLimit } from '../../widget/core/field-limits.ts';

const rules = readFileSync('firestore.rules', 'utf8');

test.each([
  ['name', `isNullOrText(data.get('displayName', null), ${fieldLimits.name})`],
  ['company name', `isTextUpTo(data.companyName, ${fieldLimits.companyName})`],
  ['e-mail', `isTextUpTo(email, ${fieldLimits.email})`],
  ['phone', `isTextUpTo(value, ${fieldLimits.phone}) && value.matches`],
  ['company id', `return isTextUpTo(value, ${suggestedCompanyIdLimit})`],
])('firestore.rules allows as many characters as the card: %s', (_, expression) => {
  expect(rules).toContain(expression);
});
