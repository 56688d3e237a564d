import type { Finding } from './bench.ts';

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
