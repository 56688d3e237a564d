import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { cardFiles } from '../../widget/release/release.ts';
import { CommandError } from '../base/run-tool.ts';
import { writeSecretFile } from '../base/write-secret-file.ts';
import { fetchEarlierReleases } from '../release/releases/fetch-earlier-releases.ts';
import { readRelease, withdrawalReasonPattern } from '../release/releases/release-list.ts';
import {
  derivePublicKey,
  findSuccessorRelease,
  makeWithdrawalKey,
  readCommittedWithdrawals,
  signWithdrawal,
  withdrawalsFile,
} from '../release/releases/withdrawals.ts';
import { readEnvFile } from '../settings/read-env-file.ts';

const usage = 'npm run withdraw -- RELEASE --why "ONE SENTENCE IN ENGLISH", or --new-key FILE once.';
/** The environment variable with the path of the key file that `--new-key` wrote. */
const secretFile = 'ACCT_WITHDRAWAL_SECRET';

/**
 * `npm run withdraw -- RELEASE --why TEXT`: withdraws a live release. The newest live release that is not withdrawn
 * takes its place. `--new-key FILE` makes the key that signs withdrawals. Throws a CommandError if the arguments, the
 * key or the site's list of releases do not allow a withdrawal.
 */
export async function runWithdrawCommand(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { why: { type: 'string' }, 'new-key': { type: 'string' } },
  });
  const newKey = values['new-key'];
  if (newKey !== undefined) {
    makeKey(newKey);
    return 0;
  }
  const [release, ...more] = positionals;
  const why = values.why?.trim().replace(/\s+/g, ' ') ?? '';
  if (release === undefined || why === '') throw new CommandError(usage);
  if (more.length > 0) throw new CommandError(`Put a sentence of several words in quotes: ${usage}`);
  if (!withdrawalReasonPattern.test(why))
    throw new CommandError('The sentence may have at most 301 characters, and no control characters.');
  const env = readEnvFile('.');
  const secret = readSecret(env);
  const origin = (env.VITE_SITE_ORIGIN ?? '').replace(/\/+$/, '');
  const failed = (what: string) => new CommandError(`Nothing is withdrawn: ${what}. Try again.`);
  const live = await fetchEarlierReleases(origin, undefined, failed);
  const withdrawals = readCommittedWithdrawals();
  if (!live.some(({ entry }) => entry.release === release))
    throw new CommandError(`${origin} has no release ${release}.`);
  const successor = findSuccessorRelease(live, release, withdrawals);
  if (successor === undefined)
    throw new CommandError('There is no other live release that could replace it: deploy one first.');
  const { files } = readRelease(successor.files.get('integrity.json')?.toString() ?? '');
  const integrity = files[cardFiles.single]?.integrity;
  if (integrity === undefined) throw new CommandError(`Release ${successor.entry.release} has no ${cardFiles.single}.`);
  const mark = signWithdrawal(secret, release, { why, successor: successor.entry.release, integrity });
  writeFileSync(withdrawalsFile, `${JSON.stringify({ ...withdrawals, [release]: mark }, null, 2)}\n`);
  console.log(
    `${withdrawalsFile}: ${release} is withdrawn in favour of ${mark.successor}. Commit this file, build and deploy.`,
  );
  return 0;
}

function makeKey(file: string): void {
  const { secret, known } = makeWithdrawalKey();
  writeSecretFile(file, secret);
  console.log(
    `Written: ${file}. Store it and a copy away from any server: releases contain the public key permanently.`,
  );
  console.log(`For .env.production: VITE_WITHDRAWAL_KEY=${known}`);
}

/** Returns the owner's private key. Throws a CommandError if the key does not match VITE_WITHDRAWAL_KEY. */
function readSecret(env: Readonly<Record<string, string | undefined>>): string {
  const file = env[secretFile];
  if (!file || !existsSync(file))
    throw new CommandError(`${secretFile} does not name a file: set it to the file that --new-key wrote.`);
  const secret = readFileSync(file, 'utf8');
  let known: string;
  try {
    known = derivePublicKey(secret);
  } catch {
    throw new CommandError(`${file} does not contain a private key.`);
  }
  if (known !== env.VITE_WITHDRAWAL_KEY)
    throw new CommandError(`${file} does not fit VITE_WITHDRAWAL_KEY: use the key that this setting was made with.`);
  return secret;
}
