import { expect, it } from 'vitest';
import { languageCodes } from '../../widget/languages/languages.ts';
import { brand } from '../brand.ts';
import { linkPreviewCards } from './link-preview-card.tsx';

it('makes one card for each main page and language: a headline of its own, the price of Basic, one bill', async () => {
  const cards = await linkPreviewCards('body{}');
  expect(cards).toHaveLength(6 * languageCodes.length);
  const pages = cards.map(({ html }) => new DOMParser().parseFromString(html, 'text/html'));
  const headlines = pages.map((page) => page.querySelector('h1')?.textContent);
  expect(new Set(headlines).size).toBe(cards.length);
  for (const page of pages) {
    expect(page.body.textContent).toContain(brand.name);
    expect(page.body.textContent).toContain('₹999');
    expect(page.querySelector('dl')?.textContent).toContain('₹20,580');
  }
});
