import { type Language, languageCodes, localPath } from '../../widget/languages/languages.ts';
import { paths } from '../paths.ts';

/** Every page of the site in every language, and an path that is none. */
export const pathsIn = (language: Language): readonly string[] => paths.map((page) => localPath(page, language));
export const allPaths: readonly string[] = [...languageCodes.flatMap(pathsIn), '/no-such-page'];

/** The one line that a browser prints for an unknown path: the answer's own status. */
export const notFoundLine = /status of 404 .*no-such-page/;
