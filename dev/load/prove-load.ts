import type { ProofPart } from '../proof/proof-part.ts';
import { browserStep } from '../testing/suite/browser-step.ts';

/** How many visitors sign up on one card, and as many at once; in a short run a few. */
const visitors = { whole: 200, short: 20 } as const;

/** Part `load` of the long suite. */
export const proveLoad: ProofPart['run'] = async ({ short }) => {
  const { tests: _, ...counts } = await browserStep(['--project=proof', '--grep=@proof:load( |$)'], {
    ACCT_LOAD_VISITORS: String(visitors[short ? 'short' : 'whole']),
  });
  return counts;
};
