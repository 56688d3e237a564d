import { type Language, languageCodes, pathInLanguage } from '../../account/languages.ts';
import { pagePaths } from '../base/paths.ts';

/** Returns the path of every page of the site in a language. */
export const listPathsInLanguage = (language: Language): readonly string[] =>
  pagePaths.map((page) => pathInLanguage(page, language));
export const allPaths: readonly string[] = [...languageCodes.flatMap(listPathsInLanguage), '/no-such-page'];

/** Matches the only console line that a browser prints for an unknown path, about the status 404. */
export const notFoundConsoleLine = /status of 404 .*no-such-page/;
