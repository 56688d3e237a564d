import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import schema from '../../settings/owner.schema.json' with { type: 'json' };
import { brandSchemas, factSchemas, findFactFault } from './facts-schema.ts';

const { brand, facts } = schema.properties;
type Property = { readonly description: string; readonly examples: readonly unknown[] };
const described: readonly (readonly [string, Property])[] = [
  ...Object.entries(brand.properties),
  ...Object.entries(facts.properties),
];
const checked = { ...brandSchemas, ...factSchemas };

describe('the schema that explains owner.json', () => {
  test('has exactly the names that a build checks', () => {
    expect(described.map(([name]) => name).sort()).toEqual(Object.keys(checked).sort());
  });

  test('is the $schema of owner.json, and lists the names in the order of owner.json', () => {
    const owner = JSON.parse(readFileSync('owner.json', 'utf8'));
    expect(owner.$schema).toBe('./settings/owner.schema.json');
    expect([owner.brand, owner.facts].flatMap(Object.keys)).toEqual(described.map(([name]) => name));
  });

  test.each(described.filter(([name]) => name !== 'productPicture'))(
    'explains %s with an example that a build accepts',
    (name, { description, examples: [example] }) => {
      expect(description).toMatch(/^\S.{20,}\.$/);
      const { [name]: entry } = checked;
      expect(entry && findFactFault(name, entry, example)).toBeNull();
    },
  );
});
