import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Language, languageCodes, pathInLanguage } from '../../account/languages.ts';
import { readTestRun } from '../../dev/proof/browser/test-run.ts';
import { demoSettings } from '../../dev/settings/read-build-settings.ts';
import { getPageFile, pagePaths, type SitePath } from '../base/paths.ts';

export type BuiltPage = {
  readonly plainPath: SitePath;
  readonly language: Language;
  readonly path: string;
  readonly html: string;
};

const roots = languageCodes.map((language) => pathInLanguage('/', language));

/** The settings of the build under test. */
export const builtSettings = demoSettings(readTestRun().ports).values;

/** Reads a file of the build under test. */
export const readBuiltFile = (name: string): Buffer => readFileSync(join(readTestRun().folder, 'site', name));

/** The file of each page of the build under test. */
export const builtPages: readonly BuiltPage[] = languageCodes.flatMap((language) =>
  pagePaths.map((plainPath) => {
    const path = pathInLanguage(plainPath, language);
    return { plainPath, language, path, html: readBuiltFile(getPageFile(path, roots)).toString() };
  }),
);

/** Returns the size in bytes after compression with brotli at level 11, which the hosting uses. */
export const computeBrotliSize = (content: Buffer | string): number => brotliCompressSync(content).length;
