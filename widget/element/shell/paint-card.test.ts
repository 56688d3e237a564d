import { expect, test } from 'vitest';
import { fieldExamples } from '../../../account/fields.ts';
import { fieldNames, initialValues } from '../../../account/form-values.ts';
import { applyLinksAndInitialValues } from './paint-card.ts';

test('the first paint has the same initial values as the card that React renders later', () => {
  const wrapper = document.createElement('div');
  const host = document.createElement('div');
  for (const field of fieldNames) {
    wrapper.appendChild(document.createElement('input')).name = field;
    // Some fields cannot have an initial value, so the card ignores their attribute.
    host.setAttribute(`prefill-${field}`, 'x');
  }
  for (const [name, example] of Object.entries(fieldExamples)) host.setAttribute(`prefill-${name}`, example);
  applyLinksAndInitialValues(wrapper, host);
  const shown = Array.from(wrapper.querySelectorAll('input'), ({ name, value }) => [name, value] as const);
  expect(Object.fromEntries(shown.filter(([, value]) => value !== ''))).toEqual(initialValues(fieldExamples));
});

test('the first paint ignores initial values and links in which a template’s placeholder is still unfilled', () => {
  const wrapper = document.createElement('div');
  const host = document.createElement('div');
  wrapper.innerHTML =
    '<input name="name"><p class="consent"><a href="https://www.acct.example/terms"></a><a href="https://www.acct.example/privacy"></a></p>';
  host.setAttribute('prefill-name', '{{user.name}}');
  host.setAttribute('terms-url', '/undefined');
  host.setAttribute('privacy-url', 'https://{{host}}/privacy');
  applyLinksAndInitialValues(wrapper, host);
  expect(wrapper.querySelector('input')?.value).toBe('');
  const links = Array.from(wrapper.querySelectorAll('a'), ({ href }) => href);
  expect(links).toEqual(['https://www.acct.example/terms', 'https://www.acct.example/privacy']);
});
