import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../../account/languages.ts';
import { type CardRelease, cardFiles } from '../../widget/release/release.ts';

const openingTag = /<acct-auth-card\b[^>]*>(?:<label slot=.*?<\/label>)*/;

const scriptTag = /<script type="module" src="(\/widget[^"]*)"><\/script>/;

const viewport = /<meta name="viewport"[^>]*>/;

/**
 * Puts the card's prerendered HTML into its tag as a declarative shadow root, so that the form is visible before any
 * script runs. Preloads the release's shell and React at the start of the head. Without this, a slow phone would start
 * to load them a tenth of a second later, at the script tag. `widgetFolder` is the folder of the built card.
 */
export async function addPrerenderedCard(
  html: string,
  language: Language,
  { release }: CardRelease,
  widgetFolder: string,
): Promise<string> {
  const preload = (path: string): string => `<link rel="modulepreload" href="${path}"/>`;
  const file = join(widgetFolder, 'declarative', `${language}-signup.html`);
  const template = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`${file} is missing: build the card before the site (npm run build does both).`, { cause });
  });
  const [, shell] = scriptTag.exec(html) ?? [];
  if (shell === undefined || !openingTag.test(html) || !viewport.test(html))
    throw new Error(
      'The page lacks the card, its script or a viewport tag: the prerendered HTML and its preload lines need all three.',
    );
  return html
    .replace(viewport, (tag) => tag + preload(shell) + preload(`/widget/${release}/${cardFiles.react}`))
    .replace(openingTag, (tag) => tag + template.trim());
}
