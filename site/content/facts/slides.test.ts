import { expect, test } from 'vitest';
import { catalogues } from '../catalogues.ts';
import { englishNumber } from '../en/english-number.ts';
import { hindiNumber } from '../hi/hindi-number.ts';
import { slideIds } from './slides.ts';

test('the heading names the number of slides', () => {
  expect(catalogues.en.slides.heading).toMatch(new RegExp(`^${englishNumber(slideIds.length)} daily problems`));
  expect(catalogues.hi.slides.heading.split(' ')).toContain(hindiNumber(slideIds.length));
});
