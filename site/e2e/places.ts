import { type Address, addresses } from '../addresses.ts';
import { type Language, languages, localPath } from '../language.ts';

/** Every page of the site in every language, and an address that is none. */
export const pathsIn = (language: Language): readonly string[] => addresses.map((page) => localPath(page, language));
export const allPaths: readonly string[] = [...languages.flatMap(pathsIn), '/no-such-page'];

/** The six pages of the specification. */
export const mainAddresses: readonly Address[] = ['/', '/features', '/plans', '/pricing', '/downloads', '/login'];

/** The one line that a browser prints for an unknown address: the answer's own status. */
export const notFoundLine = /status of 404 .*no-such-page/;
