import { expect, test } from 'vitest';
import { fieldExamples } from '../../core/fields.ts';
import { fieldNames, startValues } from '../../core/form-values.ts';
import { applyPageValues } from './paint-card.ts';

test('the first paint shows the start values that React will have, and no others', () => {
  const wrapper = document.createElement('div');
  const host = document.createElement('div');
  for (const field of fieldNames) {
    wrapper.appendChild(document.createElement('input')).name = field;
    // Only some of these are attributes of the card.
    host.setAttribute(`prefill-${field}`, 'x');
  }
  for (const [name, example] of Object.entries(fieldExamples)) host.setAttribute(`prefill-${name}`, example);
  applyPageValues(wrapper, host);
  const shown = Array.from(wrapper.querySelectorAll('input'), ({ name, value }) => [name, value] as const);
  expect(Object.fromEntries(shown.filter(([, value]) => value !== ''))).toEqual(startValues(fieldExamples));
});
