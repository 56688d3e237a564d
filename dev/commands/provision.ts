import { formatEscapedJson, quoteForTerminal, quoteUnlessPlainWord } from '../base/escape-for-terminal.ts';
import { chooseFirebaseBackend } from '../owner/admin/choose-firebase-backend.ts';
import { runWithAdminAccess } from '../owner/admin/run-with-admin-access.ts';
import { applyProvisionStep } from '../owner/provision/apply-provision-step.ts';
import { listRequests } from '../owner/provision/provision-request.ts';
import { provisionSteps } from '../owner/provision/provision-steps.ts';
import { readProvisionArguments } from '../owner/provision/read-provision-arguments.ts';
import { formatRequestTable } from '../owner/provision/request-line.ts';
import { readEnvFile } from '../settings/read-env-file.ts';

/**
 * `npm run provision`: lists and changes requests to set up a company (docs/every-day.md). Prints data to stdout and
 * messages to stderr.
 */
export async function runProvisionCommand(args: readonly string[]): Promise<number> {
  const given = readProvisionArguments(args);
  const backend = chooseFirebaseBackend(given.project, readEnvFile('.'));
  const where = backend.kind === 'live' ? 'the real project' : `the emulator at ${backend.host}, project`;
  console.error(`Requests of ${where} ${backend.projectId}.`);
  await runWithAdminAccess(backend, async ({ store }) => {
    if (given.command === 'list') {
      const requests = await listRequests(store, given.status);
      if (given.json) return console.log(formatEscapedJson(requests));
      if (requests.length === 0)
        return console.error(given.status ? `No request is ${given.status}.` : 'There are no requests.');
      const { heading, lines, sum } = formatRequestTable(requests, Date.now());
      console.error(heading);
      for (const line of lines) console.log(line);
      return console.error(sum);
    }
    const { uid, status, suggestedCompanyId, companyName } = await applyProvisionStep(
      store,
      given.command,
      given.uid,
      given,
    );
    const company = `${quoteForTerminal(companyName ?? '')}, suggested id ${suggestedCompanyId === null ? '-' : quoteUnlessPlainWord(suggestedCompanyId)}`;
    console.log(`${quoteUnlessPlainWord(uid)}: ${status} -> ${provisionSteps[given.command].to}, ${company}`);
  });
  return 0;
}
