import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languageCodes } from '../../account/languages.ts';
import { brand } from '../brand.ts';
import { linkPreviewCards } from './link-preview-card.tsx';
import { describeOutdatedPictures, linkPreviewDigests, linkPreviewDigestsFile } from './link-preview-digests.ts';

it('every picture has a digest of its words, and no two pictures in a language have the same digest', async () => {
  const digests = await linkPreviewDigests();
  expect(Object.keys(digests)).toEqual((await linkPreviewCards('')).map(({ file }) => file));
  for (const language of languageCodes) {
    const own = Object.entries(digests).filter(([file]) => file.endsWith(`-${language}.png`));
    expect(new Set(own.map(([, digest]) => digest)).size, language).toBe(8);
  }
});

it('every link-preview card shows its own headline, the brand’s name, a price, and the total on the phone’s screen', async () => {
  const cards = await linkPreviewCards('');
  const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
  const headlines = new Set(cards.map(({ html }) => parse(html).querySelector('h1')?.textContent));
  expect(headlines.size).toBe(8 * languageCodes.length);
  for (const { file, html } of cards) {
    // A free tool's card shows ₹0. The cards of "Who owes me" and of the features page do not show the sample bill's
    // total.
    const price = /gst-bill-maker|who-owes-me/.test(file) ? '₹0' : '₹999';
    const totals = { 'who-owes-me': '₹1,20,000', features: '₹4,250' };
    const [, total = '₹20,580'] = Object.entries(totals).find(([name]) => file.includes(name)) ?? [];
    for (const words of [brand.name, price, total]) expect(parse(html).body.textContent, file).toContain(words);
  }
});

it('a live build stops and names the picture if one is missing or shows outdated words', async () => {
  const digests = await linkPreviewDigests();
  expect(await describeOutdatedPictures(digests)).toBeNull();
  const { 'preview-login-hi.png': _, ...others } = digests;
  const stop = await describeOutdatedPictures({ ...others, 'preview-home-en.png': 'of another name' });
  expect(stop).toMatch(
    /^[^\n]*: run npm run link-previews \(site\/public: preview-home-en\.png, preview-login-hi\.png\)\.$/,
  );
});

it('the words on each card are compared with those that were recorded with its picture', async () => {
  const taken = JSON.parse(readFileSync(linkPreviewDigestsFile, 'utf8'));
  expect(await describeOutdatedPictures({})).toContain('preview-home-en.png');
  expect(await describeOutdatedPictures()).toBe(await describeOutdatedPictures(taken));
  // A new language may have no pictures yet.
  expect(Object.keys(await linkPreviewDigests())).toEqual(expect.arrayContaining(Object.keys(taken)));
  expect(Object.keys(taken).filter((file) => !existsSync(`site/public/${file}`))).toEqual([]);
});
