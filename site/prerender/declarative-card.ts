import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../../widget/languages/languages.ts';
import { cardFiles } from '../../widget/release/card-files.ts';
import type { Release } from '../../widget/release/release.ts';

const openingTag = /<acct-auth-card\b[^>]*>/;

const scriptTag = /<script type="module" src="\/widget[^>]*><\/script>/;

/**
 * Puts the card's prerendered HTML between its tags as a declarative shadow root: the form is in the page, before any script.
 * React's file of the same release is preloaded behind the script tag, so that the browser asks for the small shell first and for
 * React in the same breath.
 * `widgetFolder`: the built card, which has one file for each language and tab.
 */
export async function withDeclarativeCard(
  html: string,
  language: Language,
  { release }: Release,
  widgetFolder: string,
): Promise<string> {
  const preload = `<link rel="modulepreload" href="/widget/${release}/${cardFiles.react}"/>`;
  const file = join(widgetFolder, 'declarative', `${language}-signup.html`);
  const template = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`${file} is missing: build the card before the site (npm run build does both).`, { cause });
  });
  for (const part of [openingTag, scriptTag])
    if (!part.test(html)) throw new Error(`The page has nothing like ${part} to put the prerendered card beside.`);
  return html.replace(openingTag, (tag) => tag + template.trim()).replace(scriptTag, (tag) => tag + preload);
}
