import { parseArgs } from 'node:util';
import { readEnvFile } from './build/read-env-file.ts';
import { openFixture } from './owner/doctor/context.ts';
import { examine } from './owner/doctor/examine.ts';
import { exitCode, reportJson, reportText } from './owner/doctor/report.ts';

/**
 * `npm run doctor`: looks at settings, facts, the build in dist and, where the network allows, the live project and
 * site, and says of each thing whether it is right, what is wrong and what to do. It changes nothing, here or there: no
 * account, SMS, mail or record is made. Exit code 0: all is well; 1: something is wrong; 2: nothing is wrong, but not
 * everything could be looked at.
 */
export async function doctor(args: readonly string[]): Promise<number> {
  const { json } = parseArgs({ args: [...args], options: { json: { type: 'boolean' } } }).values;
  if (!json) console.error('Looking at settings, build and, where it can be reached, the live project ...\n');
  // A build that stands elsewhere was made without the owner's file.
  const env = process.env.ACCT_DIST ? process.env : readEnvFile('.');
  const sections = await examine(openFixture(env));
  console.log(json ? reportJson(sections) : reportText(sections).trimEnd());
  return exitCode(sections);
}
