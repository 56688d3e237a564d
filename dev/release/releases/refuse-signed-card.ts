import type { BuildSettings } from '../../../settings/build-settings.ts';
import { cardFiles, majorVersionFolder } from '../../../widget/release/release.ts';
import { CommandError } from '../../base/run-tool.ts';
import { fetchWithTimeLimit } from './create-live-file-reader.ts';
import { earlierReleasesOptOutVariable } from './fetch-earlier-releases.ts';

/**
 * Set to 1, this variable lets a build replace a signed card. The owner sets it when partners have removed `integrity`
 * from the tag that loads the newest release.
 */
export const signedCardCheckOptOutVariable = 'ACCT_WITHOUT_SIGNED_CARD';

/** For each major version, the path below /widget/ of the shell that always belongs to the newest release. */
const newestReleaseShells = Array.from(
  { length: Number(majorVersionFolder.slice(1)) },
  (_, before) => `v${before + 1}/${cardFiles.shell}`,
);

/**
 * Throws a CommandError if a live build would replace a signed card at the address of the newest release. Releases up
 * to 1.1 could be signed. A page that checks the signature, by a key in the script tag's `integrity`, would not run the
 * unsigned card that replaces it. If the address answers 404, there is no card yet.
 */
export async function refuseSignedCard(
  { mode, values }: BuildSettings,
  env: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  if (mode === 'demo' || env[earlierReleasesOptOutVariable] === '1' || env[signedCardCheckOptOutVariable] === '1')
    return;
  const origin = `${values.VITE_SITE_ORIGIN}`.replace(/\/+$/, '');
  for (const file of newestReleaseShells) {
    const address = `${origin}/widget/${file}`;
    if (await isSigned(address)) {
      throw new CommandError(
        `The live ${address} is signed, but this build does not sign: pages whose tag names a key would lose their card. ` +
          'Ask each partner to remove integrity from the moving tag, or to pin a release with its hashes. ' +
          `Then build once with ${signedCardCheckOptOutVariable}=1 (docs/releases.md#a-site-that-signed-its-card).`,
      );
    }
  }
}

/**
 * Returns true if the answer has a signature. Throws a CommandError if there is no answer, or if its status is neither
 * 200 nor 404.
 */
async function isSigned(address: string): Promise<boolean> {
  const failure = (what: string): CommandError =>
    new CommandError(`It is unknown whether the live card is signed: ${address} ${what}. Try again.`);
  const answer = await fetchWithTimeLimit(address, 20_000, { redirect: 'manual' }).catch((error: Error) => {
    throw failure(error.message);
  });
  if (answer.status !== 200 && answer.status !== 404) throw failure(`answers with status ${answer.status}`);
  return answer.status === 200 && answer.headers.has('signature-input');
}
