import { expect, test } from 'vitest';
import { fieldExamples } from './fields.ts';
import { createFormValues, startValues } from './form-values.ts';

test('a field nobody has touched holds its start value, or nothing', () => {
  const values = createFormValues(() => ({ company: 'Sharma Traders' }));
  expect(values.get('company')).toBe('Sharma Traders');
  expect(values.get('email')).toBe('');
});

test('a text of the page stands in every field that asks for the same', () => {
  expect(startValues(fieldExamples)).toMatchObject({ ...fieldExamples, identifier: fieldExamples.email });
});

test('what is typed stays as typed, spaces and all', () => {
  const values = createFormValues(() => ({}));
  values.set('password', '  open sesame ');
  expect(values.get('password')).toBe('  open sesame ');
});

test('clearing brings back the start values of now and forgets the rest', () => {
  let company = 'Old Name';
  const values = createFormValues(() => ({ company }));
  values.set('company', 'Typed');
  values.set('password', 'secret');
  company = 'New Name';
  values.clear();
  expect(values.get('company')).toBe('New Name');
  expect(values.get('password')).toBe('');
});
