import { expect, test } from 'vitest';
import { withMeasured } from './with-measured.ts';

const section = { name: 'walks', heading: 'Walks', intro: 'How far.' };

test('what is measured comes to the end of the page, and later into its place, with all else left alone', () => {
  const first = withMeasured('# Page\n\n<!-- generated:other -->\n<!-- /generated -->\n', section, '| one |');
  expect(first).toMatch(/^# Page\n\n<!-- generated:other -->[\s\S]*\n\n## Walks\n\nHow far\.\n\n[\s\S]*\| one \|/);
  const second = withMeasured(`${first}\n## After\n`, section, '| $& |');
  expect(second).toBe(`${first.replace('| one |', () => '| $& |')}\n## After\n`);
});
