import { expect, test } from 'vitest';
import { createDrafts } from './drafts.ts';

test('a field nobody has touched holds its start value, or nothing', () => {
  const drafts = createDrafts(() => ({ company: 'Sharma Traders' }));
  expect(drafts.get('company')).toBe('Sharma Traders');
  expect(drafts.get('email')).toBe('');
});

test('what is typed stays as typed, spaces and all', () => {
  const drafts = createDrafts(() => ({}));
  drafts.set('password', '  open sesame ');
  expect(drafts.get('password')).toBe('  open sesame ');
});

test('clearing brings back the start values of now and forgets the rest', () => {
  let company = 'Old Name';
  const drafts = createDrafts(() => ({ company }));
  drafts.set('company', 'Typed');
  drafts.set('password', 'secret');
  company = 'New Name';
  drafts.clear();
  expect(drafts.get('company')).toBe('New Name');
  expect(drafts.get('password')).toBe('');
});
