import { expect, test } from 'vitest';
import { fieldExamples } from './fields.ts';
import { createFormValues, initialValues } from './form-values.ts';

test('each field starts with the text of its prefill attribute, even if two fields share one attribute', () => {
  expect(initialValues(fieldExamples)).toMatchObject({ ...fieldExamples, identifier: fieldExamples.email });
});

test('clear() sets every field to its current initial value, and then no field counts as edited', () => {
  let company = 'Old Name';
  const values = createFormValues(() => ({ company }));
  values.type('company', 'Typed');
  values.set('password', '  open sesame ');
  expect(values.get('password')).toBe('  open sesame ');
  company = 'New Name';
  values.clear();
  expect([values.get('company'), values.get('password')]).toEqual(['New Name', '']);
  values.restart({ company: 'Next' });
  expect(values.get('company')).toBe('Next');
});

test('restart() sets new initial values only in fields that the visitor has not edited', () => {
  const values = createFormValues(() => ({ name: 'Asha', company: 'Old Name', phone: '', email: '', identifier: '' }));
  values.type('name', 'Asha P.');
  values.type('phone', '98765');
  values.type('phone', '');
  values.set('email', 'filled@example.com');
  const company = 'New Name';
  const others = { name: 'Other', company, phone: '91234', email: 'page@example.com', identifier: 'i@x.in' };
  expect(values.restart(others)).toEqual([
    ['company', company],
    ['identifier', 'i@x.in'],
  ]);
  expect(values.restart(others)).toEqual([]);
  const kept = { name: 'Asha P.', phone: '', email: 'filled@example.com' };
  expect(values.all()).toEqual({ ...others, ...kept });
  values.restart({ ...others, company: '' });
  expect(values.get('company')).toBe('');
});
