import { accountMaker } from './accounts.ts';
import type { AuthDoor } from './auth-door.ts';
import type { Bench, Finding } from './bench.ts';
import { openBrowser, type Place } from './browser.ts';
import { signInCases } from './sign-in-cases.ts';
import { signOutCases } from './sign-out-cases.ts';
import { tokenCases } from './token-cases.ts';

export type CheckOptions = Place & {
  readonly door: AuthDoor['state'];
  readonly emulator: string;
  readonly projectId: string;
};

/** Runs every case in turn, and reports each finding to `found` at once. */
export async function checkApplication(
  options: CheckOptions,
  found: (finding: Finding) => void,
): Promise<readonly Finding[]> {
  const account = accountMaker(options.emulator, options.projectId);
  const bench: Bench = { ...options, account, open: () => openBrowser(options) };
  const findings: Finding[] = [];
  for (const { what, cure, run } of [...signInCases, ...tokenCases, ...signOutCases]) {
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
