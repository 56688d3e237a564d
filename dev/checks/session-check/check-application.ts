import { createTestAccountFactory } from './accounts.ts';
import { signInTestCases } from './sign-in-test-cases.ts';
import { signOutTestCases } from './sign-out-test-cases.ts';
import { openSimulatedBrowser, type TestedOrigins } from './simulated-browser.ts';
import type { TestCaseContext } from './test-case-context.ts';
import { tokenTestCases } from './token-test-cases.ts';

/** The result of a case. `what` is the requirement, and `why` is the fault, or null if the requirement holds. */
export type TestCaseResult = { readonly what: string; readonly cure: string; readonly why: string | null };

/** `emulator` is the address of the Auth emulator itself, not of the proxy in front of the emulator. */
type CheckOptions = TestedOrigins & Pick<TestCaseContext, 'proxy'> & Readonly<Record<'emulator' | 'projectId', string>>;

/** Runs all cases in turn, and calls `found` with the result of each. */
export async function checkApplication(
  options: CheckOptions,
  found: (finding: TestCaseResult) => void,
): Promise<readonly TestCaseResult[]> {
  const account = createTestAccountFactory(options.emulator, options.projectId);
  const context: TestCaseContext = { ...options, account, open: () => openSimulatedBrowser(options) };
  const findings: TestCaseResult[] = [];
  for (const [what, { cure, run }] of Object.entries({ ...signInTestCases, ...tokenTestCases, ...signOutTestCases })) {
    const why = await run(context).then(
      () => null,
      (error: Error) => error.message,
    );
    Object.assign(options.proxy, { fails: false, lateMs: 0 });
    findings.push({ what, cure, why });
    found({ what, cure, why });
    // Stops if nobody can sign in, because every case that expects a refused sign-in would then pass.
    if (why !== null && findings.length <= 2) break;
  }
  return findings;
}

/**
 * The requirements that cannot be checked with an emulator. Most of them name a test of the example application that
 * checks them.
 */
const unchecked = [
  'signatures: the emulator signs nothing. Write a unit test with a key of your own: another key under the same kid, alg none, HS256 with the certificate, claims changed after signing (dev/proof/application/real-mode.test.ts)',
  'certificates of Google that cannot be fetched: 503, no cookie set or deleted (the same file)',
  'https: own cookies with __Host- names, planted ones deleted (dev/proof/application/sibling.spec.ts)',
  'how your pages handle text that visitors have entered, and which requests their scripts send',
];

/** Prints the result of a case in one line, with the remedy if the case failed. */
export function printTestCaseResult({ what, why, cure }: TestCaseResult): void {
  console.log(why === null ? `ok    ${what}` : `FAIL  ${what}: ${why}. ${cure}`);
}

/** Prints the unchecked requirements and the number of failed cases. Returns the exit code. */
export function printTestCaseTotals(findings: readonly TestCaseResult[]): number {
  for (const line of unchecked) console.log(`--    not checked here: ${line}`);
  const failed = findings.filter(({ why }) => why !== null).length;
  console.log(`\n${findings.length - failed} right, ${failed} wrong.`);
  return failed > 0 ? 1 : 0;
}
