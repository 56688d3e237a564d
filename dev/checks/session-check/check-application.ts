import { accountMaker } from './accounts.ts';
import type { Bench } from './bench.ts';
import { openBrowser, type Place } from './browser.ts';
import { signInCases } from './sign-in-cases.ts';
import { signOutCases } from './sign-out-cases.ts';
import { tokenCases } from './token-cases.ts';

/** `what`: the requirement. `why`: what was found; null if it holds. */
export type Finding = { readonly what: string; readonly cure: string; readonly why: string | null };

/** `emulator`: Auth's, past the door. */
type CheckOptions = Place & Pick<Bench, 'door'> & Readonly<Record<'emulator' | 'projectId', string>>;

/** Runs every case in turn, and reports each finding to `found` at once. */
export async function checkApplication(
  options: CheckOptions,
  found: (finding: Finding) => void,
): Promise<readonly Finding[]> {
  const account = accountMaker(options.emulator, options.projectId);
  const bench: Bench = { ...options, account, open: () => openBrowser(options) };
  const findings: Finding[] = [];
  for (const [what, { cure, run }] of Object.entries({ ...signInCases, ...tokenCases, ...signOutCases })) {
    const why = await run(bench).then(
      () => null,
      (error: Error) => error.message,
    );
    Object.assign(options.door, { fails: false, lateMs: 0 });
    findings.push({ what, cure, why });
    found({ what, cure, why });
    // If nobody can sign in, the cases of forbidden sign-ins would all pass.
    if (why !== null && findings.length <= 2) break;
  }
  return findings;
}

/** Requirements that no emulator can test, each with the example's own test. */
const unchecked = [
  'signatures: the emulator signs nothing. Write a unit test with a key of your own: another key under the same kid, alg none, HS256 with the certificate, claims changed after signing (dev/proof/application/real-mode.test.ts)',
  'certificates of Google that cannot be fetched: 503, no cookie set or deleted (the same file)',
  'https: own cookies with __Host- names, planted ones deleted (dev/proof/application/sibling.spec.ts)',
  'what your pages do with the visitor’s own words, and what scripts on them ask',
];

/** Prints a case's finding in one line, with the cure if it fails. */
export function printFinding({ what, why, cure }: Finding): void {
  console.log(why === null ? `ok    ${what}` : `FAIL  ${what}: ${why}. ${cure}`);
}

/** Prints what is unchecked, and how many cases fail. Returns the exit code. */
export function printTotal(findings: readonly Finding[]): number {
  for (const line of unchecked) console.log(`--    not checked here: ${line}`);
  const failed = findings.filter(({ why }) => why !== null).length;
  console.log(`\n${findings.length - failed} right, ${failed} wrong.`);
  return failed > 0 ? 1 : 0;
}
