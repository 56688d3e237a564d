import { picturesStop } from '../site/prerender/photographed-cards.ts';
import { buildAll } from './build/build-all.ts';
import { isDemoBuild, liveBuildProblems, readBuildSettings, settingsStop } from './build/build-settings.ts';
import { CommandError } from './build/command-error.ts';
import { readEnvFile } from './build/read-env-file.ts';
import { earlierReleases } from './build/releases/fetch-earlier-releases.ts';
import { committedWithdrawals } from './build/releases/withdrawals.ts';
import { problemLine } from './build/settings/setting-problem.ts';

/**
 * `npm run build`: writes dist/widget, dist/site and dist/package. Returns the exit code; throws before that with all
 * that is in its way.
 */
export async function build(): Promise<number> {
  // Placeholders are for builds that are measured here.
  const env = { ...readEnvFile(process.cwd()), ACCT_PLACEHOLDERS: undefined };
  const isDemo = isDemoBuild(env);
  const problems = liveBuildProblems(env);
  const stops = [settingsStop(problems), isDemo ? null : await picturesStop()];
  if (stops.some((stop) => stop !== null)) throw new CommandError(stops.filter((stop) => stop !== null).join('\n'));
  for (const problem of problems) console.warn(problemLine(problem));
  const settings = readBuildSettings(env);
  if (settings.mode === 'demo') {
    console.warn('Demo build: no VITE_* setting is set, so card and site use local emulators and show a banner.');
  }
  const earlier = await earlierReleases(settings, env);
  // A demo replaces nothing, and knows no earlier release that could be withdrawn.
  const withdrawn =
    earlier.length > 0 ? { marks: committedWithdrawals(), key: settings.values.VITE_WITHDRAWAL_KEY } : undefined;
  await buildAll({ out: 'dist', env, earlier, packs: true, ...(withdrawn && { withdrawn }) });
  console.log(
    'Written: dist/widget, dist/site with its releases at /widget/ (deploy with dist/firebase.json), and dist/package for npm.',
  );
  return 0;
}
