import { expect, test } from 'vitest';
import { readCardConfig } from '../core/card-config.ts';
import { allowedAttributeValues } from './element-types.ts';

const problemsWith = (name: string, value: string) =>
  readCardConfig({ [name]: value }, { language: null, url: 'https://www.acct.example/' }, {})
    .problems.map(({ attribute }) => attribute)
    .filter((attribute) => attribute === name);

test.each(Object.entries(allowedAttributeValues))(
  'the attribute %s accepts the values of its type, and refuses the value "another"',
  (name, words) => {
    for (const word of words) expect(problemsWith(name, word)).toEqual([]);
    expect(problemsWith(name, 'another')).toEqual([name]);
  },
);
