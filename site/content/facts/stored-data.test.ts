import { expect, test } from 'vitest';
import { languageCodes } from '../../../account/languages.ts';
import { catalogues } from '../catalogues.ts';
import { storedData } from './stored-data.ts';

const places = [
  ['user_profiles', /user_profiles/],
  ['consents', /\bconsents/],
  ['authentication', /Firebase Authentication/],
  ['provision_requests', /provision_requests/],
  ['account_requests', /account_requests/],
  ['session_handoffs', /session_handoffs/],
] as const;

test.each(languageCodes)(
  'the privacy notice in %s has a table for each place of storage, with one row for each item',
  (language) => {
    const { sections } = catalogues[language].articles['/privacy'];
    const tables = sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (typeof block === 'object' && 'table' in block ? [block.table] : [])),
    );
    expect(places.map(([place]) => place).sort()).toEqual(Object.keys(storedData).sort());
    for (const [place, caption] of places) {
      const [table, ...more] = tables.filter((one) => caption.test(one.caption));
      expect(more).toEqual([]);
      const rows = table?.rows ?? [];
      expect(rows).toHaveLength(Object.keys(storedData[place]).length);
      expect(new Set(rows.map(([item]) => item)).size).toBe(rows.length);
      expect(rows.flat().filter((words) => words.trim() === '')).toEqual([]);
    }
  },
);
