import type { BuildSettings } from '../build-settings.ts';
import { type EarlierRelease, fetchEarlierReleases, withoutEarlierReleases } from './fetch-earlier-releases.ts';

/**
 * The releases that `npm run build` has to take along: those of the site it will replace. None in a demo build, which
 * replaces nothing, and none when ACCT_WITHOUT_EARLIER_RELEASES=1 says so. Prints which; throws a CommandError when
 * they cannot be had.
 */
export async function earlierReleases(
  { mode, values }: BuildSettings,
  env: Readonly<Record<string, string | undefined>>,
): Promise<readonly EarlierRelease[]> {
  if (mode === 'demo') return [];
  if (env[withoutEarlierReleases] === '1') {
    console.warn(
      `${withoutEarlierReleases}=1: pages that name an earlier release lose their card with this deployment.`,
    );
    return [];
  }
  const origin = (values.VITE_SITE_ORIGIN ?? '').replace(/\/+$/, '');
  const earlier = await fetchEarlierReleases(origin);
  const names = earlier.map(({ entry }) => entry.release).join(', ');
  console.log(
    names === '' ? `${origin} has no release yet: this is the first.` : `Taken along from ${origin}: ${names}.`,
  );
  return earlier;
}
