import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { explainMissedDefect, explainUnusableTest, insertDefect } from './plant-defects.ts';
import { type PlantedDefect, plantedDefects } from './planted-defects.ts';

test.each(plantedDefects.map((defect) => [defect.harm, defect] as const))(
  'a planted defect finds the text that it replaces, and its test exists: %s',
  (_, defect) => {
    const source = readFileSync(defect.file, 'utf8');
    expect(insertDefect(source, defect), `${defect.file} has "${defect.text}" exactly once`).not.toBeNull();
    expect(insertDefect(source, defect)).not.toBe(source);
    expect(readFileSync(defect.test.titleIn ?? defect.test.file, 'utf8')).toContain(defect.test.title);
  },
);

test('no two planted defects describe the same harm', () => {
  const harms = plantedDefects.map(({ harm }) => harm);
  expect(harms.filter((harm, index) => harms.indexOf(harm) !== index)).toEqual([]);
});

const defect: PlantedDefect = {
  harm: 'it lets everybody in',
  file: 'door.ts',
  text: 'if (isKnown)',
  replacement: 'if (true)',
  test: { file: 'door.test.ts', title: 'refuses a stranger' },
};

describe('planting a defect', () => {
  test('replaces the defect’s original text in the source', () => {
    expect(insertDefect('if (isKnown) open();', defect)).toBe('if (true) open();');
  });

  test.each([
    ['is missing', 'if (knows) open();'],
    ['occurs twice', 'if (isKnown) open(); if (isKnown) greet();'],
  ])('returns null when the original text %s in the source', (_, source) => {
    expect(insertDefect(source, defect)).toBeNull();
  });
});

describe('a planted defect', () => {
  const ran = (title: string, isPassed: boolean, file = 'door.test.ts') => ({ file: resolve(file), title, isPassed });
  const passes = ran('the door refuses a stranger at night', true);
  const fails = ran('the door refuses a stranger at night', false);

  test('counts as detected if its test passes without the defect and fails with it', () => {
    expect(explainUnusableTest([passes], defect)).toBeNull();
    expect(explainMissedDefect([fails, ran('opens', true)], defect)).toBeNull();
  });

  test('counts as detected if its test fails for one of several values', () => {
    expect(explainMissedDefect([passes, fails], defect)).toBeNull();
  });

  test.each([
    ['its test passes with the defect', [ran('refuses a stranger', true)], 'the test passes with the defect'],
    ['another test fails', [ran('refuses a stranger', true), ran('opens', false)], 'the test passes with the defect'],
    ['only a test in another file has the title', [ran('refuses a stranger', false, 'gate.test.ts')], 'does not run'],
    ['its test has been removed, or does not load', [], 'with the defect the test does not run'],
  ])('counts as missed if %s', (_, results, fault) => {
    expect(explainMissedDefect(results, defect)).toContain(fault);
  });

  test.each([
    ['its test has been removed', [ran('opens', true)], 'no test has this title'],
    ['its test fails even without the defect', [ran('refuses a stranger', false)], 'the test fails without the defect'],
  ])('cannot be tested when %s', (_, results, fault) => {
    expect(explainUnusableTest(results, defect)).toBe(fault);
  });
});
