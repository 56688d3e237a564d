import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes, localPath } from '../../../account/languages.ts';
import { pageFile } from '../../../site/base/paths.ts';
import { type SiteEnv, siteEnv } from '../../../site/base/site-env.ts';
import { isDemoBuild, readBuildSettings } from '../../settings/read-build-settings.ts';
import { type Context, settingsOf } from './context.ts';
import { type Finding, notChecked, wrong } from './finding.ts';

const roots = languageCodes.map((language) => localPath('/', language));

/** The files in `dist`. */
export type BuiltFiles = {
  /** `dist`. */
  readonly folder: string;
  /** A file of `dist/site` as it is; null when it is not there. */
  readonly file: (name: string) => Buffer | null;
  /** The HTML at a path of the site; null when it is not there. */
  readonly page: (path: string) => string | null;
};

/** The build in `dist`, and the settings that it should have been built with. */
export type BuiltSite = BuiltFiles & { readonly env: SiteEnv };

/** `what` is looked at, as in "The snippet on /docs was". */
type Subject = { readonly id: string; readonly what: string; readonly why: string };
type Findings = readonly Finding[];

const open = ({ id, what, why }: Subject, because: string, cure: string): Findings => [
  notChecked(id, { what: `${what} not looked at: ${because}`, why, cure }),
];

/**
 * Looks at the files in `dist`, with any settings; without a build says that it needs one.
 */
export async function withFiles(
  context: Context,
  subject: Subject,
  find: (built: BuiltFiles) => Promise<Findings> | Findings,
): Promise<Findings> {
  const folder = context.dist;
  if (!existsSync(join(folder, 'firebase.json'))) return open(subject, 'there is no build in dist', 'npm run build');
  const file = (name: string): Buffer | null => {
    const path = join(folder, 'site', name);
    return existsSync(path) ? readFileSync(path) : null;
  };
  return find({ folder, file, page: (path) => file(pageFile(path, roots))?.toString() ?? null });
}

/** Looks at the build in `dist`, where it is one of these settings; else says what comes first. */
export function withBuild(
  context: Context,
  subject: Subject,
  find: (built: BuiltSite) => Promise<Findings> | Findings,
): Promise<Findings> {
  return withFiles(context, subject, (files) => {
    const isDemo = isDemoBuild(context.env);
    if (!isDemo && settingsOf(context).problems.some(({ level }) => level === 'error')) {
      return open(subject, 'settings and brand come first', 'Mend them (above), then npm run build');
    }
    // The one file that says which build it is: search engines are to stay away from a demo.
    const isBuiltAsDemo = /^Disallow: \/$/m.test(files.file('robots.txt')?.toString() ?? '');
    if (isBuiltAsDemo !== isDemo) {
      const holds = isBuiltAsDemo ? 'the demo' : 'a live build';
      const what = `dist holds ${holds}, and the settings are those of ${isDemo ? 'the demo' : 'a live build'}`;
      const why = 'a demo signs visitors in at their own machine and asks search engines to stay away';
      return [wrong('build-of-other-settings', { what, why, cure: 'npm run build' })];
    }
    return find({ ...files, env: siteEnv(readBuildSettings(context.env, { goesLive: false })) });
  });
}
