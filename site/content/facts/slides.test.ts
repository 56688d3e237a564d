import { expect, test } from 'vitest';
import { catalogues } from '../catalogues.ts';
import { spellEnglishNumber } from '../en/spell-english-number.ts';
import { spellHindiNumber } from '../hi/spell-hindi-number.ts';
import { slideIds } from './slides.ts';

test('the heading of the slideshow names the number of slides', () => {
  expect(catalogues.en.slides.heading).toMatch(new RegExp(`^${spellEnglishNumber(slideIds.length)} daily problems`));
  expect(catalogues.hi.slides.heading.split(' ')).toContain(spellHindiNumber(slideIds.length));
});
