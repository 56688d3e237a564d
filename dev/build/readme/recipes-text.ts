import { readFileSync } from 'node:fs';
import { type Recipe, recipes } from '../../proof/frameworks/recipes.ts';
import type { GuideValues } from './guide-values.ts';
import { fenced } from './markdown.ts';

/** Each framework's recipe: what to type, and the very files that its project is tested with, naming this copy's addresses. */
export function recipesText({
  origin,
  appUrl,
  cookieDomain,
}: Pick<GuideValues, 'origin' | 'appUrl' | 'cookieDomain'>): string {
  const withValues = (text: string): string =>
    text
      .replaceAll('https://www.acct.example', origin)
      .replaceAll('https://app.acct.example', appUrl)
      .replace(/(["'])\.acct\.example\1/g, `$1${cookieDomain}$1`);
  return recipes.map((recipe) => withValues(recipeText(recipe))).join('\n\n');
}

function recipeText({ id, title, files, commands }: Recipe): string {
  const shown = files.map(({ path, language }) => {
    const name = path.replace(`dev/proof/frameworks/${id}/`, '');
    return fenced(`${language} ${name}`, readFileSync(path, 'utf8').trimEnd());
  });
  return [`### ${title}`, fenced('sh', commands.join('\n')), ...shown].join('\n\n');
}
