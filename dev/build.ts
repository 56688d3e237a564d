import { launchStop, ownerFacts } from '../site/content/facts/owner-facts.ts';
import { buildAll } from './build-all.ts';
import { readBuildSettings } from './build-settings.ts';
import { CommandError } from './command-error.ts';
import { readEnvFile } from './read-env-file.ts';
import { earlierReleases } from './releases/earlier-releases.ts';

/** `npm run build`: writes dist/widget, dist/site and dist/package. Returns the exit code. */
export async function build(): Promise<number> {
  const env = readEnvFile(process.cwd());
  const settings = readBuildSettings(env);
  if (settings.mode === 'demo') {
    console.warn('Demo build: no VITE_* setting is set, so card and site use local emulators and show a banner.');
  }
  const stop = settings.mode === 'live' ? launchStop(ownerFacts) : null;
  if (stop !== null) throw new CommandError(stop);
  const earlier = await earlierReleases(settings, env);
  await buildAll({ out: 'dist', env: { ...env, ACCT_PLACEHOLDERS: undefined }, earlier, packs: true });
  console.log(
    'Written: dist/widget, dist/site with its releases at /widget/ (deploy with dist/firebase.json), and dist/package for npm.',
  );
  return 0;
}
