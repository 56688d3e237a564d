import { cardFiles, movingFolder } from '../../../widget/release/card-files.ts';
import type { SignedFiles } from '../../../widget/release/signed-file.ts';
import type { BuildSettings } from '../build-settings.ts';
import { CommandError } from '../command-error.ts';
import { withoutEarlierReleases } from './fetch-earlier-releases.ts';
import { fetchWithin } from './fetch-within.ts';
import { digestOf, type MovingFiles } from './signing.ts';

/** The switch for an owner whose key is lost, or who gives one up: pages whose tag names it alone lose their card. */
export const withoutLiveKeys = 'ACCT_WITHOUT_LIVE_KEYS';

/** The card at every moving address that there has been, below /widget/: each major version has its own. */
const movingShells = Array.from(
  { length: Number(movingFolder.slice(1)) },
  (_, before) => `v${before + 1}/${cardFiles.shell}`,
);

/** What the files of the moving folders are signed with, by these keys. Throws where they are not. */
type Signed = (files: MovingFiles, keys: readonly string[]) => SignedFiles;

/**
 * What a build that goes live does with its moving cards: undefined where nothing is signed, else `signed`. The result
 * throws a CommandError, with both digests, where a live card is signed with a key that this build's is not.
 */
export async function ownerSignature(
  { mode, values }: BuildSettings,
  env: Readonly<Record<string, string | undefined>>,
  signed: Signed,
): Promise<((files: MovingFiles) => SignedFiles) | undefined> {
  if (mode === 'demo') return undefined;
  const keys = values.VITE_SIGNING_KEYS?.split(' ') ?? [];
  const asks = env[withoutEarlierReleases] !== '1' && env[withoutLiveKeys] !== '1';
  const origin = `${values.VITE_SITE_ORIGIN}`.replace(/\/+$/, '');
  const live = await Promise.all(asks ? movingShells.map((file) => fetchLiveCard(origin, file)) : []);
  const lost = live
    .map((card) => ({ ...card, left: card.keys.filter((key) => !keys.includes(key)) }))
    .find(({ left }) => left.length > 0);
  if (keys.length === 0 && !lost) return undefined;
  return (files) => {
    if (lost)
      throw new CommandError(
        `The live ${lost.file} (sha-256 ${lost.digest}) is signed with ${lost.left.join(' and ')}, that of this ` +
          `build (sha-256 ${digestOf(files[lost.file])}) is not: pages whose tag names the key would lose their card. ` +
          `Set VITE_SIGNING_KEYS, or build without: ${withoutLiveKeys}=1 npm run build (docs/signing.md).`,
      );
    return signed(files, keys);
  };
}

/** Digest of what is live, and the keys that have signed it: none where nothing is. */
async function fetchLiveCard(origin: string, file: string) {
  const address = `${origin}/widget/${file}`;
  const failure = (what: string): CommandError =>
    new CommandError(
      `Whether the live card is signed cannot be told: ${address} ${what}. Try again (docs/signing.md).`,
    );
  const answer = await fetchWithin(address, 20_000, { redirect: 'manual' }).catch((error: Error) => {
    throw failure(error.message);
  });
  if (answer.status !== 200 && answer.status !== 404) throw failure(`answers with status ${answer.status}`);
  const input = answer.status === 200 ? (answer.headers.get('signature-input') ?? '') : '';
  const keys = Array.from(input.matchAll(/;keyid="([^"]+)"/g), ([, key = '']) => key);
  return { file, digest: digestOf(answer.body), keys };
}
