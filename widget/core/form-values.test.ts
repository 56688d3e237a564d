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

test('other start values stand in the fields that nobody has touched', () => {
  const values = createFormValues(() => ({ name: 'Asha', company: 'Old Name', phone: '', email: '', identifier: '' }));
  values.type('name', 'Asha P.');
  values.type('phone', '98765');
  values.type('phone', '');
  values.set('email', 'filled@example.com');
  const others = {
    name: 'Other',
    company: 'New Name',
    phone: '91234',
    email: 'page@example.com',
    identifier: 'i@x.example',
  };
  expect(values.restart(others)).toEqual([
    ['company', 'New Name'],
    ['identifier', 'i@x.example'],
  ]);
  expect(values.restart(others)).toEqual([]);
  expect(values.all()).toEqual({
    name: 'Asha P.',
    company: 'New Name',
    phone: '',
    email: 'filled@example.com',
    identifier: 'i@x.example',
  });
  values.restart({ ...others, company: '' });
  expect(values.get('company')).toBe('');
});

test('after clearing nobody has touched a field', () => {
  const values = createFormValues(() => ({ name: '' }));
  values.type('name', 'Asha');
  values.clear();
  values.restart({ name: 'Next' });
  expect(values.get('name')).toBe('Next');
});
