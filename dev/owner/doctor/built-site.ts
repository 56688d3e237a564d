import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes, pathInLanguage } from '../../../account/languages.ts';
import { getPageFile } from '../../../site/base/paths.ts';
import { parseSiteEnv, type SiteEnv } from '../../../site/base/site-env.ts';
import { isDemoBuild, readBuildSettings } from '../../settings/read-build-settings.ts';
import { type DoctorContext, readDoctorSettings } from './context.ts';
import { type Finding, notCheckedFinding, wrongFinding } from './finding.ts';

const roots = languageCodes.map((language) => pathInLanguage('/', language));

/** The files in `dist`. */
export type BuiltFiles = {
  /** `dist`. */
  readonly folder: string;
  /** Returns the content of a file in `dist/site`; null if there is no such file. */
  readonly file: (name: string) => Buffer | null;
  /** Returns the HTML at a path of the site; null if there is no such page. */
  readonly page: (path: string) => string | null;
};

/** The files in `dist`, and the settings with which they should have been built. */
export type BuiltSite = BuiltFiles & { readonly env: SiteEnv };

/**
 * The subject of a check. `what` is the start of a sentence, such as "The snippet on /docs was". A finding adds "not
 * looked at" to it.
 */
type Subject = { readonly id: string; readonly what: string; readonly why: string };
type Findings = readonly Finding[];

const open = ({ id, what, why }: Subject, because: string, cure: string): Findings => [
  notCheckedFinding(id, { what: `${what} not looked at: ${because}`, why, cure }),
];

/**
 * Runs a check on the files in `dist`, even if they were built with other settings than the current ones. Reports "not
 * checked" if there is no build.
 */
export async function runCheckOnBuiltFiles(
  context: DoctorContext,
  subject: Subject,
  find: (built: BuiltFiles) => Promise<Findings> | Findings,
): Promise<Findings> {
  const folder = context.dist;
  if (!existsSync(join(folder, 'firebase.json'))) return open(subject, 'there is no build in dist', 'npm run build');
  const file = (name: string): Buffer | null => {
    const path = join(folder, 'site', name);
    return existsSync(path) ? readFileSync(path) : null;
  };
  return find({ folder, file, page: (path) => file(getPageFile(path, roots))?.toString() ?? null });
}

/**
 * Runs a check on the build in `dist` if it was built with the current settings. Otherwise reports what the owner has
 * to do first.
 */
export function runCheckOnCurrentBuild(
  context: DoctorContext,
  subject: Subject,
  find: (built: BuiltSite) => Promise<Findings> | Findings,
): Promise<Findings> {
  return runCheckOnBuiltFiles(context, subject, (files) => {
    const isDemo = isDemoBuild(context.env);
    if (!isDemo && readDoctorSettings(context).problems.some(({ level }) => level === 'error')) {
      return open(subject, 'settings and brand come first', 'Correct them (above), then npm run build');
    }
    // Only robots.txt always differs between a demo and a live build: it asks search engines to stay away from a demo.
    const isBuiltAsDemo = /^Disallow: \/$/m.test(files.file('robots.txt')?.toString() ?? '');
    if (isBuiltAsDemo !== isDemo) {
      const holds = isBuiltAsDemo ? 'the demo' : 'a live build';
      const what = `dist holds ${holds}, and the settings are those of ${isDemo ? 'the demo' : 'a live build'}`;
      const why = 'a demo signs visitors in at their own machine and asks search engines to stay away';
      return [wrongFinding('build-of-other-settings', { what, why, cure: 'npm run build' })];
    }
    return find({ ...files, env: parseSiteEnv(readBuildSettings(context.env, { goesLive: false })) });
  });
}
