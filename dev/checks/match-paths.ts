import { languageCodes, pathInLanguage } from '../../account/languages.ts';
import { pagePaths } from '../../site/base/paths.ts';
import { standalonePageRoutes } from '../../site/prerender/standalone-pages.ts';
import { CommandError } from '../base/run-tool.ts';

/** Returns the paths of the named pages, with or without a leading slash. Throws a CommandError for other names. */
export function matchPaths(given: readonly string[]): readonly string[] {
  const translated = languageCodes.flatMap((language) => pagePaths.map((path) => pathInLanguage(path, language)));
  const known = [...translated, ...standalonePageRoutes.map(({ path }) => path)];
  return given.map((text) => {
    const path = `/${text.replace(/^\//, '')}`;
    if (known.includes(path)) return path;
    throw new CommandError(`${text}: there is no such page. npm run lighthouse [-- pricing hi/login]`);
  });
}
