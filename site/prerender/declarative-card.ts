import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../language.ts';

const openingTag = /<acct-auth-card\b[^>]*>/;

/** Fetched before the page's own script tag is reached: the small shell first, React's part at once behind it. */
const preloads = ['acct-auth-card.js', 'react-part.js']
  .map((file) => `<link rel="modulepreload" href="/widget/v1/${file}"/>`)
  .join('');

/**
 * Puts the card's prerendered HTML between its tags as a declarative shadow root: the form is in the page, before any script.
 * `widgetFolder`: the built card, which has one file for each language and tab.
 */
export async function withDeclarativeCard(html: string, language: Language, widgetFolder: string): Promise<string> {
  const file = join(widgetFolder, 'declarative', `${language}-signup.html`);
  const template = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`${file} is missing: build the card before the site (npm run build does both).`, { cause });
  });
  if (!openingTag.test(html)) throw new Error('The page has no <acct-auth-card> to put the prerendered card into.');
  return html.replace(openingTag, (tag) => tag + template.trim()).replace('</head>', () => `${preloads}</head>`);
}
