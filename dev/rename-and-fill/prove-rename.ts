import { unitStep } from '../testing/suite/unit-step.ts';
import { renamedCopy } from './renamed-copy.ts';
import { runInCopy } from './run-in-copy.ts';

/** The browser tests in which the name, the links and the owner's facts stand. */
const named = ['built-files', 'downloads', 'links', 'login', 'spec-walk', 'without-script'];

/**
 * Builds copies of the sources in which an owner or a translator has done a step. Then renames the product and fills in every fact in a
 * copy, and runs the whole `npm test` there; `short`: lint, types and unit tests, a build and the browser tests that read the pages'
 * words. What they print is shown; resolves with their counts.
 */
export async function proveRename({ short = false } = {}): Promise<{ passed: number; failed: number }> {
  const copy = renamedCopy('all');
  const words = named.map((name) => `site/e2e/${name}.spec.ts`);
  const runs = short ? [['quick'], ['browser', ...words]] : [[]];
  const counts: { passed: number; failed: number } = { ...(await unitStep(['--project', 'copies'])) };
  try {
    for (const run of runs) {
      const { code, output } = await runInCopy(copy.folder, ['dev/run.mjs', 'test', ...run], { echo: true });
      const [, passed = 0, failed = 0] = (/^(\d+) passed, (\d+) failed$/m.exec(output) ?? []).map(Number);
      counts.passed += passed;
      counts.failed += code === 0 ? failed : Math.max(1, failed);
    }
    return counts;
  } finally {
    copy.remove();
  }
}
