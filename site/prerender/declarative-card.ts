import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../../widget/languages/languages.ts';

const openingTag = /<acct-auth-card\b[^>]*>/;

/** Behind the script tag, so that the browser asks for the small shell first and for React's part in the same breath. */
const scriptTag = /<script type="module" src="\/widget[^>]*><\/script>/;
const preload = '<link rel="modulepreload" href="/widget/v1/react.js"/>';

/**
 * Puts the card's prerendered HTML between its tags as a declarative shadow root: the form is in the page, before any script.
 * `widgetFolder`: the built card, which has one file for each language and tab.
 */
export async function withDeclarativeCard(html: string, language: Language, widgetFolder: string): Promise<string> {
  const file = join(widgetFolder, 'declarative', `${language}-signup.html`);
  const template = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`${file} is missing: build the card before the site (npm run build does both).`, { cause });
  });
  for (const part of [openingTag, scriptTag])
    if (!part.test(html)) throw new Error(`The page has nothing like ${part} to put the prerendered card beside.`);
  return html.replace(openingTag, (tag) => tag + template.trim()).replace(scriptTag, (tag) => tag + preload);
}
