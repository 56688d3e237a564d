import type { ProofPart } from '../proof/proof-part.ts';
import { browserStep } from '../testing/suite/browser-step.ts';
import { unitStep } from '../testing/suite/unit-step.ts';

/** How far the card is walked: over fakes, where a step takes milliseconds, and built, in a browser. */
const steps = { whole: { fakes: 20_000, browser: 300 }, short: { fakes: 1500, browser: 40 } } as const;

/** Part `walks` of the long suite. What fails names seed and step, and over fakes the shortest way there. */
export const proveWalks: ProofPart['run'] = async ({ short, seed }) => {
  const wanted = steps[short ? 'short' : 'whole'];
  const env = (count: number) => ({ ACCT_WALK_STEPS: String(count), ACCT_WALK_SEED: String(seed) });
  const overFakes = await unitStep(['--project', 'unit-walks'], env(wanted.fakes));
  const inBrowser = await browserStep(['--project=proof', '--grep=@proof:walks( |$)'], env(wanted.browser));
  const failures = [...(overFakes.failures ?? []), ...(inBrowser.failures ?? [])];
  return { passed: overFakes.passed + inBrowser.passed, failed: overFakes.failed + inBrowser.failed, failures };
};
