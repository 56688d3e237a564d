import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localPath } from '../../site/local-path.ts';
import { pageFile } from '../../site/prerender/page-file.ts';
import { type SiteEnv, siteEnv } from '../../site/site-env.ts';
import { languageCodes } from '../../widget/languages/languages.ts';
import { isDemoBuild, readBuildSettings } from '../build-settings.ts';
import { type Finding, notChecked, wrong } from './finding.ts';
import { type Ground, settingsOf } from './ground.ts';

const roots = languageCodes.map((language) => localPath('/', language));

/** The build in `dist`. */
export type BuiltSite = {
  /** `dist`. */
  readonly folder: string;
  /** A file of `dist/site` as it is; null when it is not there. */
  readonly file: (name: string) => Buffer | null;
  /** The HTML at a path of the site; null when it is not there. */
  readonly page: (path: string) => string | null;
  /** The settings that it should have been built with. */
  readonly env: SiteEnv;
};

/** Looks at the build in `dist`, where there is one of these settings; else says what comes first. `what` is looked at, as in "the snippet". */
export async function withBuild(
  ground: Ground,
  { id, what, why }: { readonly id: string; readonly what: string; readonly why: string },
  find: (built: BuiltSite) => Promise<readonly Finding[]> | readonly Finding[],
): Promise<readonly Finding[]> {
  const folder = ground.dist;
  const open = (because: string, cure: string): readonly Finding[] => [
    notChecked(id, { what: `${what} not looked at: ${because}`, why, cure }),
  ];
  if (!existsSync(join(folder, 'firebase.json'))) return open('there is no build in dist', 'npm run build');
  const isDemo = isDemoBuild(ground.env);
  if (!isDemo && settingsOf(ground).problems.some(({ level }) => level === 'error')) {
    return open('the settings come first', 'Mend them (above), then npm run build');
  }
  const file = (name: string): Buffer | null => {
    const path = join(folder, 'site', name);
    return existsSync(path) ? readFileSync(path) : null;
  };
  const page = (path: string): string | null => file(pageFile(path, roots))?.toString() ?? null;
  // The one file that says which build it is: search engines are to stay away from a demo.
  const isBuiltAsDemo = /^Disallow: \/$/m.test(file('robots.txt')?.toString() ?? '');
  if (isBuiltAsDemo !== isDemo) {
    const holds = isBuiltAsDemo ? 'the demo' : 'a live build';
    const what = `dist holds ${holds}, and the settings are those of ${isDemo ? 'the demo' : 'a live build'}`;
    const kept = 'a demo signs visitors in at their own machine and asks search engines to stay away';
    return [wrong('build-of-other-settings', { what, why: kept, cure: 'npm run build' })];
  }
  return find({ folder, file, page, env: siteEnv(readBuildSettings(ground.env, { goesLive: false })) });
}
