import pMap from 'p-map';
import type { BuildSettings } from '../build-settings.ts';
import { CommandError } from '../command-error.ts';
import { integrityFile, releaseName, sriHash } from './describe-release.ts';
import { type Fetched, fetchWithin } from './fetch-within.ts';
import { type ReleaseEntry, readRelease, readReleaseList } from './release-list.ts';

/** The switch to build without them, for an owner who knows what it costs. */
export const withoutEarlierReleases = 'ACCT_WITHOUT_EARLIER_RELEASES';

/** A release that is live now, whole and checked: it has to be part of the next deployment, too. */
export type EarlierRelease = {
  readonly entry: ReleaseEntry;
  /** By path inside the release's folder, its integrity.json included. */
  readonly files: ReadonlyMap<string, Buffer>;
};

const atOnce = 6;

/**
 * Fetches every release that the site lists, each file checked by its hash; none when the site has no list yet (404).
 * `timeLimit`: milliseconds for each file. Throws a CommandError that names the way out: a deployment without them
 * would break every page that names one.
 */
export async function fetchEarlierReleases(origin: string, timeLimit = 20_000): Promise<readonly EarlierRelease[]> {
  const widget = `${origin}/widget`;
  const listAddress = `${widget}/releases.json`;
  // A redirect may lead to anybody's 404, which must not pass for "no release yet".
  const list = await get(listAddress, timeLimit, 'manual');
  if (list.status === 404) return [];
  if (list.status !== 200) throw failure(`${listAddress} answers with status ${list.status}`);
  const earlier: EarlierRelease[] = [];
  for (const entry of parsed(listAddress, () => readReleaseList(list.body.toString()))) {
    earlier.push(await fetchRelease(`${widget}/${entry.release}`, entry, timeLimit));
  }
  return earlier;
}

async function fetchRelease(folder: string, entry: ReleaseEntry, timeLimit: number): Promise<EarlierRelease> {
  const checked = async (path: string, integrity: string): Promise<readonly [string, Buffer]> => {
    const address = `${folder}/${path}`;
    const { status, body } = await get(address, timeLimit, 'follow');
    if (status !== 200) throw failure(`${address} answers with status ${status}`);
    if (sriHash(body) !== integrity) throw failure(`${address} is not the file that was released (its hash differs)`);
    return [path, body];
  };
  const own = await checked(integrityFile, entry.integrity);
  const { version, files } = parsed(`${folder}/${integrityFile}`, () => readRelease(own[1].toString()));
  if (releaseName(version, files) !== entry.release) throw failure(`${folder}/${integrityFile} is of another release`);
  const others = await pMap(Object.entries(files), ([path, { integrity }]) => checked(path, integrity), {
    concurrency: atOnce,
  });
  return { entry, files: new Map([own, ...others]) };
}

async function get(address: string, timeLimit: number, redirect: 'manual' | 'follow'): Promise<Fetched> {
  try {
    return await fetchWithin(address, timeLimit, { redirect });
  } catch (error) {
    throw failure(`${address} ${(error as Error).message}`);
  }
}

function parsed<Value>(address: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw failure(`${address} ${(error as Error).message}`);
  }
}

const failure = (what: string): CommandError =>
  new CommandError(
    `The releases that are live cannot be taken along: ${what}. Pages that name one of them would lose their card, so the build stops. ` +
      `Try again, or build without them: ${withoutEarlierReleases}=1 npm run build (docs/deploy.md).`,
  );

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
