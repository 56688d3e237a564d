import { type Language, languageCodes, pathInLanguage } from '../../account/languages.ts';
import { pagePaths } from '../base/paths.ts';

/** Returns the path of every page of the site in a language. */
export const listPathsInLanguage = (language: Language): readonly string[] =>
  pagePaths.map((page) => pathInLanguage(page, language));
export const allPaths: readonly string[] = [...languageCodes.flatMap(listPathsInLanguage), '/no-such-page'];

/** Matches the console line that a browser prints about the status 404 of the unknown path. */
export const status404ConsoleLine = /status of 404 .*no-such-page/;
