import { parseArgs } from 'node:util';
import { createContext } from '../owner/doctor/context.ts';
import { examine } from '../owner/doctor/examine.ts';
import { exitCode, reportJson, reportText } from '../owner/doctor/report.ts';
import { readEnvFile } from '../settings/read-env-file.ts';

/**
 * `npm run doctor`: checks settings, facts, the build in dist and, if the network allows, the live project and site.
 * Reports for each whether it is right, what is wrong and what to do. It changes nothing, here or there: it creates no
 * account, SMS, mail or record. Exit code 0: all is well; 1: something is wrong; 2: nothing is wrong, but something is
 * unchecked.
 */
export async function doctor(args: readonly string[]): Promise<number> {
  const { json } = parseArgs({ args: [...args], options: { json: { type: 'boolean' } } }).values;
  if (!json) console.error('Looking at settings, build and, where it can be reached, the live project ...\n');
  // A build in another folder was made without the owner's file.
  const env = process.env.ACCT_DIST ? process.env : readEnvFile('.');
  const sections = await examine(createContext(env));
  console.log(json ? reportJson(sections) : reportText(sections).trimEnd());
  return exitCode(sections);
}
