import { type Language, languageCodes, pathInLanguage } from '../../account/languages.ts';
import { paths } from '../base/paths.ts';

/** Returns every page of the site in a language; `allPaths` has all languages and an unknown path. */
export const pathsInLanguage = (language: Language): readonly string[] =>
  paths.map((page) => pathInLanguage(page, language));
export const allPaths: readonly string[] = [...languageCodes.flatMap(pathsInLanguage), '/no-such-page'];

/** The one line that a browser prints for an unknown path: the answer's status. */
export const notFoundConsoleLine = /status of 404 .*no-such-page/;
