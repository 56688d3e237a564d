import { drawSample } from '../draw-sample.ts';
import type { ProofOptions } from '../proof-part.ts';
import type { Counts } from '../suite/read-report.ts';
import { unitStep } from '../suite/unit-step.ts';
import { renamedCopy } from './renamed-copy.ts';
import { runInCopy } from './run-in-copy.ts';

/** The browser tests in which the name, the links and the owner's facts stand. */
const named = ['built-files', 'downloads', 'links', 'login', 'spec-walk', 'without-script'];

/**
 * Builds copies of the sources in which an owner or a translator has done a step. Then renames the product and fills in every fact in a
 * copy, and runs the whole `npm test` there. A short run draws one of: the copies; lint, types and unit tests of the renamed one; its
 * build and the browser tests that read the pages' words. What they print is shown; resolves with their counts.
 */
export async function proveRename({ short, seed }: Pick<ProofOptions, 'short' | 'seed'>): Promise<Counts> {
  const words = [...named.map((name) => `site/e2e/${name}.spec.ts`), 'dev/owner/doctor/doctor.spec.ts'];
  const samples = [copies, () => inRenamedCopy(['quick']), () => inRenamedCopy(['browser', ...words])];
  const chosen = short ? drawSample(samples, 1, seed) : [copies, () => inRenamedCopy([])];
  const counts = { passed: 0, failed: 0 };
  for (const prove of chosen) {
    const { passed, failed } = await prove();
    counts.passed += passed;
    counts.failed += failed;
  }
  return counts;
}

const copies = (): Promise<Counts> => unitStep(['--project', 'copies']);

/** `npm test` with these arguments where the product has another name and every fact is filled in. */
async function inRenamedCopy(args: readonly string[]): Promise<Counts> {
  const copy = renamedCopy('all');
  try {
    const { code, output } = await runInCopy(copy.folder, ['dev/run.mjs', 'test', ...args], { echo: true });
    const [, passed = 0, failed = 0] = (/^(\d+) passed, (\d+) failed$/m.exec(output) ?? []).map(Number);
    return { passed, failed: code === 0 ? failed : Math.max(1, failed) };
  } finally {
    copy.remove();
  }
}
