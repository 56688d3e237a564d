import pMap from 'p-map';
import type { BuildSettings } from '../../../settings/build-settings.ts';
import { CommandError } from '../../base/run-tool.ts';
import { createLiveFileReader } from './create-live-file-reader.ts';
import { createReleaseName, integrityFile, type ReleaseEntry, readRelease, readReleaseList } from './release-list.ts';

/** The switch to build without earlier releases, for an owner who accepts the consequences. */
export const earlierReleasesOptOutVariable = 'ACCT_WITHOUT_EARLIER_RELEASES';

/** A live release, complete and verified: the next deployment must contain it too. */
export type EarlierRelease = {
  readonly entry: ReleaseEntry;
  /** The files by path in the release's folder, including integrity.json. */
  readonly files: ReadonlyMap<string, Buffer>;
};

const atOnce = 6;

/**
 * Fetches every release in a site's list, verified by hash. Resolves to an empty list if the site has no list (404).
 * For any other failure, throws the error that `failed` creates, because pages that use a missing release would lose
 * their card.
 */
export async function fetchEarlierReleases(
  origin: string,
  timeLimit?: number,
  failed = failure,
): Promise<readonly EarlierRelease[]> {
  const live = createLiveFileReader(origin, failed, timeLimit);
  const earlier: EarlierRelease[] = [];
  for (const entry of (await live.list('/widget/releases.json', readReleaseList)) ?? []) {
    earlier.push(await fetchRelease(live, entry));
  }
  return earlier;
}

async function fetchRelease(
  live: ReturnType<typeof createLiveFileReader>,
  entry: ReleaseEntry,
): Promise<EarlierRelease> {
  const folder = `/widget/${entry.release}`;
  const own = await live.file(`${folder}/${integrityFile}`, entry.integrity);
  const { version, files } = live.parsed(`${folder}/${integrityFile}`, own, readRelease);
  if (createReleaseName(version, files) !== entry.release)
    throw live.failed(`${folder}/${integrityFile}`, 'is of another release');
  const others = await pMap(
    Object.entries(files),
    async ([path, { integrity }]) => [path, await live.file(`${folder}/${path}`, integrity)] as const,
    { concurrency: atOnce },
  );
  return { entry, files: new Map([[integrityFile, own], ...others]) };
}

const failure = (what: string): CommandError =>
  new CommandError(
    `The live releases cannot be copied: ${what}. Try again. ${earlierReleasesOptOutVariable}=1 npm run build continues ` +
      'without them, but pages that name one of them lose their card (docs/go-live.md#the-next-release).',
  );

/**
 * Returns the releases that `npm run build` must publish again. There are none for a demo, or with
 * ACCT_WITHOUT_EARLIER_RELEASES=1. Throws a CommandError if a release cannot be fetched.
 */
export async function fetchReleasesForBuild(
  { mode, values }: BuildSettings,
  env: Readonly<Record<string, string | undefined>>,
): Promise<readonly EarlierRelease[]> {
  if (mode === 'demo') return [];
  if (env[earlierReleasesOptOutVariable] === '1') {
    console.warn(
      `${earlierReleasesOptOutVariable}=1: pages that name an earlier release lose their card with this deployment.`,
    );
    return [];
  }
  const origin = (values.VITE_SITE_ORIGIN ?? '').replace(/\/+$/, '');
  const earlier = await fetchEarlierReleases(origin);
  const names = earlier.map(({ entry }) => entry.release).join(', ');
  console.log(
    names === '' ? `${origin} has no release yet: this is the first.` : `Releases copied from ${origin}: ${names}.`,
  );
  return earlier;
}
